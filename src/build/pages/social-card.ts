/**
 * The preview picture of shared links, in src/public. `npm run social-card` takes it from the running site.
 */
export const socialCard = { file: 'social-card.jpg', width: 1200, height: 630, maxBytes: 150_000 };
