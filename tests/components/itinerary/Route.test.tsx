import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tours } from '../../../src/content/tours';
import { Tours } from '../../../src/screens/Tours';
import { setIntersecting } from '../../helpers/jsdom-stubs';

const { days, map, title } = tours.itinerary;
const linkTo = ({ day, stop }: (typeof days)[number]) =>
  screen.getByRole('link', { name: map.stop(day, stop.name) });

const round = (value: number) => Math.round(value * 10) / 10;

function renderedDays() {
  const section = screen.getByRole('region', { name: title });
  const [list] = within(section).getAllByRole('list');
  return [...(list?.children ?? [])] as HTMLElement[];
}

describe('Route map', () => {
  it('leaves a click with a modifier key to the browser', () => {
    render(<Tours />);
    const [day] = days;
    if (!day) throw new Error('The tour has no days.');
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey'])
      expect(fireEvent.click(linkTo(day), { [key]: true })).toBe(true);
    expect(fireEvent.click(linkTo(day))).toBe(false);
  });

  it('positions each stop as the content specifies', () => {
    render(<Tours />);
    for (const day of days) {
      const svg = linkTo(day).closest('svg');
      expect(svg).toHaveAttribute('x', `${day.stop.x}%`);
      expect(svg).toHaveAttribute('y', `${day.stop.y}%`);
      expect(linkTo(day)).toHaveAttribute('data-side', day.stop.side);
    }
  });

  it('draws the route through the stops in the order of the days', () => {
    const { container } = render(<Tours />);
    const d = container.querySelector('nav path')?.getAttribute('d') ?? '';
    const ends = d
      .split(/[MC]/)
      .slice(1)
      .map((part) => part.split(' ').slice(-2).join(' '));
    expect(ends).toEqual(days.map(({ stop }) => `${round(stop.x)} ${round(stop.y)}`));
  });

  it('marks the next day when one leaves the view, and none when all have', () => {
    render(<Tours />);
    const [first, second] = renderedDays() as [HTMLElement, HTMLElement];
    act(() => setIntersecting(first));
    act(() => setIntersecting(second));
    act(() => setIntersecting(first, false));
    expect(screen.getAllByRole('link', { current: 'location' })).toEqual([
      linkTo(days[1] as (typeof days)[number]),
    ]);
    act(() => setIntersecting(second, false));
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  });
});
