import { expect, it } from 'vitest';
import { socialCard, structuredData } from '../../../src/build/pages/structured-data';
import { company } from '../../../src/content/company';
import { shell } from '../../../src/content/shell';

it('structuredData describes the company', () => {
  const { street, city, zip, stateCode, country } = company.address;
  expect(structuredData('')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: company.name,
    description: shell.description,
    telephone: company.phone.number,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: stateCode,
      postalCode: zip,
      addressCountry: country,
    },
  });
});

it('structuredData contains URLs only when the site URL is known', () => {
  expect(structuredData('https://journeys.example')).toMatchObject({
    url: 'https://journeys.example/',
    image: `https://journeys.example/${socialCard.file}`,
  });
});
