import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tours } from '../../../src/content/tours';
import { Tours } from '../../../src/screens/Tours';
import { setIntersecting } from '../../helpers/jsdom-stubs';

const { days, map, title } = tours.itinerary;
const linkTo = ({ day, stop }: (typeof days)[number]) =>
  screen.getByRole('link', { name: map.stop(day, stop.name) });

function renderedDays() {
  const section = screen.getByRole('region', { name: title });
  const [list] = within(section).getAllByRole('list');
  return [...(list?.children ?? [])] as HTMLElement[];
}

describe('Route map', () => {
  it('has a link to every day, in order', () => {
    render(<Tours />);
    const links = within(screen.getByRole('navigation', { name: map.title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      days.map(({ day }) => `#day-${day}`),
    );
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  });

  it('focuses the heading of a day without changing the URL', async () => {
    render(<Tours />);
    const day = days[6] as (typeof days)[number];
    const url = location.href;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.click(linkTo(day));
    const heading = screen.getByRole('heading', { level: 3, name: new RegExp(day.title) });
    expect(heading).toHaveFocus();
    // The whole day scrolls into view, not only its heading, and without smooth scrolling.
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith();
    expect(location.href).toBe(url);
  });

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

  it('marks only the day being read as the current location', () => {
    render(<Tours />);
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
    for (const [index, day] of days.entries()) {
      act(() => setIntersecting(renderedDays()[index] as HTMLElement));
      expect(screen.getAllByRole('link', { current: 'location' })).toEqual([linkTo(day)]);
    }
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

  it('gets focus back at the stop of the day being read, without changing the URL', () => {
    render(<Tours />);
    const url = location.href;
    const link = screen.getByRole('link', { name: map.back });
    for (const index of [0, 6]) {
      act(() => setIntersecting(renderedDays()[index] as HTMLElement));
      expect(fireEvent.click(link)).toBe(false);
      expect(linkTo(days[index] as (typeof days)[number])).toHaveFocus();
    }
    expect(location.href).toBe(url);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(
      linkTo(days[0] as (typeof days)[number]),
    );
  });
});
