import type { Action, TitledText } from '../types';
import { climate } from './climate.ts';
import type { ExternalSite } from './types';

/**
 * The month in which all entries below were last checked. After six months, builds and `npm run doctor` ask to
 * check them again: correct what has changed, then set this to the new month.
 */
const checked = '2026-11';

const [year, month] = checked.split('-');

/** What may be different next season. Other texts refer to it, so that only this file goes out of date. */
export const season = {
  checked,
  title: `This season, checked ${climate.months[Number(month) - 1]} ${year}`,
  link: { label: 'This season: train, fuel, flights, and more', to: 'guide' },
  list: [
    {
      title: 'Train: running through Ella',
      // Badulla to Ambewela reopened on December 20, 2025: adaderana.lk/news.php?nid=116196. Nanu Oya: newsdrum.in,
      // January 6, 2026, which gives the cost; nothing newer was found. November 2026.
      text: 'A cyclone broke the hill line in November 2025. Trains have run between Badulla, Ella, and Ambewela since December 20, 2025. We found no news that they reach Nanu Oya again. So we board farther along, or go by road.',
    },
    {
      title: 'Parks: open after the cyclone',
      // adaderana.lk/news.php?nid=115502, December 2, 2025: Wilpattu, Yala's Block 1, Minneriya, and Kaudulla, in
      // part. November 2026.
      text: 'Yala’s main part, Wilpattu, Minneriya, and Kaudulla were set to open within days, on December 3, 2025. Tracks that were still under water stayed closed.',
    },
    {
      title: 'Fuel: rationed in June 2026',
      // From March 15: The Hindu, by owlbrief.com/briefs/12031. In place on June 1: adaderana.lk/news/123183. More
      // for tourism: travelwire.lk/a-tourists-step-by-step-guide-during-fuel-crisis-in-sri-lanka-2026. November
      // 2026.
      text: 'Each car had a share for the week, and cars for tourists had more. This may have ended. Ask us how our drivers get theirs.',
    },
    {
      title: 'Flights: choose where to change',
      // 205 flights by March 3: adaderana.lk/news.php?nid=119191. Insurance: prnewswire.com, Squaremouth, March 3,
      // 2026. November 2026.
      text: 'Airports in the Gulf closed on February 28, 2026, and 205 flights to and from Colombo were lost by March 3. Most policies do not pay when war stops a trip. Choose where you change planes with that in mind, and ask the insurer.',
    },
    {
      title: 'Health: ask about chikungunya',
      // Level 2 for Sri Lanka, and still listed on February 11 and 12, 2026: californiainsider.com and
      // sundayguardianlive.com. November 2026.
      text: 'In February 2026 the CDC still had a Level 2 notice for this virus, which mosquitoes carry, and advised a vaccine. Ask a travel clinic if it stands.',
    },
    {
      title: 'U.S. advisory: Level 2 of 4',
      // Unchanged on October 9, 2025: adaderana.lk/news.php?nid=113609; its reasons: nid=113521. STEP:
      // lk.usembassy.gov/sri-lanka-travel-advisory. November 2026.
      text: 'In October 2025 the State Department kept it there: “exercise increased caution,” for unrest, terrorism, and land mines in old war zones. Read its page again the week you fly. The embassy sends free alerts if you sign up for STEP.',
    },
    {
      title: 'Perahera: mid-August 2027',
      // Ends at the full moon of August 17, as in 2025 on August 8: lankanewsweb.net/archives/103618. November 2026.
      text: 'By the moon, its ten nights in Kandy fall on about August 7 to 17. The Temple of the Tooth sets the dates.',
    },
  ],
  // Not the page on Sri Lanka, whose address may change. November 2026.
  sites: [
    { label: 'State Department travel site', url: 'https://travel.state.gov/' },
    {
      label: 'CDC page on Sri Lanka',
      url: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/sri-lanka',
    },
  ],
} satisfies {
  checked: string;
  title: string;
  link: Action;
  list: TitledText[];
  sites: ExternalSite[];
};
