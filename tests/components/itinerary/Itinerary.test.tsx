import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { Itinerary } from '../../../src/components/itinerary/Itinerary';
import { pictures } from '../../../src/content/pictures';
import { setIntersecting } from '../../helpers/jsdom-stubs';

const days = [
  { day: 1, stop: { name: 'Port', x: 10, y: 80.25, side: 'below' } },
  { day: 2, stop: { name: 'Fort', x: 40.5, y: 50, side: 'start' } },
  { day: 3, stop: { name: 'Hills', x: 60, y: 20, side: 'end' } },
] as const;

const strings = {
  title: 'The route',
  back: 'See the map',
  stop: (days: string, place: string) => `Day ${days}, ${place}`,
};

const [name = '', { alt = '' } = {}] = Object.entries(pictures)[0] ?? [];

const renderRoute = (route: ComponentProps<typeof Itinerary>['days'] = days) =>
  render(
    <Itinerary
      days={route}
      map={{ name, alt, placeholder: 'dawn' }}
      strings={strings}
      ask={{ label: 'Ask', to: 'contact' }}
    >
      {route.map(({ day }) => (
        <h3 key={day}>Day {day}</h3>
      ))}
    </Itinerary>,
  );

const linkTo = ({ day, stop }: (typeof days)[number]) =>
  screen.getByRole('link', { name: strings.stop(`${day}`, stop.name) });

const round = (value: number) => Math.round(value * 10) / 10;

const renderedDays = () => screen.getAllByRole('listitem');

describe('Itinerary', () => {
  it('leaves a click with a modifier key to the browser', () => {
    renderRoute();
    const [day] = days;
    for (const key of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])
      expect(fireEvent.click(linkTo(day), { [key]: true })).toBe(true);
    expect(fireEvent.click(linkTo(day))).toBe(false);
  });

  it('puts each stop where it is on the map', () => {
    renderRoute();
    for (const day of days) {
      const svg = linkTo(day).closest('svg');
      expect(svg).toHaveAttribute('x', `${day.stop.x}%`);
      expect(svg).toHaveAttribute('y', `${day.stop.y}%`);
      expect(linkTo(day)).toHaveAttribute('data-side', day.stop.side);
    }
  });

  it('has one link for a stop of several days, which leads to the first and is current on each', () => {
    renderRoute([...days, { ...days[1], day: 4 }]);
    const stop = screen.getByRole('link', { name: strings.stop('2, 4', 'Fort') });
    expect(screen.getAllByRole('link', { name: /Fort/ })).toEqual([stop]);
    expect(stop).toHaveAttribute('href', '#day-2');
    act(() => setIntersecting(renderedDays()[3] as HTMLElement));
    expect(stop).toHaveAttribute('aria-current', 'location');
    fireEvent.click(stop);
    expect(screen.getByRole('heading', { name: 'Day 2' })).toHaveFocus();
  });

  it('draws the route through the stops in the order of the days', () => {
    const { container } = renderRoute();
    const d = container.querySelector('nav path')?.getAttribute('d') ?? '';
    const ends = d
      .split(/[MC]/)
      .slice(1)
      .map((part) => part.split(' ').slice(-2).join(' '));
    expect(ends).toEqual(days.map(({ stop }) => `${round(stop.x)} ${round(stop.y)}`));
  });

  it('focuses the heading of the day that is chosen, and from there leads back to its stop', () => {
    renderRoute();
    fireEvent.click(linkTo(days[1]));
    expect(screen.getByRole('heading', { name: 'Day 2' })).toHaveFocus();
    act(() => setIntersecting(renderedDays()[1] as HTMLElement));
    fireEvent.click(screen.getByRole('link', { name: strings.back }));
    expect(linkTo(days[1])).toHaveFocus();
  });

  it('marks the next day when one leaves the view, and none when all have', () => {
    renderRoute();
    const [first, second] = renderedDays() as [HTMLElement, HTMLElement];
    act(() => setIntersecting(first));
    act(() => setIntersecting(second));
    act(() => setIntersecting(first, false));
    expect(screen.getAllByRole('link', { current: 'location' })).toEqual([linkTo(days[1])]);
    act(() => setIntersecting(second, false));
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  });
});
