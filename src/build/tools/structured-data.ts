import { company } from '../../content/company.ts';
import { shell } from '../../content/shell.ts';
import { tours } from '../../content/tours.ts';

/**
 * What the page says, in the words of schema.org, for search engines: the company and its tour with
 * all its days. Only what a visitor can read on the page as well; no ratings, which a company may
 * not give itself.
 *
 * @param siteUrl the published address without a slash at its end; empty leaves addresses out
 */
export function structuredData(siteUrl: string): object {
  const { street, city, stateCode, zip, country } = company.address;
  const id = `${siteUrl}/#company`;
  const days = tours.itinerary.days;
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
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: days.length,
          itemListElement: days.map(({ day, title, description, stop }) => ({
            '@type': 'ListItem',
            position: day,
            name: title,
            description,
            item: { '@type': 'Place', name: stop.name },
          })),
        },
      },
    ],
  };
}

/** The picture shown where the site's address is shared; `npm run social-card` draws it. */
export const socialCard = { file: 'social-card.jpg', width: 1200, height: 630 };
