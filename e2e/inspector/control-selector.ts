/** Everything that can be pressed or focused. */
export const controlSelector =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=tab]';
