import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// Which files may import which, so that each part can be read and changed without the others.

interface Rule {
  because: string;
  /** Paths from the root. */
  files: RegExp;
  /** Packages by name, files by their path from the root. */
  mayNotImport: RegExp;
}

const rules: Rule[] = [
  {
    because: 'browser code never imports Node code',
    files: /^src\/(?!build\/)/,
    mayNotImport: /^(node:|vite$|msw|sharp$|src\/build\/)/,
  },
  {
    because: 'only services import the libraries of EmailJS and LiveChat',
    files: /^src\/(?!services\/|build\/)/,
    mayNotImport: /^@(emailjs|livechat)\//,
  },
  {
    because: 'only Toaster imports Radix',
    files: /^src\/(?!components\/feedback\/Toaster\.tsx$)/,
    mayNotImport: /^@radix-ui\//,
  },
  {
    because: 'components receive what they show as props',
    files: /^src\/components\//,
    mayNotImport: /^src\/(content|screens)\/|^src\/(main|parts|Page\w+)$/,
  },
  {
    because: 'screens know neither the configuration nor the other parts of the page',
    files: /^src\/screens\//,
    mayNotImport: /^src\/(config|main|parts|Page\w+)$/,
  },
  {
    because: 'only the build, and types.ts for its types, import the schema of the content',
    files: /^src\/(?!build\/|types\.ts$)/,
    mayNotImport: /^src\/content\/schema$/,
  },
  {
    because: 'only the build and the schema import the libraries that read the content',
    files: /^src\/(?!build\/|content\/schema)/,
    mayNotImport: /^(yaml|zod)$/,
  },
  {
    because: 'services know nothing about the page',
    files: /^src\/services\//,
    mayNotImport: /^src\/(components|content|screens)\/|^src\/(main|parts|Page\w+)$/,
  },
];

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|js)$/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g),
      ([, name = '']) => ({
        file,
        imported: name.startsWith('.')
          ? join(dirname(file), name)
              .replaceAll('\\', '/')
              .replace(/\.tsx?$/, '')
          : name,
      }),
    ),
  );

it.each(rules)('$because', ({ files, mayNotImport }) => {
  const own = imports.filter(({ file }) => files.test(file));
  expect(own).not.toEqual([]);
  expect(own.filter(({ imported }) => mayNotImport.test(imported))).toEqual([]);
});

// The company requires it: presses by mouse, touch, keyboard, and assistive technology then act alike.
it.each(['navigation/TabList', 'navigation/Header', 'carousel/Carousel'])(
  'React Aria drives %s',
  (name) => {
    const own = imports.filter(({ file }) => file === `src/components/${name}.tsx`);
    expect(own.map(({ imported }) => imported.split('/')[0])).toContain('react-aria');
  },
);
