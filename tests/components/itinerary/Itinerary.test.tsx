import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { Itinerary } from '../../../src/components/itinerary/Itinerary';
import { routePath } from '../../../src/components/itinerary/routePath';
import { interpolate } from '../../../src/components/utils/interpolate';
import { tours } from '../../../src/content/tours.yml';
import { findPicture } from '../../../src/services/findPicture';
import { setIntersecting } from '../../helpers/jsdom-stubs';
import { renderOnScreen } from '../../helpers/render';

const [picture = tours.hero.picture] = tours.itinerary.days.map((day) => day.picture);

type Day = ComponentProps<typeof Itinerary>['days'][number];

const details: Omit<Day, 'day' | 'stop'> = {
  title: 'Along the coast',
  description: 'We arrive before noon.',
  facts: ['Two hours by road.'],
  activities: ['Lunch', 'A walk'],
  icon: 'boat',
  place: 'The harbor',
  picture: findPicture(picture),
  sign: undefined,
};

const days: [Day, Day, Day] = [
  {
    day: 1,
    stop: {
      name: 'Port',
      station: 'Harbor',
      elevation: 2,
      elevationText: '2 m',
      x: 10,
      y: 80.25,
      side: 'below',
    },
    ...details,
  },
  {
    day: 2,
    stop: {
      name: 'Fort',
      station: 'Fort',
      elevation: 300,
      elevationText: '300 m',
      x: 40.5,
      y: 50,
      side: 'start',
    },
    ...details,
  },
  {
    day: 3,
    stop: {
      name: 'Hills',
      station: 'Hills',
      elevation: 1500,
      elevationText: '1500 m',
      x: 60,
      y: 20,
      side: 'end',
    },
    ...details,
  },
];

const strings = {
  title: 'The route',
  back: 'See the map',
  stop: 'Day {dayNumbers}, {place}',
  place: { name: 'Beach', x: 60, y: 30 },
};

const renderRoute = (route: Day[] = days) =>
  renderOnScreen(
    'tours',
    <Itinerary
      days={route}
      dayLabel="Day"
      map={findPicture(tours.itinerary.map.picture)}
      strings={strings}
      ask={{ label: 'Ask', to: 'contact' }}
    />,
  );

const linkTo = ({ day, stop }: (typeof days)[number]) =>
  screen.getByRole('link', {
    name: interpolate(strings.stop, { dayNumbers: day, place: stop.name }),
  });

const headingOf = ({ day }: { day: number }) =>
  screen.getByRole('heading', { name: new RegExp(`^Day ${day},`) });

const itemOf = (day: { day: number }) => headingOf(day).closest('li') as HTMLElement;

describe('Itinerary', () => {
  it('names a place on the map that is no stop', () => {
    renderRoute();
    expect(screen.getByText(strings.place.name)).toBeVisible();
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
    const again = { ...days[1], day: 4 };
    renderRoute([...days, again]);
    const stop = screen.getByRole('link', {
      name: interpolate(strings.stop, { dayNumbers: '2, 4', place: 'Fort' }),
    });
    expect(screen.getAllByRole('link', { name: /Fort/ })).toEqual([stop]);
    expect(stop).toHaveAttribute('href', '#day-2');
    act(() => setIntersecting(itemOf(again)));
    expect(stop).toHaveAttribute('aria-current', 'location');
    fireEvent.click(stop);
    expect(headingOf(days[1])).toHaveFocus();
  });

  it('draws the route through the stops in the order of the days', () => {
    const { container } = renderRoute();
    const path = routePath(days.map(({ stop }) => stop));
    expect(container.querySelector('nav path')).toHaveAttribute('d', path);
  });

  it('shows on the board of each day where it is, in English and by a picture of the other names', () => {
    const sign = 'https://example.com/port.svg';
    renderRoute([{ ...days[0], sign }, days[1]]);
    const [first, second] = [itemOf(days[0]), itemOf(days[1])];
    expect(within(first).getByText('Harbor')).toBeVisible();
    expect(within(first).getByText(days[0].stop.elevationText)).toBeVisible();
    // Without alt text: the name in English is beside it.
    expect(first.querySelector(`[src="${sign}"]`)).toHaveAttribute('alt', '');
    expect(second.querySelector('[src^="https://example.com"]')).toBeNull();
  });

  it('marks the board of the day that is being read', () => {
    renderRoute();
    const [first, second] = [itemOf(days[0]), itemOf(days[1])];
    const isMarked = (item: HTMLElement) => item.querySelector('[data-current]') !== null;
    expect([first, second].map(isMarked)).toEqual([false, false]);
    act(() => setIntersecting(second));
    expect([first, second].map(isMarked)).toEqual([false, true]);
  });

  it('marks each day on the profile of all elevations, the higher the nearer to the top', () => {
    renderRoute();
    const positions = days.map((day) => {
      const dot = itemOf(day).querySelector('[class*=stop]')?.getAttribute('d') ?? '';
      return /^M([\d.]+) ([\d.]+)h0$/.exec(dot)?.slice(1).map(Number) ?? [];
    });
    const [x, y] = [0, 1].map((axis) => positions.map((position) => position[axis]));
    expect(x).toEqual([...(x ?? [])].sort((a = 0, b = 0) => a - b));
    expect(y?.map((value) => Math.round(value ?? NaN))).toEqual([100, 80, 0]);
  });

  it('marks the day that was read last, also between two days', () => {
    renderRoute();
    const [first, second] = [itemOf(days[0]), itemOf(days[1])];
    const current = () => screen.queryAllByRole('link', { current: 'location' });
    expect(current()).toEqual([]);
    act(() => setIntersecting(first));
    act(() => setIntersecting(first, false));
    expect(current()).toEqual([linkTo(days[0])]);
    act(() => setIntersecting(second));
    expect(current()).toEqual([linkTo(days[1])]);
  });
});
