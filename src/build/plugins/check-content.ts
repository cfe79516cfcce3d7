import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type Content, validateContent } from '../content-rules/content-rules.ts';
import { type PictureContent, validatePictures } from '../content-rules/picture-rules.ts';

const folder = 'src/content';
/** The files that hold no words of their own. */
const wordless = ['schema', 'glossary'];

/**
 * Reads the content as it is on the disk now, which in development is not always what it was.
 *
 * @throws when a file does not hold what it is named after
 */
export async function readContent(): Promise<Content & PictureContent> {
  const load = async (name: string) => {
    const { module } = await runnerImport<Record<string, never>>(`./${folder}/${name}.ts`, {
      configFile: false,
      logLevel: 'silent',
    });
    if (!module[name])
      throw new Error(
        `${folder}/${name}.ts: nothing in it is named ${name}. Expected: its content.`,
      );
    return [name, module[name]] as const;
  };
  const entries = await Promise.all(
    filesIn(folder)
      .filter((name) => !wordless.includes(name))
      .map(load),
  );
  return {
    ...(Object.fromEntries(entries) as unknown as Content & PictureContent),
    files: { pictures: filesIn('src/pictures'), portraits: filesIn('src/pictures/portraits') },
  };
}

function filesIn(path: string): string[] {
  const found = readdirSync(path, { withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => parse(name).name);
}

/** All mistakes in content that the types do not catch, each with its file and what is expected. */
export async function mistakesIn({
  pictures,
  portraits,
  files,
  ...content
}: Awaited<ReturnType<typeof readContent>>): Promise<string[]> {
  const { tabs } = await import('../../navigation.ts');
  return [
    ...validateContent(
      content,
      tabs.map(({ id }) => id),
    ),
    ...validatePictures(content, { pictures, portraits, files }),
  ];
}

/**
 * Stops the build, or the start of the development server, when content has a mistake; while the
 * server runs, shows it in the browser. The unit tests ask the same (tests/content.test.ts).
 *
 * @throws with all mistakes: files and what is expected
 */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: (_, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: check,
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
  const mistakes = await mistakesIn(await readContent());
  if (mistakes.length === 0) return;
  const error = new Error(`Content has mistakes:\n${mistakes.join('\n')}`);
  // Where it was thrown is of no interest to whoever made the mistake.
  error.stack = error.message;
  throw error;
}
