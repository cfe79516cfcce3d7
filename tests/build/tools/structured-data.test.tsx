import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { App } from '../../../src/App';
import { socialCard, structuredData } from '../../../src/build/tools/structured-data';
import { company } from '../../../src/content/company';
import { shell } from '../../../src/content/shell';
import { tours } from '../../../src/content/tours';

/** Returns every string in the data with its property name. */
function texts(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => texts(inner, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, key));
}

/** Properties that the page shows as a link, in its title, or not at all. */
const elsewhere = ['@context', '@type', '@id', 'url', 'image', 'hasMap', 'telephone'];

function parts(siteUrl = '') {
  const data = structuredData(siteUrl) as { '@graph': Record<string, unknown>[] };
  const [agency, trip] = data['@graph'];
  return { data, agency, trip };
}

describe('structuredData', () => {
  test('contains only what the page shows', () => {
    const { container } = render(<App />);
    const page = container.textContent ?? '';
    const data = texts(structuredData('https://journeys.example'));
    const claims = data.filter(([name]) => !elsewhere.includes(name));
    for (const [name, text] of claims) {
      if (name === 'description' && text === shell.description) continue;
      if (name === 'addressRegion' || name === 'addressCountry') continue;
      expect(page, name).toContain(text);
    }
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`tel:${company.phone.number}`);
    expect(links).toContain(company.mapsUrl);
  });

  test('describes the company and its contact details', () => {
    const { address, phone, email } = company;
    const { data, agency } = parts();
    expect(data).toHaveProperty('@context', 'https://schema.org');
    expect(agency).toMatchObject({
      '@type': 'TravelAgency',
      name: company.name,
      telephone: phone.number,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.stateCode,
        postalCode: address.zip,
        addressCountry: address.country,
      },
    });
  });

  test('describes the tour with every day in order', () => {
    const { agency, trip } = parts('https://journeys.example');
    expect(agency?.['@id']).toBe('https://journeys.example/#company');
    expect(trip).toMatchObject({
      '@type': 'TouristTrip',
      provider: { '@id': agency?.['@id'] },
      touristType: tours.types.list.map(({ title }) => title),
      itinerary: tours.itinerary.days.map(({ stop }) => ({ '@type': 'Place', name: stop.name })),
    });
  });

  test('contains no ratings', () => {
    expect(JSON.stringify(structuredData(''))).not.toMatch(/rating|review/i);
  });

  test('contains URLs only when the site URL is known', () => {
    const names = texts(structuredData('')).map(([name]) => name);
    expect(names).not.toContain('url');
    expect(names).not.toContain('image');
    expect(parts('https://journeys.example').agency).toMatchObject({
      url: 'https://journeys.example/',
      image: `https://journeys.example/${socialCard.file}`,
    });
  });
});
