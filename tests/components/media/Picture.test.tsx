import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from '../../../src/components/media/Picture';
import { media } from '../../../src/styles/breakpoints';
import { takeComplaints } from '../../helpers/console-guard';

const bridge: PictureProps = { name: 'bridge', alt: 'A blue train on a bridge', light: 'golden' };
const image = () => screen.getByRole('img');
/** The shape that is reserved, width to height: a drawing and a photograph differ in size only. */
const shapeOf = (element: Element | null) =>
  Number(element?.getAttribute('width')) / Number(element?.getAttribute('height'));

describe('a picture', () => {
  it('says what it shows, and has its crop reserved', () => {
    render(<Picture {...bridge} />);
    expect(image()).toHaveAccessibleName('A blue train on a bridge');
    expect(shapeOf(image())).toBeCloseTo(16 / 10);
  });

  it('is loaded when it comes near, unless it is the first', () => {
    const { rerender } = render(<Picture {...bridge} />);
    expect(image()).toHaveAttribute('loading', 'lazy');
    rerender(<Picture {...bridge} priority />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('has a ground in the color of its light, for while it loads or if it fails', () => {
    const { container } = render(<Picture {...bridge} />);
    expect(container.firstElementChild).toHaveAttribute('data-light', 'golden');
  });

  it('may have another crop on phones and tablets', () => {
    const { container } = render(<Picture {...bridge} hasPhoneCrop />);
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', media.menu);
    expect(shapeOf(source)).toBeCloseTo(5 / 4);
  });

  it('may be decoration, with an empty alt on purpose', () => {
    const { container } = render(<Picture {...bridge} isDecorative />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['', '  '])('without an alt text logs one error and shows nothing: "%s"', (alt) => {
    const { container } = render(<Picture {...bridge} alt={alt} />);
    expect(container).toBeEmptyDOMElement();
    const complaints = takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^console\.error: Picture "bridge": the prop "alt" is empty/);
  });
});
