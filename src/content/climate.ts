import type { Seasons } from '../types';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Month = (typeof months)[number];

/** Whole months, from the first through the last, which may be in the next year. */
export interface MonthRange {
  from: Month;
  to: Month;
}

/**
 * When it rains where, and the best months for each place and animal. Other files take them from here;
 * tests compare those of the route and of both coasts with the rainfall.
 */
export const climate = {
  months,

  best: {
    /** The whole ten-day route. In January, the hills around Ella are still wet. */
    route: { from: 'February', to: 'March' },
    southCoast: { from: 'December', to: 'March' },
    /** In these months the sea in the south is rough, as tours.ts and guide.ts say. */
    eastCoast: { from: 'May', to: 'September' },
    // Wettest from October to December, driest from June to August: weather pages of Jetwing Lake and
    // Amaya Lake, Dambulla; wet into January: news.lk/news/business/item/12069. November 2026.
    oldCities: { from: 'February', to: 'September' },
    // atlaslanka.com/paradiseisland/yala-national-park: best in February and March, dry season to June;
    // into July: holidify.com. November 2026.
    leopards: { from: 'February', to: 'July' },
    // traveldesignbycdc.com: mid-July to September; Jetwing Eco: June to October, most from August. November
    // 2026.
    elephants: { from: 'July', to: 'September' },
    // mandarahotels.com: November to April, most in December, January, and April; classicsrilanka.com: November
    // to April. November 2026.
    whales: { from: 'December', to: 'April' },
    // Palu fruit ripens from May to July: classicsrilanka.com and timeout.com/sri-lanka. November 2026.
    slothBears: { from: 'May', to: 'July' },
  },

  /** In mm a month: below `dry` is drier, `wet` and above is rainy. The note in the guide says the same. */
  limits: { dry: 125, wet: 180 },

  // Normal rainfall in mm, January to December, only of places with a source for all twelve months. Read
  // November 2026.
  regions: [
    {
      name: 'Galle',
      where: 'on the south coast',
      driest: { from: 'January', to: 'March' },
      // mwegner.de/p-info/sri-lanka/galle.html, which gives 2,403 for the year.
      rain: [103, 86, 117, 242, 296, 207, 165, 155, 214, 340, 302, 177],
    },
    {
      name: 'Nuwara Eliya',
      where: 'in the western hills',
      driest: { from: 'January', to: 'March' },
      // climate-charts.com/Locations/s/S343473.html, which gives 1,909 for the year.
      rain: [107, 75, 71, 151, 178, 176, 174, 159, 176, 228, 215, 194],
    },
    {
      name: 'Trincomalee',
      where: 'on the east coast',
      driest: { from: 'February', to: 'September' },
      // batticaloahotels.com/batticaloa-weather, which gives Trincomalee's normals for the province.
      rain: [173, 66, 48, 58, 69, 28, 51, 107, 107, 221, 358, 363],
    },
  ],
} satisfies Pick<Seasons, 'months' | 'limits'> & {
  best: Record<string, MonthRange>;
  regions: { name: string; where: string; driest: MonthRange; rain: number[] }[];
};
