/** A content type with its literals widened, so that tests can put errors into it. */
export type Wide<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? Wide<Item>[]
      : T extends (...args: never[]) => unknown
        ? T
        : { [Key in keyof T]: Wide<T[Key]> };

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
export function findDuplicates<Key extends string>(
  at: string,
  field: Key,
  list: readonly Record<Key, unknown>[],
): string[] {
  const values = list.map((item) => item[field]);
  const duplicates = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...duplicates].map(
    (value) => `${at}: the ${field} "${value}" appears more than once. Expected: once.`,
  );
}
