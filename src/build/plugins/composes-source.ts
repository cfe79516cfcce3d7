/** The parts of PostCSS's nodes that are needed here. */
interface Source {
  input: { file?: string | undefined };
}

interface Declaration {
  source?: Source | undefined;
}

interface Root extends Declaration {
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/**
 * A PostCSS plugin that gives the rules that a style sheet gets by `composes` the source of that style
 * sheet. PostCSS Modules inserts them without any, so Vite would warn about a missing `from` option.
 */
export function composesSource() {
  return {
    postcssPlugin: 'composes-source',
    OnceExit(root: Root) {
      root.walkDecls((declaration) => {
        if (!declaration.source?.input.file) declaration.source = root.source;
      });
    },
  };
}
