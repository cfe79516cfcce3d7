import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { UserError } from '../../userError.ts';
import { findPictures } from '../encoding/find-pictures.ts';
import { findPictureReminders, type PictureContent, validatePictures } from './picture-rules.ts';
import { type Content, findShortLists, validateTexts } from './text-rules.ts';

const folder = 'src/content';
/** The one file in the folder that exports only types. */
const typesFile = 'types';

/**
 * Validates what the types of the content cannot express.
 *
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validateContent({ pictures, files, ...texts }: Content & PictureContent): string[] {
  return [...validateTexts(texts), ...validatePictures(texts, { pictures, files })];
}

/** Returns one message for each thing to look at in valid content: where it is, and what is expected. */
export function findReminders({ pictures, files, ...texts }: Content & PictureContent): string[] {
  return [...findShortLists(texts), ...findPictureReminders(texts, { pictures, files })];
}

/**
 * Loads the content from disk, because the development server outlives the modules it started with.
 *
 * @throws when a file does not export a value of its own name
 */
export async function readContent(): Promise<Content & PictureContent> {
  const names = readdirSync(folder)
    // Without what systems and editors add to the folder, and copies such as `home copy.ts`.
    .filter((file) => /^\w+\.ts$/.test(file))
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
        `${file}: nothing in it is named ${name}. Expected: its content, or a function of that name. If this file is a copy, delete it, or move it to another folder.`,
      );
    return [name, module[name]];
  });
  // Functions are helpers, such as numberWord.
  const content = (await Promise.all(entries)).filter(([, value]) => typeof value !== 'function');
  return {
    ...Object.fromEntries(content),
    files: Object.fromEntries(await findPictures('src/pictures')),
  };
}
