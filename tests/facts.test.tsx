import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../src/App';
import { tours } from '../src/content/tours';

// Facts stated in two places must agree.

const digits = (text: string) => text.replace(/\D/g, '').slice(-10);

/** The links to other sites, which only the one who owns them can confirm. */
const sites: Record<string, string> = {
  'Official ETA website': 'https://www.eta.gov.lk/',
  'State Department page on Sri Lanka':
    'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories/sri-lanka-travel-advisory.html',
};

describe('every link leads where its words say', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<App />);
  const links = [...container.querySelectorAll('a')].map((link) => ({
    name: link.getAttribute('aria-label') ?? link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));

  it.each(links)('$name: $href', ({ name, href }) => {
    const { protocol, hostname, pathname, searchParams } = new URL(href, 'https://this.example');
    if (href.startsWith('#')) {
      expect(container.querySelector(href)).not.toBeNull();
      const [, day] = /^(\d+) /.exec(name) ?? [];
      expect(href.replace('#day-', '')).toBe(day ?? href);
    } else if (protocol === 'mailto:') expect(pathname).toBe(name);
    else if (protocol !== 'https:') expect(digits(pathname)).toBe(digits(name));
    else if (hostname === 'www.google.com') {
      expect(pathname).toBe('/maps/search/');
      const place = searchParams.get('query')?.split(/[, ]+/) ?? [];
      expect(place.length).toBeGreaterThan(2);
      for (const word of place) expect(name).toContain(word);
    } else if (hostname === 'www.youtube.com') expect(name).toMatch(/YouTube|^Play the video/);
    else expect(href).toBe(sites[name]);
  });

  it('has links to phone, messages, mail, map, and each other site', () => {
    expect(links.filter(({ href }) => /^(tel|sms|mailto):/.test(href)).length).toBeGreaterThan(4);
    expect(links.filter(({ href }) => href.includes('maps'))).toHaveLength(1);
    expect(links.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sites)));
  });
});

it('every stop of the map lies on the drawn route, in its order', () => {
  const drawing = readFileSync('src/pictures/map.svg', 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing)?.map(Number) ?? [];
  // The dashed line: a start, and for each place a control point and the way to the place.
  const [, route = ''] = /<path d="(M[^"]*)"[^>]*stroke-dasharray="9 7"/.exec(drawing) ?? [];
  const [x = 0, y = 0, ...ways] = (route.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const places = [[x, y]];
  for (let at = 2; at + 1 < ways.length; at += 4) {
    const [lastX = 0, lastY = 0] = places.at(-1) ?? [];
    places.push([lastX + (ways[at] ?? 0), lastY + (ways[at + 1] ?? 0)]);
  }
  const positions = tours.itinerary.days.map(({ stop }) => {
    const distances = places.map(([placeX = 0, placeY = 0]) =>
      Math.hypot((stop.x / 100) * Number(width) - placeX, (stop.y / 100) * Number(height) - placeY),
    );
    const nearest = Math.min(...distances);
    expect(nearest, stop.name).toBeLessThan(16);
    return distances.indexOf(nearest);
  });
  expect(positions).toHaveLength(10);
  expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other));
});
