import type { Content } from '../content/compute.ts';
import { socialCard } from './social-card.ts';

/**
 * Returns schema.org data about the company, for search engines: its contact details, and the description of
 * the page. No ratings, because search engines ignore those that a company publishes about itself.
 *
 * @param siteUrl the published URL without a trailing slash; empty omits URLs
 */
export function structuredData(
  siteUrl: string,
  { company, shell }: Pick<Content, 'company' | 'shell'>,
): object {
  const { street, city, stateCode, zip, country } = company.address;
  return {
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
    ...(siteUrl && { url: `${siteUrl}/`, image: `${siteUrl}/${socialCard.file}` }),
  };
}
