import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// The import directions and the "only" rules of the design, section 1.

/** A part of src: a folder, or one of the files beside the folders. */
const parts = {
  main: ['App', 'hydrate', 'styles'],
  hydrate: [],
  types: [],
  App: ['components', 'content', 'navigation', 'screens', 'services', 'styles'],
  navigation: [],
  config: ['services'],
  content: ['content', 'navigation', 'types'],
  screens: ['screens', 'components', 'types', 'content', 'navigation', 'services', 'styles'],
  components: ['components', 'types', 'navigation', 'config', 'services', 'styles'],
  services: ['services', 'config', 'navigation'],
  styles: ['styles'],
  build: ['build', 'App', 'types', 'components', 'content', 'navigation', 'config', 'services'],
} satisfies Record<string, string[]>;

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The code of a file, without its comments. */
const code = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const sources = filesIn('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: code(file), part: partOf(file) }));

function partOf(file: string): string {
  return relative('src', file).split(/[/.]/)[0] ?? '';
}

/** What a file imports: the names as written, and whether only types are taken. */
function importsOf({ text }: { text: string }) {
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, type, from, bare]) => ({ name: from ?? bare ?? '', isType: !!type }));
}

const ownImportsOf = (source: (typeof sources)[number]) =>
  importsOf(source)
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, isType }) => ({ isType, part: partOf(join(dirname(source.file), name)) }));

/** The files that break a rule, to be compared with an empty list. */
const breaking = (breaks: (source: (typeof sources)[number]) => boolean) =>
  sources.filter(breaks).map(({ file }) => file);

const elsewhere = (pattern: RegExp, ...allowed: string[]) =>
  breaking(
    ({ file, text }) => pattern.test(text) && !allowed.some((path) => file.startsWith(path)),
  );

describe('imports run one way', () => {
  it('every part of src is known here', () => {
    expect(breaking(({ part }) => !(part in parts))).toEqual([]);
  });

  it.each(Object.entries(parts))('%s imports only from: %j', (part, allowed) => {
    const wrong = sources
      .filter((source) => source.part === part)
      .flatMap((source) =>
        ownImportsOf(source)
          .filter((own) => !allowed.includes(own.part as never))
          .map((own) => `${source.file} imports from ${own.part}`),
      );
    expect(wrong).toEqual([]);
  });

  it('components never import content: they get their words as props', () => {
    expect(
      breaking(
        (source) =>
          source.part === 'components' &&
          ownImportsOf(source).some(({ part }) => part === 'content'),
      ),
    ).toEqual([]);
  });

  it('content imports nothing but types, and has no markup', () => {
    const isImpure = (source: (typeof sources)[number]) =>
      importsOf(source).some(({ isType }) => !isType) || source.file.endsWith('.tsx');
    expect(breaking((source) => source.part === 'content' && isImpure(source))).toEqual([]);
  });

  it('nothing that reaches a browser imports what runs in Node', () => {
    const fromNode = /from\s+['"](node:|vite|msw|sharp)|from\s+['"]\.+\/build\//;
    expect(elsewhere(fromNode, 'src/build/')).toEqual([]);
  });
});

describe('only one place', () => {
  it("listens for 'navigate': App", () => {
    expect(elsewhere(/addEventListener\(\s*['"]navigate['"]/, 'src/App.tsx')).toEqual([]);
  });

  it("dispatches 'navigate': navigation.ts, which every button uses", () => {
    const dispatches = /(Event|dispatchEvent)\s*\(\s*['"]navigate['"]/;
    expect(elsewhere(dispatches, 'src/navigation.ts')).toEqual([]);
  });

  it('reads import.meta.env: config.ts', () => {
    expect(elsewhere(/import\.meta\.env/, 'src/config.ts')).toEqual([]);
  });

  it('uses EmailJS and the chat library: services', () => {
    expect(elsewhere(/['"]@(emailjs|livechat)\//, 'src/services/')).toEqual([]);
  });

  it('uses the toast library: Toaster', () => {
    expect(elsewhere(/['"]@radix-ui\//, 'src/components/feedback/Toaster.tsx')).toEqual([]);
  });
});

describe('nowhere', () => {
  it('is there a barrel file', () => {
    const isBarrel = ({ file, text }: (typeof sources)[number]) =>
      /^index\.tsx?$/.test(basename(file)) || /^\s*export\s+(\*|\{[^}]*\})\s+from/m.test(text);
    expect(breaking(isBarrel)).toEqual([]);
  });

  it('is there a folder for things without a place: utils, helpers, common', () => {
    const names = filesIn('src').flatMap((file) => dirname(file).split(/[/\\]/));
    expect(
      names.filter((name) => /^(utils?|helpers?|common|shared|lib|misc)$/i.test(name)),
    ).toEqual([]);
  });

  it('is there an inline style, inline script or raw markup', () => {
    expect(elsewhere(/\bstyle=\{|dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(/)).toEqual([]);
    const page = readFileSync('index.html', 'utf8');
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  it('is a color written out that has a name', () => {
    const [scale = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('/* Second tier');
    const named = scale.match(/#\w{6}\b/g) ?? [];
    const wrong = filesIn('src/components')
      .filter((file) => file.endsWith('.css'))
      .filter((file) => named.some((color) => new RegExp(`${color}\\b`).test(code(file))));
    expect(named).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('is a type check or a test switched off', () => {
    const files = ['src', 'tests', 'e2e'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
    // A test may be skipped where a browser cannot do a thing, with a condition and a reason.
    const isOff = /\b(it|test|describe)\.(only\b|(skip|todo|fixme)\(\s*['"`])/;
    const isAny = /(:\s*|\bas\s+|<)any\b/;
    // In a comment, which is no code.
    const isUntyped = /@ts-(ignore|nocheck|expect-error)/;
    const wrong = files.filter(
      (file) =>
        file !== 'tests/architecture.test.ts' &&
        (isOff.test(code(file)) ||
          isAny.test(code(file)) ||
          isUntyped.test(readFileSync(file, 'utf8'))),
    );
    expect(wrong).toEqual([]);
  });
});

it('the visible top level is what the design shows', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace('/', ''));
  const visible = readdirSync('.').filter(
    (name) => !name.startsWith('.') && !ignored.includes(name),
  );
  expect(visible.sort()).toEqual([
    'README.md',
    'e2e',
    'index.html',
    'package-lock.json',
    'package.json',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ]);
});

it('only *.isolated.test files mock or reload modules, because the others share a module cache', () => {
  const wrong = filesIn('tests')
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(code(file)))
    .filter((file) => !/\.isolated\.test\.tsx?$/.test(file));
  expect(wrong).toEqual([]);
});
