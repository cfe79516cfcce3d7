// `npm run format` writes the files of src/content in one form, and the schemas of editors in .vscode/content. With
// `--check`, it exits with 1 if these schemas do not match src/content/schema.ts, and ignores the form of the content.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const folder = 'src/content';
const schemaFolder = '.vscode/content';

/** @param {string} name */
const load = async (name) => (await runnerImport(`./src/build/content/${name}.ts`)).module;
const { formatContent } = /** @type {typeof import('./format-content')} */ (
  await load('format-content')
);
const { editorSchemas } = /** @type {typeof import('./editor-schemas')} */ (
  await load('editor-schemas')
);

const isCheck = process.argv.includes('--check');
const content = isCheck ? [] : readdirSync(folder).filter((name) => name.endsWith('.yml'));

/** @type {[file: string, text: string][]} */
const wanted = [
  ...content
    .map((name) => `${folder}/${name}`)
    .map((file) => /** @type {[string, string]} */ ([file, formatContent(read(file))])),
  ...Object.entries(editorSchemas()).map(
    ([name, schema]) =>
      /** @type {[string, string]} */ ([
        `${schemaFolder}/${name}.json`,
        `${JSON.stringify(schema, null, 1)}\n`,
      ]),
  ),
];

mkdirSync(schemaFolder, { recursive: true });
for (const [file, text] of wanted) {
  if (read(file) === text) continue;
  if (isCheck) {
    console.error(`${file} is out of date. Run: npm run format`);
    process.exitCode = 1;
  } else writeFileSync(file, text);
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
}
