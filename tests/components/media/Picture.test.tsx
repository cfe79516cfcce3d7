import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from '../../../src/components/media/Picture';
import { media } from '../../../src/styles/breakpoints';
import { takeConsoleErrors } from '../../helpers/console-guard';

const bridge: PictureProps = {
  name: 'bridge',
  alt: 'A blue train on a bridge',
  placeholder: 'golden',
};
const image = () => screen.getByRole('img');
/** The ratio of width to height. A drawing and a photograph of one crop differ only in size. */
const aspectRatioOf = (element: Element | null) =>
  Number(element?.getAttribute('width')) / Number(element?.getAttribute('height'));

describe('Picture', () => {
  it('has its alt text, and dimensions in the ratio of its crop', () => {
    render(<Picture {...bridge} />);
    expect(image()).toHaveAccessibleName('A blue train on a bridge');
    expect(aspectRatioOf(image())).toBeCloseTo(16 / 10);
  });

  it('loads lazily by default, and eagerly when it has priority', () => {
    const { rerender } = render(<Picture {...bridge} />);
    expect(image()).toHaveAttribute('loading', 'lazy');
    rerender(<Picture {...bridge} priority />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('passes its placeholder to the frame, which sets the color', () => {
    const { container } = render(<Picture {...bridge} />);
    expect(container.firstElementChild).toHaveAttribute('data-placeholder', 'golden');
  });

  it('offers its phone crop on phones and tablets when it has one', () => {
    const { container } = render(<Picture {...bridge} hasPhoneCrop />);
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', media.menu);
    expect(aspectRatioOf(source)).toBeCloseTo(5 / 4);
  });

  it('has an empty alt text when it is decorative', () => {
    const { container } = render(<Picture {...bridge} isDecorative />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['', '  '])('logs one error and renders nothing when its alt text is "%s"', (alt) => {
    const { container } = render(<Picture {...bridge} alt={alt} />);
    expect(container).toBeEmptyDOMElement();
    const errors = takeConsoleErrors();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^console\.error: Picture "bridge": the prop "alt" is empty/);
  });
});
