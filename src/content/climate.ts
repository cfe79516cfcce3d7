/**
 * When it rains where, and the best months that follow from it. Every other file takes these
 * months from here; tests compare them with the rainfall.
 */
export const climate = {
  months: [
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
  ],

  best: {
    /** The whole ten-day route. In January, the hills around Ella are still wet. */
    route: 'February and March',
    southCoast: 'December to March',
    eastCoast: 'May to September',
    // Wettest from October to December, driest from June to August: weather pages of Jetwing Lake and
    // Amaya Lake, Dambulla; wet into January: news.lk/news/business/item/12069. November 2026.
    oldCities: 'February to September',
    // atlaslanka.com/paradiseisland/yala-national-park: best in February and March, dry season to June;
    // into July: holidify.com. November 2026.
    leopards: 'February to July',
    // traveldesignbycdc.com: mid-July to September; Jetwing Eco: June to October, most from August. November
    // 2026.
    elephants: 'July to September',
    whales: 'December to April',
  },

  /** In mm a month: below `dry` is drier, `wet` and above is rainy. The note in the guide says the same. */
  limits: { dry: 125, wet: 180 },

  // Normal rainfall in mm, January to December, only of places with a source for all twelve months. Read
  // November 2026.
  regions: [
    {
      name: 'Galle',
      text: 'on the south coast: driest from January to March',
      // mwegner.de/p-info/sri-lanka/galle.html; year 2,403.
      rain: [103, 86, 117, 242, 296, 207, 165, 155, 214, 340, 302, 177],
    },
    {
      name: 'Nuwara Eliya',
      text: 'in the western hills: driest from January to March',
      // climate-charts.com/Locations/s/S343473.html; year 1,909.
      rain: [107, 75, 71, 151, 178, 176, 174, 159, 176, 228, 215, 194],
    },
    {
      name: 'Trincomalee',
      text: 'on the east coast: driest from February to September',
      // batticaloahotels.com/batticaloa-weather, which gives Trincomalee's normals for the province.
      rain: [173, 66, 48, 58, 69, 28, 51, 107, 107, 221, 358, 363],
    },
  ],
};
