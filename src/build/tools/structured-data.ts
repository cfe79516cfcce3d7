import { company } from '../../content/company.ts';
import { shell } from '../../content/shell.ts';
import { tours } from '../../content/tours.ts';

/**
 * Returns schema.org data about the company and its tour, for search engines. Contains only what the
 * page shows too, and no ratings: search engines ignore those a company publishes about itself.
 *
 * @param siteUrl the published URL without a trailing slash; empty omits URLs
 */
export function structuredData(siteUrl: string): object {
  const { street, city, stateCode, zip, country } = company.address;
  const id = `${siteUrl}/#company`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TravelAgency',
        '@id': id,
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
        hasMap: company.mapsUrl,
        ...(siteUrl && { url: `${siteUrl}/`, image: `${siteUrl}/${socialCard.file}` }),
      },
      {
        '@type': 'TouristTrip',
        name: tours.hero.title,
        description: tours.hero.lead,
        provider: { '@id': id },
        touristType: tours.types.list.map(({ title }) => title),
        itinerary: tours.itinerary.days.map(({ stop }) => ({ '@type': 'Place', name: stop.name })),
      },
    ],
  };
}

/** The preview picture of shared links; `npm run social-card` draws it. */
export const socialCard = { file: 'social-card.jpg', width: 1200, height: 630 };
