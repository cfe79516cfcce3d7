export interface Glossary {
  /** Foreign words, in lower case, and the language they are spoken in (WCAG 3.1.2). */
  foreign: Readonly<Record<string, string>>;
  /** Abbreviations and what they stand for (WCAG 3.1.4). */
  abbreviations: Readonly<Record<string, string>>;
}

let glossary: Glossary = { foreign: {}, abbreviations: {} };

/** Says which words `Text` looks out for. Called once, before anything is rendered. */
export function setGlossary(words: Glossary): void {
  glossary = words;
}

/**
 * Plain words, in which those of the glossary are marked for screen readers and translators:
 * foreign words with their language, abbreviations with what they stand for.
 */
export function GlossaryText({ children }: { children: string }) {
  const known = [...Object.keys(glossary.foreign), ...Object.keys(glossary.abbreviations)];
  if (known.length === 0) return children;
  // Every other part is a word of the glossary.
  const parts = children.split(new RegExp(`\\b(${known.join('|')})\\b`, 'i'));
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    index % 2 === 0 ? part : <Term key={index} word={part} />,
  );
}

function Term({ word }: { word: string }) {
  const meaning = glossary.abbreviations[word];
  if (meaning) return <abbr title={meaning}>{word}</abbr>;
  return <span lang={glossary.foreign[word.toLowerCase()]}>{word}</span>;
}
