import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from '../../../src/components/media/Picture';
import { darkScheme, mediaQueries } from '../../../src/styles/breakpoints';
import { takeConsoleErrors } from '../../helpers/console-guard';

const train: PictureProps = {
  name: 'train',
  alt: 'A train',
  placeholder: 'golden',
  crops: {
    full: { src: 'full.svg', width: 1600, height: 1000, isPhotograph: false },
    narrow: { src: 'narrow.svg', width: 780, height: 1200, isPhotograph: false },
  },
};
const photograph: PictureProps['crops'] = {
  full: {
    src: 'full-640.webp',
    srcSet: 'full-320.webp 320w,full-640.webp 640w',
    avif: 'full-640.avif 640w',
    width: 640,
    height: 400,
    isPhotograph: true,
    focus: '75% 25%',
  },
  narrow: {
    src: 'narrow-640.webp',
    srcSet: 'narrow-640.webp 640w',
    avif: 'narrow-640.avif 640w',
    width: 640,
    height: 984,
    isPhotograph: true,
    focus: '66% 30%',
  },
};
const narrower = {
  crop: 'narrow',
  media: mediaQueries.narrow,
  sizes: { phoneVw: 88, wider: '60vw' },
} as const;
const renderPicture = (props: Partial<PictureProps> = {}) =>
  render(<Picture {...train} {...props} />).container;
const image = () => screen.getByRole('img');

describe('Picture', () => {
  it('has its alt text, the dimensions of its crop, and a placeholder color', () => {
    const container = renderPicture();
    expect(image()).toHaveAccessibleName('A train');
    expect(image()).toHaveAttribute('width', '1600');
    expect(image()).toHaveAttribute('height', '1000');
    expect(container.firstElementChild).toHaveAttribute('data-placeholder', 'golden');
  });

  it('shows the file of its crop', () => {
    renderPicture({ crop: 'narrow' });
    expect(image()).toHaveAttribute('src', 'narrow.svg');
  });

  it('stops the build if it has no such crop', () => {
    expect(() => renderToString(<Picture {...train} crop="card" />)).toThrow('no crop "card"');
  });

  it('loads lazily', () => {
    renderPicture();
    expect(image()).toHaveAttribute('loading', 'lazy');
  });

  it('has an empty alt text when it is decorative', () => {
    expect(renderPicture({ isDecorative: true }).querySelector('img')).toHaveAttribute('alt', '');
  });

  it.each(['', '  '])('logs one error and renders nothing when its alt text is "%s"', (alt) => {
    expect(renderPicture({ alt })).toBeEmptyDOMElement();
    expect(takeConsoleErrors()).toEqual([
      expect.stringMatching(/^console\.error: Picture "train": the prop "alt" is empty/),
    ]);
  });
});

describe('the sources of a Picture', () => {
  const sources = (props: Partial<PictureProps>) =>
    [...renderPicture(props).querySelectorAll('source')].map((element) => ({
      media: element.getAttribute('media'),
      type: element.getAttribute('type'),
      srcset: element.getAttribute('srcset'),
      sizes: element.getAttribute('sizes'),
      dimensions: [element.getAttribute('width'), element.getAttribute('height')],
    }));

  it('are the narrow crop of a drawing, with its dimensions, on phones and tablets', () => {
    const container = renderPicture({ narrower });
    const [source, ...others] = container.querySelectorAll('source');
    expect(source).toHaveAttribute('media', mediaQueries.narrow);
    expect(source).toHaveAttribute('srcset', 'narrow.svg');
    expect(source).toHaveAttribute('width', '780');
    expect(source).toHaveAttribute('height', '1200');
    expect(others).toEqual([]);
  });

  it('are those of the dark edition in dark color schemes, in either crop', () => {
    const dark = {
      full: { src: 'dark.svg', width: 1600, height: 1000, isPhotograph: false },
      narrow: { src: 'narrow-dark.svg', width: 780, height: 1200, isPhotograph: false },
    };
    const inOrder = sources({
      darkCrops: dark,
      narrower,
    }).map(({ media, srcset }) => [media, srcset]);
    expect(inOrder).toEqual([
      [`${mediaQueries.narrow} and ${darkScheme}`, 'narrow-dark.svg'],
      [darkScheme, 'dark.svg'],
      [mediaQueries.narrow, 'narrow.svg'],
    ]);
  });

  it('are AVIF and WebP variants of a photograph, in both crops', () => {
    const photo = sources({
      crops: photograph,
      narrower,
      sizes: { phoneVw: 84, wider: '36rem' },
    });
    const inNarrowWindows = {
      media: mediaQueries.narrow,
      sizes: expect.stringMatching(/, 60vw$/),
      dimensions: ['640', '984'],
    };
    expect(photo).toMatchObject([
      {
        ...inNarrowWindows,
        type: 'image/avif',
        srcset: 'narrow-640.avif 640w',
      },
      {
        ...inNarrowWindows,
        type: null,
        srcset: 'narrow-640.webp 640w',
      },
      { media: null, type: 'image/avif', sizes: expect.stringMatching(/, 36rem$/) },
    ]);
    expect(image()).toHaveAttribute('srcset', photograph.full?.srcSet);
    expect(image()).toHaveAttribute('sizes', expect.stringMatching(/, 36rem$/));
    expect(image()).toHaveAttribute('data-focus', '75% 25%');
    expect(image()).toHaveAttribute('data-narrow-focus', '66% 30%');
  });
});
