import { EventEmitter } from 'node:events';
import { basename } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser } from '../e2e/support/browser';

// e2e/support/browser.ts on a machine without any browser, on which only some installers work.

const machine = vi.hoisted(() => ({
  browsers: [] as string[],
  tools: [] as string[],
  packages: [] as string[],
}));

vi.mock('playwright', () => {
  const browser = { executablePath: () => '/nowhere' };
  return { chromium: browser, firefox: browser, webkit: browser };
});
vi.mock('node:fs', () => ({
  existsSync: (file: string) => [...machine.browsers, ...machine.tools].includes(basename(file)),
}));
vi.mock('node:child_process', () => ({
  spawn: (command: string) => {
    machine.browsers.push(...machine.packages.filter((name) => command.endsWith(` ${name}`)));
    const stderr = new EventEmitter();
    const installer = Object.assign(new EventEmitter(), { stderr });
    setTimeout(() => {
      stderr.emit('data', 'Downloading\nNo network\n');
      installer.emit('close');
    });
    return installer;
  },
}));

const printed = () => vi.mocked(console.log).mock.calls.flat();

beforeEach(() => {
  Object.assign(machine, { browsers: [], tools: ['apt-get'], packages: [] });
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('ensureBrowser', () => {
  it.each(['chromium', 'chromium-headless-shell'])(
    'installs nothing where %s is',
    async (browser) => {
      machine.browsers.push(browser);
      const { executablePath = '' } = await ensureBrowser();
      expect(basename(executablePath)).toBe(browser);
      expect(printed()).toEqual([]);
    },
  );

  it('installs a full browser where only a headless shell is, if it is asked for', async () => {
    machine.browsers.push('chromium-headless-shell');
    machine.packages.push('chromium');
    const { executablePath = '' } = await ensureBrowser('full chromium');
    expect(basename(executablePath)).toBe('chromium');
  });

  it('says what it runs, sudo included, before it installs, and why that failed', async () => {
    // Windows has no getuid.
    vi.stubGlobal('process', Object.assign(Object.create(process), { getuid: () => 1000 }));
    machine.packages.push('chromium-headless-shell');
    await ensureBrowser();
    expect(printed()).toEqual([
      'No chromium was found. Installing it: npx playwright install chromium',
      'That failed: No network',
      expect.stringMatching(/: sudo -n apt-get .* install chromium-headless-shell$/),
    ]);
  });

  it('does not try apt-get where there is none', async () => {
    machine.tools = [];
    await expect(ensureBrowser()).rejects.toThrow();
    expect(printed().join()).not.toContain('apt-get');
  });

  it('says what to do, without a stack, where nothing can be installed', async () => {
    await expect(ensureBrowser('firefox')).rejects.toThrow(
      expect.objectContaining({ stack: expect.stringMatching(/^No firefox .*install.*"\.$/) }),
    );
  });
});
