import { expect, it } from 'vitest';
import { loadContent } from '../../../src/build/content/load-content';
import { socialCard } from '../../../src/build/pages/social-card';
import { structuredData } from '../../../src/build/pages/structured-data';

const content = loadContent();

it('search engines get the name, phone, email, and address of the company', () => {
  const { name, email, address } = content.company;
  expect(structuredData('', content)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name,
    email,
    telephone: expect.stringMatching(/^\+1-?\d{3}-?\d{3}-?\d{4}$/),
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.zip,
      addressCountry: 'US',
    },
  });
});

it('structured data has URLs when the site URL is known, and none before', () => {
  expect(JSON.stringify(structuredData('', content))).not.toMatch(/"(url|image)"/);
  expect(structuredData('https://journeys.example', content)).toMatchObject({
    url: 'https://journeys.example/',
    image: `https://journeys.example/${socialCard.file}`,
  });
});
