/**
 * Words that `Text` marks up: in all texts but the labels of controls. Names of people and places need no
 * markup.
 */
export const glossary = {
  /** Foreign words, in lower case, with their language: Sinhala, Tamil, or Dutch, in Latin letters. */
  foreign: {
    'isso wade': 'si-Latn',
    kiribath: 'si-Latn',
    kottu: 'ta-Latn',
    lamprais: 'nl',
    'pol sambol': 'si-Latn',
    poya: 'si-Latn',
    puja: 'si-Latn',
  },
  /** With what they stand for. One text spells each out, as in "Electronic Travel Authorization (ETA)". */
  abbreviations: {
    ETA: 'Electronic Travel Authorization',
    OCI: 'Overseas Citizen of India',
  },
} satisfies Record<'foreign' | 'abbreviations', Record<string, string>>;
