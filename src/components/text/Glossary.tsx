import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Glossary {
  /** Foreign words in lower case, and the language of each (WCAG 3.1.2). */
  foreign: Readonly<Record<string, string>>;
  /** Abbreviations and their expanded forms (WCAG 3.1.4). */
  abbreviations: Readonly<Record<string, string>>;
}

const GlossaryContext = createContext((text: string): ReactNode => text);

/** Gives every `Text` below the terms to mark up. */
export function GlossaryProvider(props: { glossary: Glossary; children: ReactNode }) {
  const { glossary, children } = props;
  const markTerms = useMemo(() => createMarkTerms(glossary), [glossary]);
  return <GlossaryContext value={markTerms}>{children}</GlossaryContext>;
}

/** Returns a function that marks up the terms in a text from the content. */
export const useMarkTerms = () => useContext(GlossaryContext);

function createMarkTerms({ foreign, abbreviations }: Glossary) {
  const pattern = findTerms({ foreign, abbreviations });
  return (text: string): ReactNode => {
    if (!pattern?.test(text)) return text;
    // The capturing group makes every other part a term. The parts never change their order.
    return text.split(pattern).map((part, key) => {
      if (key % 2 === 0) return part;
      const expanded = abbreviations[part];
      if (expanded)
        return (
          <abbr key={key} title={expanded}>
            {part}
          </abbr>
        );
      return (
        <span key={key} lang={foreign[part.toLowerCase()]}>
          {part}
        </span>
      );
    });
  };
}

/** Matches every term that is a word of its own, not a part of another. */
function findTerms({ foreign, abbreviations }: Glossary): RegExp | undefined {
  // An abbreviation is one only in its own spelling; a foreign word may begin a sentence.
  const words = Object.keys(foreign).flatMap((word) => [word, capitalize(word)]);
  const terms = [...words, ...Object.keys(abbreviations)].map(escapeForRegExp);
  if (terms.length === 0) return;
  return new RegExp(`(?<![\\p{L}\\d])(${terms.join('|')})(?![\\p{L}\\d])`, 'u');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RegExp.escape` is not in all browsers that the site supports. */
function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
