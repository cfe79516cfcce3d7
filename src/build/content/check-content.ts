import { findPictures } from '../encoding/find-pictures.ts';
import type { Content } from './compute.ts';
import { formatMistake, readContent } from './load-content.ts';
import { findPictureErrors } from './picture-files.ts';
import { type Finding, findReminders, findRuleErrors, findUnusedFiles } from './rules.ts';

interface CheckedContent {
  /** Undefined if there are errors in the files. */
  content?: Content;
  errors: string[];
  reminders: string[];
}

/** Reads the content and the pictures, and finds all that is wrong with them, or is to be looked at. */
export async function checkContent(): Promise<CheckedContent> {
  const { content, files, mistakes, parsed } = readContent();
  const pictureFiles = Object.fromEntries(await findPictures('src/pictures'));
  const format = ({ name, path, text }: Finding) => {
    const { file, locate } = parsed[name];
    return formatMistake({ file, ...locate(path), text });
  };
  const input = { files, pictureFiles };
  const errors = [
    ...mistakes.map(formatMistake),
    ...findRuleErrors(input).map(format),
    ...(await findPictureErrors(files.pictures ?? {}, pictureFiles)),
  ];
  const reminders = [...findReminders(input).map(format), ...findUnusedFiles(input)];
  return { content, errors, reminders };
}
