/**
 * Returns which of the photos are two columns wide in a grid of three. A row has a wide photo beside
 * another, or three photos. The two kinds of rows alternate, unless the last row would then not be full,
 * and the wide photos are first and second in their rows by turns.
 */
export function widePhotos(count: number): boolean[] {
  const isWide: boolean[] = [];
  let isPair = false;
  let isFirstWide = false;
  while (isWide.length < count) {
    const left = count - isWide.length;
    // Three photos fill one row, six two rows.
    isPair = left === 2 || (!isPair && left !== 3 && left !== 6);
    if (isPair) {
      isFirstWide = !isFirstWide;
      isWide.push(isFirstWide, !isFirstWide);
    } else isWide.push(false, false, false);
  }
  return isWide.slice(0, count);
}
