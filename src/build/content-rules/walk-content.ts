interface Text {
  /** For example `trips.list[2].title`. */
  path: string;
  /** The last property name in the path, such as `title`. */
  key: string;
  text: string;
}

/** Collects every string in a value, at any depth. */
export function everyText(value: unknown, path = '', key = ''): Text[] {
  if (typeof value === 'string') return [{ path, key, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => everyText(item, `${path}[${index}]`, key));
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    everyText(inner, path ? `${path}.${name}` : name, name),
  );
}

/** Returns one message for each value that a field has in more than one item of a list. */
export function findDuplicates(at: string, field: string, list: readonly object[]): string[] {
  const values = list.map((item) => (item as Record<string, unknown>)[field]);
  const duplicates = values.filter((value, index) => value && values.indexOf(value) !== index);
  return [...new Set(duplicates)].map(
    (value) => `${at}: the ${field} "${value}" appears more than once. Expected: once.`,
  );
}
