import { expect, test, vi } from 'vitest';
import { makePictures, pictures } from '../../../src/build/plugins/pictures';
import { portraits } from '../../../src/content/portraits';
import { answerOf, hookOf } from '../../helpers/plugin';

// As in development; what a build makes besides takes long, and is looked at in e2e.

const environment = { mode: 'dev', name: 'client' };
const make = () => makePictures('src/pictures', false);

test('the app imports what is known of each picture, under a name that is no file', async () => {
  const [plugin, emitFile] = [pictures(), vi.fn()];
  const [resolveId, load] = [hookOf(plugin, 'resolveId'), hookOf(plugin, 'load')];
  const id = resolveId('virtual:pictures');
  expect(id).toBe('\0virtual:pictures');
  const code = String(await load.call({ environment, emitFile }, id));
  const [widths, known] = code.split('\n');
  expect(widths).toBe('export const widths = [320,640,800,960,1280,1600];');
  expect(known).toBe(`export default ${JSON.stringify((await make()).pictures)}`);
  expect(emitFile).not.toHaveBeenCalled();

  expect(resolveId('./pictures')).toBeNull();
  expect(await load.call({ environment, emitFile }, './pictures')).toBeNull();
});

test('travelers’ portraits are among them, square and in one piece', async () => {
  const { pictures } = await make();
  for (const name of Object.keys(portraits))
    expect(pictures[`portraits/${name}`]).toEqual({
      full: [expect.anything(), 'svg', 240, 240, 0],
    });
});

test('the same pictures always make the same page, whichever was finished first', async () => {
  const { pictures } = await make();
  for (const map of [pictures, ...Object.values(pictures)])
    expect(Object.keys(map)).toEqual(Object.keys(map).toSorted());
});

test('the development server answers with pictures that are nowhere on the disk', async () => {
  const answer = answerOf(pictures(), 'configureServer');
  const ask = async (url: string) => {
    const response = { setHeader: vi.fn(), end: vi.fn() };
    const next = vi.fn();
    await answer({ url }, response, next);
    return { sent: [...response.setHeader.mock.calls, ...response.end.mock.calls], next };
  };

  const [path, { source }] = [...(await make()).assets][0] ?? ['', { source: '' }];
  const { sent, next } = await ask(`/${path}`);
  expect(sent).toEqual([['Content-Type', 'image/svg+xml'], [source]]);
  expect(next).not.toHaveBeenCalled();

  const other = await ask('/');
  expect(other.sent).toEqual([]);
  expect(other.next).toHaveBeenCalledExactlyOnceWith();
});
