import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Testimonial } from '../../../src/components/cards/Testimonial';
import { Avatar } from '../../../src/components/media/Avatar';
import { darkScheme } from '../../../src/styles/breakpoints';

const portrait = {
  src: 'carol-320.webp',
  srcSet: 'carol-320.webp 320w',
  width: 320,
  height: 320,
  isPhotograph: true,
};

describe('Avatar', () => {
  const image = (container: Element) => container.querySelector('img') as HTMLImageElement;

  it('has an empty alt text and no image role', () => {
    const { container } = render(<Avatar portrait={portrait} name="Carol Whitfield" />);
    expect(image(container)).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the portrait of the person in a testimonial', () => {
    const person = { name: 'Carol Whitfield', byline: 'Texas', portrait };
    const { container } = render(<Testimonial quote="We would go again." {...person} />);
    expect(image(container)).toHaveAttribute('src', portrait.src);
  });

  it('has the size at which the browser chooses a variant of a photograph', () => {
    const { container } = render(<Avatar portrait={portrait} name="Carol Whitfield" />);
    expect(image(container)).toHaveAttribute('sizes', 'auto, 4rem');
  });

  it('offers the dark edition of a portrait in dark color schemes, and otherwise first its AVIF files', () => {
    const avif = 'carol-320.avif 320w';
    const dark = { ...portrait, src: 'carol.dark.svg', srcSet: undefined };
    const { container } = render(
      <Avatar portrait={{ ...portrait, avif, dark }} name="Carol Whitfield" />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ media, srcset }) => [media, srcset])).toEqual([
      [darkScheme, dark.src],
      ['', avif],
    ]);
  });

  it.each([
    ['Carol Whitfield', 'CW'],
    ['Ann & Bob Miller', 'AB'],
    ['Cher', 'C'],
    ['Émile  van Dyck', 'Év'],
    ['🌴 Travelers', '🌴T'],
  ])('shows the initials when the image fails to load: %s', (name, initials) => {
    const { container } = render(<Avatar portrait={portrait} name={name} />);
    fireEvent.error(image(container));
    expect(container).toHaveTextContent(new RegExp(`^${initials}$`));
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['the initials when the image failed to load', 0, 'CW'],
    ['the image when it loaded', 240, ''],
  ])('shows %s before hydration', (_, naturalWidth, text) => {
    const loadState = { complete: true, naturalWidth, currentSrc: 'photo.webp' };
    for (const [name, value] of Object.entries(loadState))
      vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(
        value as never,
      );
    const { container } = render(<Avatar portrait={portrait} name="Carol Whitfield" />);
    expect(container.textContent).toBe(text);
  });
});
