/** The part of a PostCSS at-rule that is needed here. */
interface AtRule {
  params: string;
  error(message: string): Error;
}

/**
 * A PostCSS plugin that replaces each custom media query, such as `(--menu)`, with its condition.
 *
 * @param queries conditions with their parentheses, by name without the two dashes
 * @throws when a style sheet uses an unknown name; the message gives the file and the line
 */
export function customMedia(queries: Record<string, string>) {
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media(rule: AtRule) {
        rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
          const query = queries[name];
          if (!query) throw rule.error(`styles/breakpoints.ts has no condition named "${name}".`);
          return query;
        });
      },
    },
  };
}
