// Content that is not ours, derived from it. Runs in the builds of e2e/vite.config.ts and in the tests.

/** Values that are no words: names of icons, pictures, and screens, for example. */
const data =
  /(^| )(icon|picture|avatar|to|side|placeholder|months|sample|type|autoComplete|fields \d+ name)$/;
/** Lists whose entries are not alike. */
const fixedLists = /(^| )fields$/;

interface Derivation {
  /** @param path where the text is in src/content, in words, such as "home trips list 1 title" */
  text: (text: string, path: string) => string;
  /** How long a list becomes. Its entries are repeated if it was shorter. */
  length: (list: readonly unknown[], path: string) => number;
  /** Replaces values that are no words, by the last words of their path. */
  data: Record<string, unknown>;
}

/** Every text becomes its own name, such as "home hero title", and every list has two entries. */
export function named<T extends object>(name: string, content: T): T {
  return derive(content, name, {
    text: (_, path) => path,
    length: () => 2,
    data: {
      'company phone number': '+12815550100',
      'company email': 'company@example.com',
      'video id': 'video-id',
      url: 'https://www.example.com/url',
      mapsUrl: 'https://www.example.com/mapsUrl',
      rain: Array.from({ length: 12 }, (_, month) => month * 25),
      rating: 4,
    },
  });
}

/** Returns a copy of a value in which every text and every list is derived. */
function derive<T>(value: T, path: string, to: Derivation): T;
function derive(value: unknown, path: string, to: Derivation): unknown {
  const replaced = Object.keys(to.data).find((end) => ` ${path}`.endsWith(` ${end}`));
  if (replaced) return to.data[replaced];
  if (data.test(path)) return value;
  if (typeof value === 'string') return to.text(value, path);
  if (typeof value === 'function')
    return (...values: unknown[]) => to.text(value(...values), `${path} (${values.join(', ')})`);
  if (Array.isArray(value))
    return Array.from(
      { length: fixedLists.test(path) ? value.length : to.length(value, path) },
      (_, index) => derive(value[index % value.length], `${path} ${index + 1}`, to),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, derive(inner, `${path} ${name}`, to)]),
  );
}
