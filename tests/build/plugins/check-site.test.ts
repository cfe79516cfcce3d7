import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createLogger, createServer, loadEnv, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { loadContent } from '../../../src/build/content/load-content';
import { checkSite } from '../../../src/build/plugins/check-site';
import { content } from '../../../src/build/plugins/content';
import { getHook } from '../../helpers/plugin';
import { temporaryFolder } from '../../helpers/temporary-folder';

const { season } = loadContent();

describe('checkSite', () => {
  const repository = process.cwd();
  const pathOf = temporaryFolder();

  // The plugin reads the content of the working directory.
  beforeEach(() => {
    vi.stubEnv('GITHUB_ACTIONS', '');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(season.checked) });
    for (const folder of ['src/content', 'src/pictures'])
      cpSync(folder, pathOf(folder), { recursive: true });
    process.chdir(pathOf());
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    process.chdir(repository);
  });

  function edit(file: string, pattern: RegExp, replacement: string) {
    const path = pathOf(`src/content/${file}`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(pattern, replacement));
    return () => writeFileSync(path, text);
  }

  const withErrors = () => edit('company.yml', /^phone:.+\nemail:.+$/m, 'phone: 12\nemail: nobody');

  const errors =
    /^The site has mistakes:\nsrc\/content\/company.yml:\d+:\d+.+\nsrc\/content\/company.yml:\d+:\d+.+$/;

  const defaults = loadEnv('test', repository);

  async function run(
    hook: keyof Plugin,
    { env = {}, file = '', warn = vi.fn(), error = vi.fn() } = {},
  ) {
    const logger = { warn, error };
    for (const plugin of checkSite({ ...defaults, ...env }))
      if (plugin[hook])
        await getHook(plugin, hook).call({ environment: { logger } }, { file, config: { logger } });
  }

  /** The warnings, except those about the words and pictures of the owner. */
  const warningsIn = (warn: Mock) =>
    warn.mock.calls.flat().filter((text) => !text.startsWith('Content:'));

  it.each(['buildApp', 'configureServer'] as const)(
    '%s throws all errors without a stack',
    async (hook) => {
      await expect(run(hook)).resolves.toBeUndefined();
      withErrors();
      const error = await run(hook).catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ message: expect.stringMatching(errors) });
      expect((error as Error).stack).toBe((error as Error).message);
    },
  );

  it('throws the errors of the configuration before those of the content', async () => {
    withErrors();
    const env = { VITE_SITE_URL: 'https:', VITE_LIVECHAT_LICENSE: 'chat' };
    await expect(run('buildApp', { env })).rejects.toThrow(
      /mistakes:\nVITE_LIVECHAT_LICENSE is "chat".+\nVITE_SITE_URL is "https:".+\nsrc\/content/,
    );
  });

  it('warns of broken services only', async () => {
    const warn = vi.fn();
    await run('buildApp', { env: { VITE_EMAILJS_PUBLIC_KEY: 'abc123' }, warn });
    expect(warningsIn(warn)).toEqual([expect.stringMatching(/^Email: .*VITE_EMAILJS_SERVICE_ID/)]);
  });

  it('warns of a season that has not been checked for long', async () => {
    vi.setSystemTime(new Date(season.checked).setUTCFullYear(9999));
    const warn = vi.fn();
    await run('buildApp', { warn });
    expect(warningsIn(warn)).toEqual([
      expect.stringMatching(/^Season: .*src\/content\/season\.yml/),
    ]);
  });

  it('warns of fewer entries than agreed, and of a portrait that is not used', async () => {
    edit('gallery.yml', /(?<=^stories:[\s\S]*?\n {2}list:)[\s\S]+?(?=\n\w)/m, ' []');
    const warn = vi.fn();
    await run('buildApp', { warn });
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Content: src.content.gallery\.yml:\d+:\d+.+ list is too short: 0\. Expected: /,
      ),
    );
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Content: src.pictures.portraits.\w+\.\w+ is not used\. Expected: /),
    );
  });

  it('shows errors beside their lines on GitHub, and reminds of files that are not read', async () => {
    writeFileSync(pathOf('src/content/home (1).yml'), 'title: A copy');
    writeFileSync(pathOf('src/content/bridge.JPG'), '');
    const warn = vi.fn();
    await run('buildApp', { warn });
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/src\/content\/home \(1\)\.yml is not read\. Expected: .+home\.yml/),
    );
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/bridge\.JPG is not read\. Expected: a picture in src\/pictures\.$/),
    );
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    withErrors();
    await expect(run('buildApp')).rejects.toThrow();
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(
        /^::error file=src\/content\/company\.yml,line=\d+,col=1::phone is “12”/,
      ),
      expect.stringMatching(/^::error file=src\/content\/company\.yml,line=\d+,col=1::email is/),
    ]);
  });

  it('throws the errors of what takes two files', async () => {
    edit('home.yml', /avatar: .+/, 'avatar: nobody');
    await expect(run('buildApp')).rejects.toThrow(
      /mistakes:\nsrc\/content\/home\.yml:\d+:\d+: .+, avatar: There is no portrait “nobody”\. Expected: .+$/,
    );
  });

  it('throws the errors of pictures that cannot be shown', async () => {
    const entries = ['a-page', 'a-shape'].map(
      (name) => `\n${name}:\n  alt: ${name}\n  placeholder: none\n`,
    );
    appendFileSync(pathOf('src/content/pictures.yml'), entries.join(''));
    writeFileSync(pathOf('src/pictures/a-page.jpg'), 'a page');
    writeFileSync(pathOf('src/pictures/a-shape.svg'), '<svg/>');
    await expect(run('buildApp')).rejects.toThrow(
      /mistakes:\nsrc.pictures.a-page\.jpg: .+\nsrc.pictures.a-shape\.svg: .+$/,
    );
  });

  it('a development server says once what is wrong, and goes on when it is corrected', async () => {
    const logged = vi.fn();
    const server = await createServer({
      configFile: false,
      plugins: [checkSite(defaults), content()],
      customLogger: { ...createLogger('silent'), error: logged },
      server: { middlewareMode: true, ws: false },
    });
    onTestFinished(() => server.close());
    const { client } = server.environments;
    const sent = vi.spyOn(client.hot, 'send');
    edit('home.yml', /(?<=^ {2}title: )(?:>-(?:\n {4}.+)+|.+)/m, 'From {company.city}');
    await client.transformRequest('/src/content/home.yml');
    const correct = withErrors();
    await vi.waitFor(() => {
      expect(logged).toHaveBeenCalled();
      expect(sent).toHaveBeenCalled();
    }, 20_000);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(errors),
      expect.anything(),
    );
    correct();
    edit('company.yml', /city: .+/, 'city: Katy');
    await vi.waitFor(async () => {
      const result = await client.transformRequest('/src/content/home.yml');
      expect(result?.code).toContain('From Katy');
    }, 20_000);
  });

  it('ignores what systems and editors add to the folders', async () => {
    for (const file of [
      'content/.DS_Store',
      'content/home.yml~',
      'pictures/.DS_Store',
      'pictures/Thumbs.db',
      'pictures/portraits/desktop.ini',
    ])
      writeFileSync(pathOf('src', file), '');
    await expect(run('buildApp')).resolves.toBeUndefined();
  });
});
