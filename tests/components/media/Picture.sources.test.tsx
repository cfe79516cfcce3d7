import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../../src/components/media/Avatar';
import { Picture } from '../../../src/components/media/Picture';
import { media } from '../../../src/styles/breakpoints';

// As the build makes them: a drawing as it is, one with lighter copies, and the owner's photograph.
vi.mock('virtual:pictures', () => ({
  widths: [320, 640],
  default: {
    plain: { full: ['a1', 'svg', 1600, 1000, 0], phone: ['a2', 'svg', 780, 1200, 0] },
    busy: { full: ['b1', 'svg', 1600, 1000, 2] },
    photo: { full: ['c1', 'webp', 640, 400, 2], phone: ['c2', 'webp', 640, 984, 2] },
    'portraits/a1': { full: ['d1', 'webp', 240, 240, 1] },
  },
}));

const show = (name: string, shapes: { hasPhoneCrop?: boolean; sizes?: string } = {}) => {
  const { container } = render(<Picture name={name} alt="A train" light="golden" {...shapes} />);
  return [...container.querySelectorAll('source, img')].map((element) => ({
    media: element.getAttribute('media'),
    type: element.getAttribute('type'),
    srcset: element.getAttribute('srcset'),
    sizes: element.getAttribute('sizes'),
  }));
};

describe('what a browser may choose from', () => {
  const none = { media: null, type: null, srcset: null, sizes: null };

  it('is one file for a drawing, and another crop on phones and tablets', () => {
    expect(show('plain', { hasPhoneCrop: true })).toEqual([
      { ...none, media: media.menu, srcset: './assets/plain-phone-a2.svg' },
      none,
    ]);
  });

  it('is lighter copies of a drawing, by the width it is shown in', () => {
    const [copies, drawing, ...more] = show('busy');
    expect(copies).toMatchObject({ type: 'image/avif', sizes: expect.stringMatching(/, 100vw$/) });
    expect(copies?.sizes).toContain(media.phone);
    expect(drawing).toEqual(none);
    expect(more).toEqual([]);
  });

  it('is every width of a photograph, in AVIF and WebP, in both shapes', () => {
    const choices = show('photo', { hasPhoneCrop: true, sizes: '36rem' });
    expect(choices).toMatchObject([
      {
        media: media.menu,
        type: 'image/avif',
        srcset: expect.stringContaining('phone-c2-640.avif'),
      },
      { media: media.menu, type: null, srcset: expect.stringContaining('phone-c2-640.webp 640w') },
      { media: null, type: 'image/avif', srcset: expect.stringContaining('full-c1-640.avif') },
      { media: null, type: null, srcset: expect.stringContaining('full-c1-320.webp 320w') },
    ]);
    const onPhones = /\(orientation: landscape\) 60vw, 88vw$/;
    for (const { media, sizes } of choices) expect(sizes).toMatch(media ? onPhones : /, 36rem$/);
  });

  it('is the size of a portrait, where it is a photograph', () => {
    const { container } = render(<Avatar portrait="a1" name="Carol Whitfield" />);
    expect(container.querySelector('img')).toHaveAttribute('sizes', '4rem');
  });
});
