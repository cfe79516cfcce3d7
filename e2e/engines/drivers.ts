import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserType } from '@playwright/test';
import { findBrowser } from '../../src/build/tools/browser.mjs';

/** What the journeys need of a browser. Selectors are CSS. */
export interface Driver {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  evaluate<Result>(script: () => Result): Promise<Result>;
  close(): Promise<void>;
}

/** Keys by their codes in WebDriver. */
const keys = {
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
} as const;

/** Drives Debian's Firefox with Playwright. */
export async function startFirefox(firefox: BrowserType): Promise<Driver> {
  const browser = await firefox.launch({ channel: 'moz-firefox', ...findBrowser('firefox') });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (selector) => page.locator(selector).first().click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (script: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(script as () => never, argument as undefined),
    close: () => browser.close(),
  };
}

/** Drives Debian's WebKitGTK over the WebDriver protocol, on a virtual display. */
export async function startWebKit(port: number): Promise<Driver> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], stdio);
  const display = `:${String(await firstOutput(xvfb)).trim()}`;
  const env = { ...process.env, DISPLAY: display };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { ...stdio, env });

  const send = async (method: string, path: string, body?: object) => {
    const url = `http://127.0.0.1:${port}/session${path}`;
    const response = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.message || value.error}`);
    return value;
  };
  const start = () => send('POST', '', { capabilities: {} });
  const { sessionId } = await retryUntilListening(start);
  const command = (path: string, body: object) => send('POST', `/${sessionId}/${path}`, body);
  const find = async (selector: string) => {
    const element = await command('element', { using: 'css selector', value: selector });
    return `element/${Object.values(element)[0]}`;
  };
  return {
    open: (url) => command('url', { url }),
    resize: (width, height) => command('window/rect', { width, height }),
    click: async (selector) => command(`${await find(selector)}/click`, {}),
    fill: async (selector, text) => command(`${await find(selector)}/value`, { text }),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate: (script: unknown, argument?: unknown) =>
      command('execute/sync', { script: `return (${script})(arguments[0])`, args: [argument] }),
    close: async () => {
      await send('DELETE', `/${sessionId}`);
      server.kill();
      xvfb.kill();
    },
  };
}

const stdio: SpawnOptions = { stdio: ['ignore', 'pipe', 'ignore'] };

async function firstOutput(child: ChildProcess): Promise<unknown> {
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  return Promise.race([child.stdout && once(child.stdout, 'data'), failed]);
}

/** Repeats the attempt until the server accepts connections. */
async function retryUntilListening<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = 100; ; left--)
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError) || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
