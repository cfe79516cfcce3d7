import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each folder of src, or file beside the folders, may import from. */
const allowedImports = {
  main: ['App', 'styles'],
  types: [],
  icons: [],
  App: ['components', 'content', 'navigation', 'screens', 'services', 'styles'],
  navigation: [],
  config: ['services'],
  content: ['content', 'navigation', 'types', 'icons'],
  screens: [
    'screens',
    'components',
    'types',
    'icons',
    'content',
    'navigation',
    'services',
    'styles',
  ],
  components: ['components', 'types', 'icons', 'navigation', 'config', 'services', 'styles'],
  services: ['services', 'config', 'navigation'],
  styles: ['styles'],
  build: [
    'build',
    'App',
    'types',
    'icons',
    'components',
    'content',
    'navigation',
    'config',
    'services',
  ],
} satisfies Record<string, string[]>;

/** Components are grouped by concern. Hooks are apart from them. */
const componentFolders = [
  'carousel',
  'contact',
  'controls',
  'feedback',
  'hooks',
  'itinerary',
  'layout',
  'media',
  'navigation',
  'text',
];

type Source = (typeof sources)[number];

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

/** The first path segment below src, without an extension: 'components', 'App'. */
function partOf(file: string): string {
  return relative('src', file).split(/[/.]/)[0] ?? '';
}

/** The module specifiers a file imports, and whether each import is type-only. */
function importsOf({ text }: { text: string }) {
  const matches = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...matches].map(([, type, from, bare]) => ({ name: from ?? bare ?? '', isType: !!type }));
}

const relativeImportsOf = (source: Source) =>
  importsOf(source)
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, isType }) => ({ isType, part: partOf(join(dirname(source.file), name)) }));

/** The files that break a rule. Expected to be empty. */
const violations = (breaksRule: (source: Source) => boolean) =>
  sources.filter(breaksRule).map(({ file }) => file);

/** The files outside the allowed paths that match a pattern. */
const matchesOutside = (pattern: RegExp, ...allowed: string[]) =>
  violations(
    ({ file, text }) => pattern.test(text) && !allowed.some((path) => file.startsWith(path)),
  );

describe('imports', () => {
  it('each part of src has a rule', () => {
    expect(violations(({ part }) => !(part in allowedImports))).toEqual([]);
  });

  it.each(Object.entries(allowedImports))('%s imports only from %j', (part, allowed) => {
    const wrong = sources
      .filter((source) => source.part === part)
      .flatMap((source) =>
        relativeImportsOf(source)
          .filter((imported) => !allowed.includes(imported.part as never))
          .map((imported) => `${source.file} imports from ${imported.part}`),
      );
    expect(wrong).toEqual([]);
  });

  it('components never import content; they receive strings as props', () => {
    expect(
      violations(
        (source) =>
          source.part === 'components' &&
          relativeImportsOf(source).some(({ part }) => part === 'content'),
      ),
    ).toEqual([]);
  });

  it('content imports only types and other content, and contains no JSX', () => {
    const isContent = (source: Source, name: string) =>
      name.startsWith('.') && partOf(join(dirname(source.file), name)) === 'content';
    const isImpure = (source: Source) =>
      importsOf(source).some(({ isType, name }) => !isType && !isContent(source, name)) ||
      source.file.endsWith('.tsx');
    expect(violations((source) => source.part === 'content' && isImpure(source))).toEqual([]);
  });

  it('browser code never imports Node code', () => {
    const nodeImport = /from\s+['"](node:|vite|msw|sharp)|from\s+['"]\.+\/build\//;
    expect(matchesOutside(nodeImport, 'src/build/')).toEqual([]);
  });
});

describe('single owner', () => {
  it("only App listens for 'navigate'", () => {
    expect(matchesOutside(/addEventListener\(\s*['"]navigate['"]/, 'src/App.tsx')).toEqual([]);
  });

  it("only navigation.ts dispatches 'navigate'", () => {
    const dispatch = /(Event|dispatchEvent)\s*\(\s*['"]navigate['"]/;
    expect(matchesOutside(dispatch, 'src/navigation.ts')).toEqual([]);
  });

  it('only config.ts reads import.meta.env', () => {
    expect(matchesOutside(/import\.meta\.env/, 'src/config.ts')).toEqual([]);
  });

  it('only services import EmailJS and the chat library', () => {
    expect(matchesOutside(/['"]@(emailjs|livechat)\//, 'src/services/')).toEqual([]);
  });

  it('only Toaster imports Radix', () => {
    expect(matchesOutside(/['"]@radix-ui\//, 'src/components/feedback/Toaster.tsx')).toEqual([]);
  });
});

describe('folders', () => {
  it('src/components has one folder for each concern, and nothing beside them', () => {
    expect(readdirSync('src/components').sort()).toEqual(componentFolders);
  });

  it('src/components/hooks holds all hooks, and only hooks', () => {
    const isHook = (file: string) => /^use[A-Z]/.test(basename(file));
    const wrong = filesIn('src/components').filter(
      (file) => isHook(file) !== (dirname(file) === join('src', 'components', 'hooks')),
    );
    expect(wrong).toEqual([]);
  });

  it('src has no barrel file', () => {
    const isBarrel = ({ file, text }: Source) =>
      /^index\.tsx?$/.test(basename(file)) || /^\s*export\s+(\*|\{[^}]*\})\s+from/m.test(text);
    expect(violations(isBarrel)).toEqual([]);
  });

  it('src has no catch-all folder such as utils, helpers, or common', () => {
    const names = filesIn('src').flatMap((file) => dirname(file).split(/[/\\]/));
    expect(
      names.filter((name) => /^(utils?|helpers?|common|shared|lib|misc)$/i.test(name)),
    ).toEqual([]);
  });
});

describe('code', () => {
  it('has no inline style, inline script, or raw HTML', () => {
    expect(matchesOutside(/\bstyle=\{|dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(/)).toEqual(
      [],
    );
    const page = readFileSync('index.html', 'utf8');
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  it('components use color tokens, not their values', () => {
    // Raw colors, such as `--sand: #f3e8d2`. The tokens made from them begin with `--color-`.
    const rawColor = /--(?!color-)[\w-]+: (#\w{6})\b/g;
    const named = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(rawColor)].map(
      ([, color]) => color,
    );
    const wrong = filesIn('src/components')
      .filter((file) => file.endsWith('.css'))
      .filter((file) => named.some((color) => new RegExp(`${color}\\b`).test(code(file))));
    expect(named).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('has no disabled type check, `any`, focused test, or unconditionally skipped test', () => {
    const files = ['src', 'tests', 'e2e'].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
    // A test may call skip with a condition, for browsers that lack a feature.
    const isOff = /\b(it|test|describe)\.(only\b|(skip|todo|fixme)\(\s*['"`])/;
    const isAny = /(:\s*|\bas\s+|<)any\b/;
    // Matched in the whole file, because these are comments.
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

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  it('every npm script that the documents, the workflows, and the container name exists', () => {
    const files = ['README.md', 'tests/README.md', 'e2e/README.md'];
    const texts = [...files, ...filesIn('.github'), ...filesIn('.deploy')]
      .filter((file) => /(\.(md|yml)|Dockerfile)$/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const named = texts.join('\n').match(/(?<=\bnpm (run (--silent )?)?)(?!run\b)[a-z][\w:-]*/g);
    const own = ['audit', 'ci', 'install'];
    const missing = named?.filter((name) => !(name in scripts) && !own.includes(name));
    expect(missing).toEqual([]);
  });

  it('npm start builds the site that it serves', () => {
    expect(scripts.start).toMatch(/^vite build && /);
  });
});

describe('Node versions', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const workflows = filesIn('.github/workflows').map((file) => readFileSync(file, 'utf8'));

  it('the workflows and the container use the version in .node-version', () => {
    const dockerfile = readFileSync('.deploy/Dockerfile', 'utf8');
    const used = workflows.join('').match(/uses: actions\/setup-node@/g);
    const fromFile = workflows.join('').match(/node-version-file: \.node-version\n/g);
    expect(used).not.toBeNull();
    expect(fromFile).toHaveLength(used?.length ?? 0);
    expect(dockerfile).toContain(`ARG NODE_VERSION=${version}\nFROM node:\${NODE_VERSION}-`);
    expect(dockerfile.match(/^FROM node:/gm)).toHaveLength(1);
  });

  it('only the unit tests name another, the lowest supported one', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const lowest = engines.node.replace('>=', '');
    const named = workflows.join('').match(/(?<=\bnode(-version)?: ).*/g);
    expect(named).toEqual([`['', '${lowest}']`, `\${{ matrix.node }}`]);
  });
});

it('the visible top level stays as it is', () => {
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

it('only *.isolated.test files mock or reload modules, after which setup.ts resets the module cache', () => {
  const wrong = filesIn('tests')
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(code(file)))
    .filter((file) => !/\.isolated\.test\.tsx?$/.test(file));
  expect(wrong).toEqual(['tests/setup.ts']);
});
