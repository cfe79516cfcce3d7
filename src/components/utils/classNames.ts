/** Joins the names of classes. Returns undefined, which renders no attribute, if there are none. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
