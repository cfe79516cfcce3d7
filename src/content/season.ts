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
  lead: 'The latest news we found, with dates. Ask before you pay, and again the week you fly, and we’ll check your route with your guide.',
  link: { label: 'This season: trains, parks, and flights', to: 'guide' },
  list: [
    {
      title: 'Train: part of the line, or by road',
      // Badulla to Ambewela reopened on December 20, 2025, with several trains: adaderana.lk/news.php?nid=116196. One
      // of them on January 7: adaderana.lk/news.php?nid=116821. Nanu Oya: newsdrum.in, January 6, 2026, which gives
      // the cost; nothing newer was found. November 2026.
      text: 'A cyclone broke the hill line in November 2025. From December 20, 2025, trains ran again from Ambewela to Ella and Badulla. We could not confirm the stretch from Nanu Oya. Where the rails stop, we drive.',
    },
    {
      title: 'Parks: reopened December 2025',
      // adaderana.lk/news.php?nid=115502, December 2, 2025: Wilpattu, Yala's Block 1, Minneriya, and Kaudulla, in
      // part. Horton Plains, and that they opened: ellahype.com, December 7, 2025. Tourist sites as usual:
      // travelclinic.com.au/sri-lanka-637, without a date. November 2026.
      text: 'After the cyclone, Yala’s main part, Wilpattu, Minneriya, and Kaudulla began to reopen on December 3, 2025, and Horton Plains was open by December 7. Hard rain can close tracks again.',
    },
    {
      title: 'Fuel: your driver’s job',
      // A system for tourism, March 18: adaderana.lk/news.php?nid=119901. Still rationed on June 1:
      // adaderana.lk/news/123183. By the week: The Hindu, by owlbrief.com/briefs/12031. November 2026.
      text: 'From March 2026, and still in June, fuel was rationed by the week; tourist vehicles got a system of their own.',
    },
    {
      title: 'Flights: a way around the Gulf',
      // First flight back on March 3: adaderana.lk/news.php?nid=119213. March 10: onlanka.com, "Seven special
      // flights operate in Sri Lanka". Nothing newer was found. Istanbul: dailyfc.com, January 9, 2026; Singapore:
      // ft.lk, December 5, 2020; Delhi has no source. Insurance: prnewswire.com, Squaremouth, March 3, 2026. November
      // 2026.
      text: 'War closed airports in the Gulf on February 28, 2026; flights began to return in March. To change planes elsewhere, ask about Istanbul, Delhi, or Singapore. Read your policy before you buy it: most exclude war.',
    },
    {
      title: 'Health: see a travel clinic',
      // Level 2 for Sri Lanka, and still listed on February 11 and 12, 2026: californiainsider.com and
      // sundayguardianlive.com. November 2026.
      text: 'In February 2026 the CDC had a Level 2 notice for chikungunya, a virus that mosquitoes carry, and asked most travelers to consider a vaccine.',
    },
    {
      title: 'U.S. advisory: Level 2 in October 2025',
      // Unchanged on October 9, 2025: adaderana.lk/news.php?nid=113609; its reasons: nid=113521. France and Germany:
      // nationalworld.com, March 10, 2025, and wtop.com, June 2, 2025. STEP:
      // lk.usembassy.gov/sri-lanka-travel-advisory. November 2026.
      text: 'Level 2 of 4 is “exercise increased caution,” for unrest, terrorism, and land mines in old war zones. France and Germany were at Level 2 in 2025, too. Read it the week you fly. Sign up for STEP to get the embassy’s free alerts.',
    },
    {
      title: 'Perahera: August 2027',
      // Ten nights to the day before the full moon, and a day procession on the next morning. In 2025, July 30 to
      // August 8 and August 9: adaderana.lk/news.php?nid=111143. Full moon: August 17, 2027. Chains:
      // bornfree.org.uk, "Elephants at Kandy". November 2026.
      text: 'Going by the moon, expect ten nights in Kandy from about August 7, and a daytime procession about August 17. The Temple of the Tooth sets the dates. Book rooms early. Its elephants are chained by day, so some travelers stay away.',
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
  lead: string;
  link: Action;
  list: TitledText[];
  sites: ExternalSite[];
};
