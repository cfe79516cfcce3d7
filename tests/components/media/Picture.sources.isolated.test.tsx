import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../../src/components/media/Avatar';
import { Picture } from '../../../src/components/media/Picture';
import { media } from '../../../src/styles/breakpoints';

// As the build returns them: a drawing, a drawing with AVIF variants, a photograph, and a portrait.
vi.mock('virtual:pictures', () => ({
  widths: [320, 640],
  default: {
    plain: { full: ['a1', 'svg', 1600, 1000, 0], phone: ['a2', 'svg', 780, 1200, 0] },
    busy: { full: ['b1', 'svg', 1600, 1000, 2] },
    photo: { full: ['c1', 'webp', 640, 400, 2], phone: ['c2', 'webp', 640, 984, 2] },
    'portraits/a1': { full: ['d1', 'webp', 240, 240, 1] },
  },
}));

const renderSources = (name: string, props: { hasPhoneCrop?: boolean; sizes?: string } = {}) => {
  const { container } = render(
    <Picture name={name} alt="A train" placeholder="golden" {...props} />,
  );
  return [...container.querySelectorAll('source, img')].map((element) => ({
    media: element.getAttribute('media'),
    type: element.getAttribute('type'),
    srcset: element.getAttribute('srcset'),
    sizes: element.getAttribute('sizes'),
  }));
};

describe('Picture sources', () => {
  const none = { media: null, type: null, srcset: null, sizes: null };
  const phoneQuery = media.phone;
  const tabletQuery = media.menu;

  it('offer one SVG file for a drawing, and its phone crop on phones and tablets', () => {
    expect(renderSources('plain', { hasPhoneCrop: true })).toEqual([
      { ...none, media: tabletQuery, srcset: './assets/plain-phone-a2.svg' },
      none,
    ]);
  });

  it('offer AVIF variants of a detailed drawing, chosen by the rendered width', () => {
    const [avif, drawing, ...others] = renderSources('busy');
    expect(avif).toMatchObject({ type: 'image/avif', sizes: expect.stringMatching(/, 100vw$/) });
    expect(avif?.sizes).toContain(phoneQuery);
    expect(drawing).toEqual(none);
    expect(others).toEqual([]);
  });

  it('offer every width of a photograph as AVIF and WebP, in both crops', () => {
    const sources = renderSources('photo', { hasPhoneCrop: true, sizes: '36rem' });
    expect(sources).toMatchObject([
      {
        media: tabletQuery,
        type: 'image/avif',
        srcset: expect.stringContaining('phone-c2-640.avif'),
      },
      { media: tabletQuery, type: null, srcset: expect.stringContaining('phone-c2-640.webp 640w') },
      { media: null, type: 'image/avif', srcset: expect.stringContaining('full-c1-640.avif') },
      { media: null, type: null, srcset: expect.stringContaining('full-c1-320.webp 320w') },
    ]);
    const phoneCropSizes = /\(orientation: landscape\) 60vw, 88vw$/;
    for (const { media, sizes } of sources)
      expect(sizes).toMatch(media ? phoneCropSizes : /, 36rem$/);
  });

  it('include the size of an avatar when the portrait is a photograph', () => {
    const { container } = render(<Avatar portrait="a1" name="Carol Whitfield" />);
    expect(container.querySelector('img')).toHaveAttribute('sizes', 'auto, 4rem');
  });
});
