import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { tours } from '../../../src/content/tours';
import { Tours } from '../../../src/screens/Tours';
import { bringIntoView } from '../../helpers/jsdom-stubs';

const { days, map, title } = tours.itinerary;
const linkTo = ({ day, stop }: (typeof days)[number]) =>
  screen.getByRole('link', { name: map.stop(day, stop.name) });

function renderedDays() {
  const section = screen.getByRole('region', { name: title });
  const [list] = within(section).getAllByRole('list');
  return [...(list?.children ?? [])] as HTMLElement[];
}

describe('the map of the route', () => {
  test('has a link to every day, in the order of the days', () => {
    render(<Tours />);
    const links = within(screen.getByRole('navigation', { name: map.title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      days.map(({ day }) => `#day-${day}`),
    );
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  });

  test.each(days)('leads to the heading of day $day without changing the address', async (day) => {
    render(<Tours />);
    const address = location.href;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.click(linkTo(day));
    const heading = screen.getByRole('heading', { level: 3, name: new RegExp(day.title) });
    expect(heading).toHaveFocus();
    // The whole day comes into view, and not only its heading; at once, without a ride through others.
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith();
    expect(location.href).toBe(address);
  });

  test('leaves a click that asks for a new tab or window to the browser', () => {
    render(<Tours />);
    const [day] = days;
    if (!day) throw new Error('The tour has no days.');
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey'])
      expect(fireEvent.click(linkTo(day), { [key]: true })).toBe(true);
    expect(fireEvent.click(linkTo(day))).toBe(false);
  });

  test('puts each stop where content says', () => {
    render(<Tours />);
    for (const day of days) {
      const place = linkTo(day).closest('svg');
      expect(place).toHaveAttribute('x', `${day.stop.x}%`);
      expect(place).toHaveAttribute('y', `${day.stop.y}%`);
      expect(linkTo(day)).toHaveAttribute('data-side', day.stop.side);
    }
  });

  test('marks the day that is being read, and no other', () => {
    render(<Tours />);
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
    for (const [index, day] of days.entries()) {
      act(() => bringIntoView(renderedDays()[index] as HTMLElement));
      expect(screen.getAllByRole('link', { current: 'location' })).toEqual([linkTo(day)]);
    }
  });

  test('marks none once the days are left, but the next one when only one day is', () => {
    render(<Tours />);
    const [first, second] = renderedDays() as [HTMLElement, HTMLElement];
    act(() => bringIntoView(first));
    act(() => bringIntoView(second));
    act(() => bringIntoView(first, false));
    expect(screen.getAllByRole('link', { current: 'location' })).toEqual([
      linkTo(days[1] as (typeof days)[number]),
    ]);
    act(() => bringIntoView(second, false));
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  });

  test('lays a ground behind the stop that has the focus, and takes it away again', () => {
    render(<Tours />);
    const link = linkTo(days[0] as (typeof days)[number]);
    act(() => link.focus());
    const plate = document.querySelector('rect');
    expect(plate?.nextElementSibling).toBe(link);
    for (const [name, value] of Object.entries({ x: -31, y: -31, width: 62, height: 62 }))
      expect(plate).toHaveAttribute(name, `${value}`);
    act(() => link.blur());
    expect(document.querySelector('rect')).toBeNull();
  });
});
