import { readdirSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { UserError } from '../../userError.ts';
import type { PictureContent } from '../content-rules/picture-rules.ts';
import type { Content } from '../content-rules/text-rules.ts';
import { validateContent } from '../content-rules/validate-content.ts';
import { findPictures } from '../encoding/find-pictures.ts';

const folder = 'src/content';
/** The one file in the folder that exports only types. */
const typesFile = 'schema';

/**
 * Stops the build, or the start of the development server, when content has errors. A change of a file that
 * a plugin imports, such as home.ts, restarts the server, which stays stopped until its errors are
 * corrected; errors in other files are shown in the browser. The tests run the same checks.
 *
 * @throws with all errors, each with its file and what is expected
 */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: (_, { mode }) => mode !== 'test',
    // Once, and before the bundler starts, which would print the message twice, with a stack.
    buildApp: { order: 'pre', handler: check },
    configureServer: check,
    async hotUpdate({ file }) {
      if (!file.includes(`/${folder}/`)) return;
      await check().catch((error: Error) => {
        this.environment.logger.error(error.message, { timestamp: true });
        throw error;
      });
    },
  };
}

async function check(): Promise<void> {
  const errors = validateContent(await readContent());
  if (errors.length === 0) return;
  throw new UserError(`Content has mistakes:\n${errors.join('\n')}`);
}

/**
 * Loads the content from disk, because the development server outlives the modules it started with.
 *
 * @throws when a file does not export a value of its own name
 */
export async function readContent(): Promise<Content & PictureContent> {
  const names = readdirSync(folder)
    .filter((file) => /^[^.].*\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== typesFile);
  const entries = names.map(async (name) => {
    const file = `${folder}/${name}.ts`;
    const { module } = await runnerImport<Record<string, never>>(`./${file}`, {
      configFile: false,
      logLevel: 'silent',
    });
    if (!module[name])
      throw new UserError(
        `${file}: nothing in it is named ${name}. Expected: its content, or a function of that name.`,
      );
    return [name, module[name]];
  });
  // Functions are helpers, such as numberWord.
  const content = (await Promise.all(entries)).filter(([, value]) => typeof value !== 'function');
  const portraits = 'portraits/';
  const files = [...(await findPictures('src/pictures')).keys()];
  return {
    ...Object.fromEntries(content),
    files: {
      pictures: files.filter((name) => !name.startsWith(portraits)),
      portraits: files
        .filter((name) => name.startsWith(portraits))
        .map((name) => name.slice(portraits.length)),
    },
  };
}
