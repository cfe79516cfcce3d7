import type { Path } from './read-file';

interface Text {
  /** The path to the text, such as `['trips', 'list', 2, 'title']`. */
  keys: Path;
  /** The last property name in the path, such as `title`. */
  key: string;
  text: string;
}

/** Collects every string in a value, at any depth. */
export function everyText(value: unknown, keys: Path = []): Text[] {
  if (typeof value === 'string') {
    const key = String(keys.findLast((one) => typeof one === 'string') ?? '');
    return [{ keys, key, text: value }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => everyText(item, [...keys, index]));
  return Object.entries(value ?? {}).flatMap(([name, inner]) => everyText(inner, [...keys, name]));
}
