import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, expect, type Locator, type Page } from '@playwright/test';
import { findBrowser, resolveOnlyLocalHosts } from '../support/browser';

const run = promisify(execFile);

const screen = { width: 1088, height: 612 };

/** How long Orca must receive no event to count as finished, in ms. */
const quiet = 400;

const polling = { intervals: [20], timeout: 60_000 };

/** What Orca answers to SIGUSR1 once it has handled all events. */
const idle = 'IDLE\n';

/**
 * Orca, which reads Chromium's window, on a display and a message bus of its own. Its speech goes to a log.
 * Keys are pressed as by a visitor, so that Orca receives its own before the page does.
 */
export class ScreenReader {
  /** What has been pressed and said, for the transcript of a run. */
  readonly transcript: string[] = [];
  /** What Orca has logged since the last press. */
  log = '';
  private lastLogged = 0;
  private lastIdle = 0;
  private orca?: ChildProcess;
  private context?: BrowserContext;
  private readonly processes: ChildProcess[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  private readonly env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: this.folder,
    XDG_RUNTIME_DIR: this.folder,
  };

  /** The page in the window. */
  get page(): Page {
    const page = this.context?.pages()[0];
    if (!page) throw new Error('No window is open.');
    return page;
  }

  /** Starts the display, the bus, Orca, and Chromium, whose first page has this address. */
  async start(url: string): Promise<void> {
    const size = `${screen.width}x${screen.height}x24`;
    const display = this.spawn('Xvfb', '-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp');
    this.env.DISPLAY = `:${await firstLine(display)}`;
    const bus = this.spawn('dbus-daemon', '--session', '--nofork', '--print-address');
    this.env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.orca = this.spawn('/usr/bin/python3', join(import.meta.dirname, 'start-orca.py'));
    this.orca.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text !== idle) this.lastLogged = Date.now();
      if (text.includes(idle)) this.lastIdle = Date.now();
      this.log += text;
    });
    await expect
      .poll(() => this.log, { ...polling, message: 'Orca runs' })
      .toContain('SPEECH OUTPUT');

    this.context = await chromium.launchPersistentContext(join(this.folder, 'chromium'), {
      ...findBrowser('full chromium'),
      headless: false,
      viewport: screen,
      locale: 'en-US',
      env: this.env,
      // Otherwise a blank page is read first.
      ignoreDefaultArgs: ['about:blank'],
      args: [
        resolveOnlyLocalHosts,
        '--test-type',
        '--force-renderer-accessibility',
        `--app=${url}`,
      ],
    });
    if (!this.context.pages().length) await this.context.waitForEvent('page');
  }

  /**
   * Presses keys one after another, by their names in X11, such as "Tab" or "ctrl+Home". What has been
   * said before each is left to the transcript, except between keys of one string, such as "h h".
   */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      if (this.lastLogged > this.lastIdle) await this.listen();
      this.write();
      this.transcript.push(`[${key}]`);
      const parts = key.split(' ');
      await run('xdotool', ['key', ...parts], { env: this.env });
      const released = () => this.log.split('KEY_RELEASED_EVENT').length - 1;
      await expect.poll(released, polling).toBeGreaterThanOrEqual(parts.length);
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

  /** What has been said since the last press, once there is no more. */
  async heard(): Promise<string[]> {
    await this.listen();
    return utterancesIn(this.log);
  }

  /** Starts a part of the transcript, without what has been said before. */
  begin(title: string): void {
    this.write();
    this.transcript.splice(0, Infinity, `# ${title}`);
  }

  /** Moves what has been said since the last press to the transcript. */
  write(): void {
    this.transcript.push(...utterancesIn(this.log));
    this.log = '';
  }

  /** Waits until the page has painted, and Orca has handled all events and received no more for a while. */
  private async listen(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const start = Date.now();
    const isQuiet = async () => {
      const asked = Date.now();
      this.orca?.kill('SIGUSR1');
      await expect.poll(() => this.lastIdle, polling).toBeGreaterThanOrEqual(asked);
      return this.lastIdle - Math.max(start, this.lastLogged) > quiet;
    };
    await expect.poll(isQuiet, polling).toBe(true);
  }

  async stop(): Promise<void> {
    await this.context?.close();
    for (const child of this.processes.reverse()) child.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private spawn(command: string, ...args: string[]): ChildProcess {
    const child = spawn(command, args, { env: this.env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.processes.push(child);
    return child;
  }
}

/** The line that a program prints when it is ready. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
}

function utterancesIn(log: string): string[] {
  const lines = log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{.*\}| None)?$/gm);
  return Array.from(lines, ([, words = '']) => words.trim()).filter(Boolean);
}
