import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Locator, type Page } from '@playwright/test';
import { findBrowser, resolveOnlyLocalHosts } from '../support/browser.mjs';

const screen = { width: 1088, height: 612 };

/** How long Orca must log nothing before it is taken to have finished, in ms. */
const quiet = 400;

/** The same if Orca has dropped events, which it does if there are many at once. */
const longQuiet = 2000;

const polling = { intervals: [50], timeout: 60_000 };

/**
 * Orca, which reads Chromium's window aloud, on a display and a message bus of its own, without sound.
 * Keys are pressed as a visitor presses them, so that Orca gets its own before the page does.
 */
export class ScreenReader {
  /** What has been pressed and said, for the transcript of a run. */
  readonly transcript: string[] = [];
  /** The size of the log at the last press, and when Orca was last quiet. */
  private start = 0;
  private quietSize = 0;

  private constructor(
    /** The page in the window. */
    readonly page: Page,
    private readonly folder: string,
    private readonly env: Record<string, string>,
    private readonly processes: ChildProcess[],
    private readonly context: BrowserContext,
  ) {}

  /** Starts the display, the bus, Orca, and Chromium, whose first page has this address. */
  static async start(url: string): Promise<ScreenReader> {
    const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
    const processes: ChildProcess[] = [];
    try {
      return await ScreenReader.startIn(folder, processes, url);
    } catch (error) {
      end(processes, folder);
      throw error;
    }
  }

  private static async startIn(folder: string, processes: ChildProcess[], url: string) {
    const settings = join(folder, '.local/share/orca');
    mkdirSync(settings, { recursive: true });
    cpSync(
      join(import.meta.dirname, 'orca/user-settings.conf'),
      join(settings, 'user-settings.conf'),
    );
    const env: Record<string, string> = {
      PATH: process.env.PATH ?? '',
      LANG: 'C.UTF-8',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      PYTHONPATH: join(import.meta.dirname, 'orca'),
      PYTHONDONTWRITEBYTECODE: '1',
      NO_AT_BRIDGE: '0',
    };
    /** Starts a program, and waits for the line that it prints when it is ready. */
    const run = (command: string, ...args: string[]) => {
      const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
      processes.push(child);
      return new Promise<string>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
        child.stdout.once('data', (line) => resolve(String(line).trim()));
      });
    };
    const size = `${screen.width}x${screen.height}x24`;
    env.DISPLAY = `:${await run('Xvfb', '-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp')}`;
    env.DBUS_SESSION_BUS_ADDRESS = await run(
      'dbus-daemon',
      '--session',
      '--nofork',
      '--print-address',
    );
    run('orca', '--debug-file', join(folder, 'orca.log')).catch(() => {});
    const hasStarted = () => readLog(folder).includes('SPEECH OUTPUT');
    await expect
      .poll(hasStarted, { message: 'Orca runs, and no other Orca', timeout: 60_000 })
      .toBe(true);

    const context = await chromium.launchPersistentContext(join(folder, 'chromium'), {
      ...findBrowser('chrome'),
      headless: false,
      viewport: screen,
      locale: 'en-US',
      env,
      // Otherwise a blank page is read first.
      ignoreDefaultArgs: ['about:blank'],
      args: [
        resolveOnlyLocalHosts,
        '--test-type',
        '--force-renderer-accessibility',
        `--app=${url}`,
      ],
    });
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    return new ScreenReader(page, folder, env, processes, context);
  }

  /**
   * Presses keys one after another, by their names in X11, such as "Tab" or "Insert+a". What has been
   * said before each is left to the transcript.
   */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      if (this.logSize() !== this.quietSize) await this.listen();
      this.write();
      this.transcript.push(`[${key}]`);
      execFileSync('xdotool', ['key', key], { env: this.env });
      await expect.poll(() => this.newLog(), polling).toContain('KEY_RELEASED_EVENT');
    }
  }

  /**
   * Moves the focus to an element by the Tab key, from the element before it, where no key leads to it
   * soon. Orca ignores some of the focus that scripts move.
   */
  async tabTo(element: Locator): Promise<void> {
    await element.focus();
    await this.press('shift+Tab', 'Tab');
    await expect(element).toBeFocused();
  }

  /** What has been said since the last press, when no more comes. */
  async heard(): Promise<string[]> {
    await this.listen();
    return utterancesIn(this.newLog());
  }

  /** Starts a part of the transcript, without what has been said before. */
  begin(title: string): void {
    this.write();
    this.transcript.splice(0, Infinity, `# ${title}`);
  }

  /** Moves what has been said since the last press to the transcript. */
  write(): void {
    const log = this.newLog();
    this.transcript.push(...utterancesIn(log));
    this.start += Buffer.byteLength(log);
  }

  /**
   * Waits until the page has drawn, and Orca has handled all events and logged nothing for a while. On a
   * busy machine, each of them takes longer.
   */
  private async listen(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const end = Date.now() + 60_000;
    for (let silence = 0; silence < longQuiet; ) {
      if (Date.now() > end) throw new Error('Orca does not stop.');
      const size = this.logSize();
      await wait(quiet);
      this.quietSize = this.logSize();
      silence = this.quietSize === size ? silence + quiet : 0;
      if (silence && hasHandledAll(this.newLog())) return;
    }
  }

  /** The log since the last press. */
  private newLog(): string {
    return readFileSync(join(this.folder, 'orca.log')).subarray(this.start).toString();
  }

  private logSize(): number {
    return statSync(join(this.folder, 'orca.log')).size;
  }

  async stop(): Promise<void> {
    await this.context.close();
    end(this.processes, this.folder);
  }
}

function end(processes: ChildProcess[], folder: string): void {
  for (const child of processes.reverse()) child.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function readLog(folder: string): string {
  const path = join(folder, 'orca.log');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Whether each event that was queued has been dequeued, and handled to its end. */
function hasHandledAll(log: string): boolean {
  const count = (words: string) => log.split(words).length;
  return (
    count('EVENT MANAGER: Queueing') === count('EVENT MANAGER: Dequeued') &&
    count('vvvvv PROCESS') === count('^^^^^ PROCESS')
  );
}

function utterancesIn(log: string): string[] {
  const lines = log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{.*\}| None)?$/gm);
  return Array.from(lines, ([, words = '']) => words.trim()).filter(Boolean);
}
