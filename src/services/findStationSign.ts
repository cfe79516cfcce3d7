const signs = import.meta.glob<string>('../station-signs/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

// Spelled as in at least two of: Wikipedia in English on each town; lakpura.com/ta; mullaibbc.com and iftamil.com
// (Ella); placenameswallah.com/mirissa-sl and lankapradeepa.com/2021/06/mirissa-beach.html (Mirissa);
// tissamaharama.ps.gov.lk and rivira.lk (Yala); athirady.com and lankadeepa.lk (Sigiriya); wijeya.lk and stargate.lk
// (Nuwara Eliya); placenameswallah.com/bentota-sl (Bentota in Sinhala), tamilmirror.lk/213312 and
// tubetamil24x7.com/2024/02/blog-post_7.html (in Tamil). November 2026. The letters are outlines of Noto Sans.

/**
 * Finds the picture of a station's name in Sinhala and Tamil.
 *
 * @returns its URL, or undefined for a station that has none
 */
export function findStationSign(name: string): string | undefined {
  return signs[`../station-signs/${name.toLowerCase().replaceAll(' ', '-')}.svg`];
}
