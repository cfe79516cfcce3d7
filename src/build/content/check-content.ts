import { readdirSync } from 'node:fs';
import { schemas } from '../../content/schema.ts';
import { findPictures } from '../encoding/find-pictures.ts';
import type { Content } from './compute.ts';
import { describePath } from './explain.ts';
import { contentFolder, fileNames, formatMistake, readContent } from './load-content.ts';
import { findPictureErrors } from './picture-files.ts';
import type { Mistake } from './read-file.ts';
import { type Finding, findReminders, findRuleErrors, findUnusedFiles } from './rules.ts';

interface CheckedContent {
  /** Undefined if there are errors in the files. */
  content?: Content;
  errors: string[];
  reminders: string[];
}

/**
 * Reads the content and the pictures, and finds all that is wrong with them, or is to be looked at. On GitHub, the errors
 * are also shown beside their lines.
 */
export async function checkContent(): Promise<CheckedContent> {
  const { content, files, mistakes, parsed } = readContent();
  const pictureFiles = Object.fromEntries(await findPictures('src/pictures'));
  const toMistake = ({ name, path, text }: Finding): Mistake => {
    const { file, locate } = parsed[name];
    const label = describePath(schemas[name], path).join(', ');
    return { file, ...locate(path), text: `${label}: ${text}` };
  };
  const input = { files, pictureFiles };
  const found = [...mistakes, ...findRuleErrors(input).map(toMistake)];
  if (process.env.GITHUB_ACTIONS) for (const mistake of found) console.log(annotate(mistake));
  return {
    content,
    errors: [
      ...found.map(formatMistake),
      ...(await findPictureErrors(files.pictures ?? {}, pictureFiles)),
    ],
    reminders: [
      ...findReminders(input).map(toMistake).map(formatMistake),
      ...findUnusedFiles(input),
      ...findOtherFiles(),
    ],
  };
}

/** A command that shows an error beside its line, on the page of a change. */
function annotate({ file, line, column, text }: Mistake): string {
  return `::error file=${file},line=${line},col=${column}::${text.replaceAll('%', '%25')}`;
}

/** Copies, pictures, and files of other names, which the owner may have meant. */
function findOtherFiles(): string[] {
  const names = fileNames.map((name) => `${name}.yml`);
  const others = [
    { pattern: /\.ya?ml(\.txt)?$/, expected: names.join(', ') },
    {
      pattern: /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|svg|hei[cf])$/i,
      expected: 'a picture in src/pictures',
    },
  ];
  return readdirSync(contentFolder)
    .filter((file) => !names.includes(file))
    .flatMap((file) => {
      const other = others.find(({ pattern }) => pattern.test(file));
      return other ? `${contentFolder}/${file} is not read. Expected: ${other.expected}.` : [];
    });
}
