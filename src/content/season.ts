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
  link: { label: 'This season: what is open, and what to check', to: 'guide' },
  list: [
    {
      title: 'Train: board at Ambewela',
      // Badulla to Ambewela reopened on December 20, 2025: adaderana.lk/news.php?nid=116196. The Ella Odyssey, on
      // Wednesdays from January 7: adaderana.lk/news.php?nid=116821. Nanu Oya: newsdrum.in, January 6, 2026, which
      // gives the cost; nothing newer was found. November 2026.
      text: 'A cyclone broke the hill line in November 2025. In January 2026, trains ran between Ambewela, Ella, and Badulla. The Ella Odyssey left Ambewela at 1:30 p.m., on Wednesdays only. We found no news that trains reach Nanu Oya again. Ask us before you choose your dates; we can go by road.',
    },
    {
      title: 'Parks: check the week you go',
      // adaderana.lk/news.php?nid=115502, December 2, 2025: Wilpattu, Yala's Block 1, Minneriya, and Kaudulla, in
      // part. November 2026.
      text: 'After the cyclone, Yala’s main part, Wilpattu, Minneriya, and Kaudulla were to open again on December 3, 2025, but for tracks under water. We found nothing newer.',
    },
    {
      title: 'Fuel: ask how drivers get it',
      // From March 15: The Hindu, by owlbrief.com/briefs/12031. In place on June 1: adaderana.lk/news/123183. More
      // for tourism: travelwire.lk/a-tourists-step-by-step-guide-during-fuel-crisis-in-sri-lanka-2026. November
      // 2026.
      text: 'In June 2026 fuel was rationed: each car had a share for the week, and cars for tourists had more. This may have ended.',
    },
    {
      title: 'Flights: ask your airline',
      // First flight back on March 3: adaderana.lk/news.php?nid=119213. March 10: onlanka.com, "Seven special
      // flights operate in Sri Lanka". Nothing newer was found. Insurance: prnewswire.com, Squaremouth, March 3,
      // 2026. November 2026.
      text: 'War closed airports in the Gulf on February 28, 2026. Some flights returned from March 3, and more by March 10. We found nothing newer, so ask your airline before you change planes there. Many policies do not cover war. Ask before you buy.',
    },
    {
      title: 'Health: ask a travel clinic',
      // Level 2 for Sri Lanka, and still listed on February 11 and 12, 2026: californiainsider.com and
      // sundayguardianlive.com. November 2026.
      text: 'In February 2026 the CDC still had a Level 2 notice for chikungunya, a virus that mosquitoes carry, and advised a vaccine. It may have ended.',
    },
    {
      title: 'U.S. advisory: read it again',
      // Unchanged on October 9, 2025: adaderana.lk/news.php?nid=113609; its reasons: nid=113521. STEP:
      // lk.usembassy.gov/sri-lanka-travel-advisory. November 2026.
      text: 'In October 2025 the State Department kept Sri Lanka at Level 2 of 4, “exercise increased caution,” for unrest, terrorism, and land mines in old war zones. Read it the week you fly. The embassy sends free alerts if you sign up for STEP.',
    },
    {
      title: 'Perahera: book rooms early',
      // Ten nights to the day before the full moon, and a day procession on the next morning. In 2025, July 30 to
      // August 8 and August 9: adaderana.lk/news.php?nid=111143. Full moon: August 17, 2027. Chains:
      // bornfree.org.uk, "Elephants at Kandy". November 2026.
      text: 'By the moon, its ten nights in Kandy run from about August 7, 2027, with a daytime procession about August 17. The Temple of the Tooth sets the dates. Its elephants are chained by day, so some travelers stay away.',
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
