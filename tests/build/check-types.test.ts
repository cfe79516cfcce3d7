import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder';

vi.setConfig({ testTimeout: 60_000 });

const pathOf = temporaryFolder();

function write(file: string, text: string) {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
}

/** Runs the script in a folder that has only these files. */
function run(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const { status, stderr } = spawnSync(process.execPath, [resolve('src/build/check-types.mjs')], {
    cwd: pathOf(),
    encoding: 'utf8',
  });
  return { status, stderr };
}

beforeEach(() => {
  symlinkSync(resolve('node_modules'), pathOf('node_modules'), 'junction');
  const compilerOptions = {
    module: 'esnext',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  };
  write('src/tsconfig.json', JSON.stringify({ compilerOptions }));
  write('src/types.ts', "export type Light = 'dawn' | 'dusk';");
});

/** Each row: the lines of a file, the number of the first line that is wrong, and what is said. */
const mistakes: Record<string, [lines: string[], line: number, sentence: string][]> = {
  spelling: [
    [["  a: 'Dana's Tours',", "  b: '',"], 1, "A text ends at '. Expected: ’ inside"],
    [["  a: 'Tours,", "  b: '',"], 1, "A text is not closed. Expected: ' at its end"],
    [['  a: `Tours,', '  b: `a`,'], 2, 'that begins with ` is not closed'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    [['  a: `${Math.PI, ${Math.E}.`,', "  b: '',"], 1, 'and } after each ${'],
    [['  a: ‘Tours’,'], 1, "begins or ends with ‘ or ’. Expected: '"],
    [['  a: The Tours,'], 1, "no quotation marks. Expected: ' before and after it"],
    [["  a: 'Tours'", "  b: '',"], 2, 'Expected: a comma at the end of the line above'],
    [["  a: [{ b: '',", '  ],', '  c: 1,'], 2, 'A comma, a bracket, { or } is missing'],
    [['  checked: 2027-05,'], 1, 'A month has no quotation marks'],
  ],
  values: [
    [['  sample: False,'], 1, '"False" is not known'],
    [['  zip: 77373,'], 1, "Expected: a text, with '"],
    [["  hours: '3',"], 1, 'Expected: a number, without quotation marks'],
    [["  sample: 'no',"], 1, 'Expected: true or false, without quotation marks'],
    [["  light: 'yellow',"], 1, "Expected: 'dawn', 'dusk'."],
    [["  side: 'left',"], 1, "Expected: 'above', 'below'."],
    [["  crop: 'true',"], 1, 'Expected: true, without quotation marks'],
    [['  zip: [],', "  hours: '3',"], 1, "Expected: a text, with '"],
    [['  entry: {', '  },'], 1, 'The entry has no alt.'],
    [["  alp: '',"], 1, 'No line is named alp here'],
  ],
};

const head = "import type { Light } from '../types';\nexport const content = {\n";
const foot =
  '\n} satisfies Partial<Entry>;\ninterface Entry { a: string; b: string; sample: boolean; zip: string; hours: number; ' +
  "light: Light; side: 'above' | 'below'; crop: true | number[]; entry: { alt: string } }\n";

it.each(Object.entries(mistakes))('says the first mistake of each file in words: %s', (_, rows) => {
  const files = rows.map(([lines], index) => [
    `src/content/file${index}.ts`,
    head + lines.join('\n') + foot,
  ]);
  const { status, stderr } = run({
    ...Object.fromEntries(files),
    'src/App.ts': 'export const other: string = 1;',
  });
  expect(status).not.toBe(0);
  const reports = stderr.trim().split('\n\n');
  expect(reports).toHaveLength(rows.length);
  for (const [index, [lines, line, sentence]] of rows.entries()) {
    const report = reports.find((one) =>
      one.startsWith(`src/content/file${index}.ts:${line + 2}\n`),
    );
    expect(report?.split('\n')[1]).toBe(lines[line - 1]);
    expect(report?.split('\n').at(-1)).toContain(sentence);
  }
});

it('prints other errors as the type checker does, and names what a screen does not find', () => {
  const { status, stderr } = run({
    'src/content/home.ts': "export const hero = { title: '' };",
    'src/screens/Home.tsx':
      "import { hero } from '../content/home';\nexport const lead = hero.lead;",
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(
    /^src\/screens\/Home\.tsx\(2,26\): error TS2339: .+\n.+ hero\.lead is missing/,
  );
});
