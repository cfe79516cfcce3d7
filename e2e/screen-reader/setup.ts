import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findBrowser } from '../support/browser';

/** What was pressed and said in a run. No test compares it. */
export const transcriptFile = resolve(
  import.meta.dirname,
  '../../reports/screen-reader/transcript.txt',
);

/** The Debian package of each program that is run. */
const packages = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
};

/** Says what is missing, or starts the transcript with the date and the versions. */
export default function setup(): void {
  const version = (command: string) =>
    spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  const missing = Object.entries(packages).filter(
    ([command]) => spawnSync(command, ['--version']).error,
  );
  const browser = findBrowser('full chromium');
  const needed = [...missing.map(([, name]) => name), ...(browser ? [] : ['chromium'])];
  if (needed.length)
    throw new Error(
      `A screen reader test needs programs that are missing. On Debian: apt-get install at-spi2-core ${needed.join(' ')}`,
    );
  mkdirSync(dirname(transcriptFile), { recursive: true });
  const versions = `Orca ${version('orca')}, ${version(browser?.executablePath ?? 'chromium')}`;
  writeFileSync(transcriptFile, `${new Date().toISOString()}, ${versions}\n\n`);
}
