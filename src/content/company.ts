import type { Company } from '../types';

const address = {
  street: '4100 Cinnamon Bark Way, Suite 210',
  city: 'Spring',
  state: 'Texas',
  stateCode: 'TX',
  zip: '77373',
  country: 'US',
} satisfies Company['address'] & { country: string };

const addressLine = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;

/** The company's own facts, which other files take from here. */
export const company = {
  /** True while phone, email, and address are invented, to be replaced before the site goes live. */
  sample: true,
  name: 'Serendib Journeys',
  /** For calls and text messages: as people read it, and as a phone dials it. */
  phone: { text: '(281) 555-0142', number: '+12815550142' },
  email: 'journeys@example.com',
  address,
  addressLine,
  mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine)}`,
} satisfies Company & { sample: boolean };
