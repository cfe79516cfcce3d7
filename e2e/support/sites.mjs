/** The sites that the browser tests use, which e2e/vite.config.ts describes. */
export const sites = /** @type {const} */ (['plain', 'configured', 'named', 'sparse', 'rich']);
