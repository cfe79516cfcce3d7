/** A type of content with its literal texts and numbers widened, so that mistakes can be put in it. */
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
  /** Where it stands, for example `trips.list[2].title`. */
  path: string;
  /** The last name on the way there: `title`; of a text in a list, the list's. */
  key: string;
  text: string;
}

/** Every text within a value, however deep. */
export function everyText(value: unknown, path = '', key = ''): Text[] {
  if (typeof value === 'string') return [{ path, key, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => everyText(item, `${path}[${index}]`, key));
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    everyText(inner, path ? `${path}.${name}` : name, name),
  );
}

/** One message for each value of a field that stands in a list more than once. */
export function repeated<Key extends string>(
  at: string,
  field: Key,
  list: readonly Record<Key, unknown>[],
): string[] {
  const values = list.map((item) => item[field]);
  const again = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...again].map(
    (value) => `${at}: the ${field} "${value}" stands there twice. Expected: each once.`,
  );
}
