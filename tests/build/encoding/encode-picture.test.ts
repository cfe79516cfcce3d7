import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeDrawing, encodePhotograph } from '../../../src/build/encoding/encode-picture';
import { temporaryFolder } from '../../helpers/temporary-folder';
import { draw, takePhoto } from '../../helpers/write-pictures';

const pathOf = temporaryFolder();

describe('encodeDrawing', () => {
  it('crops the SVG by its viewBox', async () => {
    const { assets, built } = await encodeDrawing(
      await draw(pathOf('galle.svg')),
      [500, 60, 1080, 900],
      { isProduction: false },
    );
    expect(assets).toHaveLength(1);
    expect(assets[0]?.source).toContain('viewBox="500 60 1080 900" width="1080" height="900"');
    expect(built).toEqual({ type: 'svg', width: 1080, height: 900, variants: 0 });
  });

  it('replaces the size that a drawing program has written', async () => {
    const file = pathOf('galle.svg');
    await writeFile(
      file,
      '<svg\n  width="160mm" height="100mm" stroke-width="2"\n  viewBox="0 0 1600.0 1000"><path width="9"/></svg>',
    );
    const { assets } = await encodeDrawing(file, [500, 60, 1080, 900], { isProduction: false });
    expect(assets[0]?.source).toBe(
      '<svg stroke-width="2"\n  viewBox="500 60 1080 900" width="1080" height="900"><path width="9"/></svg>',
    );
  });

  it('knows where the crop has the focal point of the drawing', async () => {
    const drawing = await draw(pathOf('galle.svg'));
    const { built } = await encodeDrawing(drawing, [500, 60, 1080, 900], {
      isProduction: false,
      focalPoint: [66, 30],
    });
    expect(built.focus).toBe('50% 25%');
  });

  it('adds AVIF variants only where they are lighter than the SVG, and none in development', async () => {
    const plain = await encodeDrawing(await draw(pathOf('galle.svg')), [0, 0, 1600, 1000]);
    expect(plain.built.variants).toBe(0);

    // Many shapes, of which little is seen.
    const haze = Array.from({ length: 600 }, (_, index) => {
      const [x, y] = [(index ** 2 * 7.3) % 1600, (index ** 2 * 3.7) % 1000];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="99" opacity=".02"/>`;
    });
    const busy = await draw(pathOf('busy.svg'), haze.join(''));
    const { built, assets } = await encodeDrawing(busy, [0, 0, 1600, 1000]);
    const widths = [320, 640, 800, 960].slice(0, built.variants);
    expect(assets.map(({ suffix }) => suffix)).toEqual([
      '.svg',
      ...widths.map((width) => `-${width}.avif`),
    ]);
    for (const [index, width] of widths.entries())
      expect(await sharp(assets[index + 1]?.source as Buffer).metadata()).toMatchObject({ width });
    expect(built.variants).toBeGreaterThan(0);

    const inDevelopment = await encodeDrawing(busy, [0, 0, 1600, 1000], { isProduction: false });
    expect(inDevelopment.assets).toHaveLength(1);
  });

  it.each([
    ['larger', '3200 2000', '1000 120 2160 1800'],
    ['smaller', '800 500', '250 30 540 450'],
    ['wider', '2000 1000', '700 60 1080 900'],
    ['higher', '1600 1400', '500 260 1080 900'],
  ])('crops the same part of a %s drawing', async (_, size, viewBox) => {
    await writeFile(pathOf('galle.svg'), `<svg viewBox="0 0 ${size}"/>`);
    const { assets } = await encodeDrawing(pathOf('galle.svg'), [500, 60, 1080, 900], {
      isProduction: false,
    });
    expect(assets[0]?.source).toBe(`<svg viewBox="${viewBox}" width="1080" height="900"/>`);
  });

  it.each([
    `<svg width='160mm' viewBox='0 0 1600 1000'/>`,
    '<svg viewBox="0,0,1600,1000"/>',
    '<svg viewBox=" 0, 0  1600 1000 "/>',
  ])('reads what else drawing programs write: %s', async (drawing) => {
    await writeFile(pathOf('galle.svg'), drawing);
    const { assets } = await encodeDrawing(pathOf('galle.svg'), [500, 60, 1080, 900], {
      isProduction: false,
    });
    expect(assets[0]?.source).toBe('<svg viewBox="500 60 1080 900" width="1080" height="900"/>');
  });

  it('throws when the drawing has no viewBox', async () => {
    await writeFile(pathOf('galle.svg'), '<svg/>');
    await expect(
      encodeDrawing(pathOf('galle.svg'), [0, 0, 1600, 1000], { isProduction: false }),
    ).rejects.toThrow(
      `${pathOf('galle.svg')}: this drawing does not say its size. Expected: an SVG with a viewBox that begins with "0 0".`,
    );
  });
});

describe('encodePhotograph', () => {
  it.each(['jpg', 'png', 'webp', 'avif'])('accepts a %s', async (extension) => {
    const file = await takePhoto(pathOf(`galle.${extension}`), 640, 500);
    const { built, assets } = await encodePhotograph(file, [0, 0, 1600, 1000]);
    expect(built).toEqual({
      type: 'webp',
      width: 640,
      height: 400,
      variants: 2,
    });
    expect(assets.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'image/avif',
      'image/webp',
    ]);
  });

  it.each([
    ['every width up to that of the crop', 1300, [320, 640, 800, 960]],
    ['the smallest width if the crop is smaller', 200, [320]],
  ])('encodes %s', async (_, size, widths) => {
    const file = await takePhoto(pathOf('galle.jpg'), size, size);
    const { assets } = await encodePhotograph(file, [0, 0, 640, 800]);
    const sizes = await Promise.all(
      assets.map(async ({ source }) => {
        const { format, width, height } = await sharp(source as Buffer).metadata();
        return [format === 'heif' ? 'avif' : format, width, height];
      }),
    );
    expect(sizes).toEqual(
      widths.flatMap((width) => [
        ['avif', width, width * 1.25],
        ['webp', width, width * 1.25],
      ]),
    );
  });

  it('keeps AVIF variants of a detailed photo within 28 bytes per px of width', async () => {
    const file = pathOf('galle.jpg');
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    await sharp({ create: { width: 650, height: 450, channels: 3, background: '#555', noise } })
      .blur(1.2)
      .toFile(file);
    const { assets, warnings } = await encodePhotograph(file, [0, 0, 1600, 1000]);
    const weights = assets
      .filter(({ type }) => type === 'image/avif')
      .map(({ source }) => (source as Buffer).length);
    for (const [index, width] of [320, 640].entries())
      expect(weights[index]).toBeLessThanOrEqual(28 * width);
    expect(warnings).toEqual([]);
  });

  it('warns of a photo that is heavy even at the lowest quality, but not in development', async () => {
    const file = pathOf('galle.jpg');
    const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const;
    await sharp({
      create: { width: 650, height: 410, channels: 3, background: '#555', noise },
    }).toFile(file);
    const { warnings } = await encodePhotograph(file, [0, 0, 1600, 1000]);
    expect(warnings).toEqual([expect.stringMatching(/galle\.jpg: .+ loads slowly .+ leave it\.$/)]);
    const inDevelopment = await encodePhotograph(file, [0, 0, 1600, 1000], { isProduction: false });
    expect(inDevelopment).toMatchObject({ built: { width: 640, variants: 2 }, warnings: [] });
  });

  it('crops around the salient part of the photo', async () => {
    const file = pathOf('galle.png');
    const sun = { create: { width: 60, height: 60, channels: 3, background: 'red' } } as const;
    await sharp({ create: { width: 500, height: 160, channels: 3, background: 'black' } })
      .composite([{ input: await sharp(sun).png().toBuffer(), left: 420, top: 50 }])
      .toFile(file);
    const { assets } = await encodePhotograph(file, [0, 0, 320, 320]);
    const [red] = (await sharp(assets[0]?.source as Buffer).stats()).channels;
    expect(red?.max).toBeGreaterThan(200);
  });

  it.each([
    ['in the center', [50, 50] as const, [150, 250], '50% 50%'],
    ['near the left edge', [0, 10] as const, [0, 100], '0% 10%'],
    ['near the right edge', [95, 90] as const, [300, 400], '80% 90%'],
  ])('crops around a focal point %s', async (_, focalPoint, [left = 0, right = 0], focus) => {
    const file = pathOf('galle.png');
    // Each pair of columns has its own brightness, from 0 at the left edge to 199 at the right.
    const shade = (_: unknown, index: number) => Math.floor((index % 400) / 2);
    const data = Uint8Array.from({ length: 400 * 100 }, shade);
    await sharp(data, { raw: { width: 400, height: 100, channels: 1 } }).toFile(file);
    const { assets, built } = await encodePhotograph(file, [0, 0, 320, 320], { focalPoint });
    // Where the page crops further, it keeps the same point.
    expect(built.focus).toBe(focus);
    const { data: pixels, info } = await sharp(assets[1]?.source as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const columnAt = (x: number) => 2 * (pixels[(160 * 320 + x) * info.channels] ?? 0);
    expect(columnAt(4)).toBeCloseTo(left, -1);
    expect(columnAt(315)).toBeCloseTo(right, -1);
  });

  // Where the file has the upper left corner of the picture (0: left or top; 200: right or bottom).
  it.each([
    [1, 0, 0],
    [2, 200, 0],
    [3, 200, 200],
    [4, 0, 200],
    [5, 0, 0],
    [6, 0, 200],
    [7, 200, 200],
    [8, 200, 0],
  ])('applies the EXIF orientation %i', async (orientation, left, top) => {
    const file = pathOf('galle.jpg');
    const sky = { create: { width: 200, height: 200, channels: 3, background: 'white' } } as const;
    await sharp({ create: { width: 400, height: 400, channels: 3, background: 'black' } })
      .composite([{ input: await sharp(sky).png().toBuffer(), left, top }])
      .withMetadata({ orientation })
      .toFile(file);
    const { assets } = await encodePhotograph(file, [0, 0, 320, 320]);
    const corner = { left: 10, top: 10, width: 130, height: 130 };
    const upperLeft = await sharp(assets[0]?.source as Buffer)
      .extract(corner)
      .png()
      .toBuffer();
    const { channels } = await sharp(upperLeft).stats();
    expect(channels[0]?.min).toBeGreaterThan(200);
  });

  const red = { create: { width: 400, height: 400, channels: 3, background: '#d02020' } } as const;
  const frames = (): Promise<Buffer[]> =>
    Promise.all([red, red].map((frame) => sharp(frame).png().toBuffer()));

  it.each([
    ['in CMYK', async () => sharp(red).toColorspace('cmyk').jpeg()],
    ['in CMYK with a profile', async () => sharp(red).withIccProfile('cmyk').jpeg()],
    ['in Display P3', async () => sharp(red).withIccProfile('p3').jpeg()],
    ['of 16 bits with alpha', async () => sharp(red).ensureAlpha(0.5).toColorspace('rgb16').png()],
    [
      'that is an animated GIF',
      async () => sharp(await frames(), { join: { animated: true } }).gif(),
    ],
    [
      'that is an animated WebP',
      async () => sharp(await frames(), { join: { animated: true } }).webp(),
    ],
    ['that is a TIFF', async () => sharp(red).tiff()],
  ])('keeps the colors of a picture %s', async (_, take) => {
    const file = pathOf('galle.jpg');
    await writeFile(file, await (await take()).toBuffer());
    const { assets } = await encodePhotograph(file, [0, 0, 320, 320]);
    const { channels } = await sharp(assets[1]?.source as Buffer).stats();
    const [r = 0, g, b] = channels.map(({ mean }) => mean);
    expect(Math.abs(r - 0xd0)).toBeLessThan(10);
    expect(g).toBeLessThan(70);
    expect(b).toBeLessThan(70);
  });

  it('removes EXIF data', async () => {
    const file = await takePhoto(pathOf('galle.jpg'), 400, 300);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { assets } = await encodePhotograph(file, [0, 0, 1600, 1000]);
    for (const { source } of assets)
      expect((await sharp(source as Buffer).metadata()).exif).toBeUndefined();
  });

  it('throws when a photo cannot be read to its end', async () => {
    const path = await takePhoto(pathOf('galle.png'), 900, 600);
    const whole = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    await writeFile(path, whole.subarray(0, whole.length / 2));
    await expect(encodePhotograph(path, [0, 0, 1600, 1000])).rejects.toThrow(
      `${path}: this file could not be read as a picture (`,
    );
  });
});
