import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { explainIssues } from '../../../src/build/content/explain';
import { parseFile } from '../../../src/build/content/read-file';

// A small file and its schema, with each mistake that people make in such files.

const text = (description: string) => z.string().min(1).meta({ description });
const schema = z.strictObject({
  title: text('a heading'),
  icon: z.enum(['sun', 'wave']).meta({ description: 'the name of an icon' }),
  hours: z.string().regex(/^\d$/).meta({ description: 'a number of hours' }),
  rain: z.array(z.string()).length(3).meta({ description: 'three numbers' }),
  trips: z
    .array(z.strictObject({ name: text('a name'), lead: text('a sentence') }))
    .meta({ noun: 'trip', description: 'a list' }),
  notes: z.array(text('words')).meta({ noun: 'entry', description: 'a list' }),
});

const source = `# A comment
title: Trips by the sea
icon: sun
hours: 4
rain: [1, 2, 3]
trips:
  # A source
  - name: Surf
    lead: >-
      Learn to surf: it's easy,
      say "us" # 2.
  - name: Whales
    lead: 'Look for whales'
notes:
  - One
  - Two
`;

function mistakesIn(content: string | Uint8Array | undefined): string[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = parseFile('file.yml', bytes);
  const { error } = file.mistakes.length > 0 ? {} : schema.safeParse(file.data);
  return [...file.mistakes, ...explainIssues(file, schema, error?.issues ?? [])].map(
    (mistake) => `${mistake.line}:${mistake.column} ${mistake.text}`,
  );
}

const edit = (from: string, to: string) => {
  const edited = source.replace(from, to);
  if (edited === source) throw new Error(`The file has no "${from}".`);
  return edited;
};

it.each([
  ['the file as it is', source],
  ['line ends of Windows', source.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\ufeff${source}`],
  ['a text in double quotation marks', edit('Trips by the sea', '"Trips: \\"by\\" the # sea"')],
  ['a text in single quotation marks', edit('Trips by the sea', "'Trips: don''t'")],
  ['a text over two lines', edit('Trips by the sea', 'Trips by\n  the sea')],
  ['a quoted text over two lines', edit('Trips by the sea', '"Trips by\n  the sea"')],
  ['a colon without a space', edit('Trips by the sea', 'Open 9:30')],
])('accepts %s', (_, content) => {
  expect(mistakesIn(content)).toEqual([]);
});

it('a text does not depend on how it is written', () => {
  const read = (content: string) => parseFile('file.yml', Buffer.from(content)).data;
  const expected = { title: "It's: a # 2" };
  for (const written of [">-\n  It's:\n  a # 2", '"It\'s: a # 2"', "'It''s: a # 2'"])
    expect(read(`title: ${written}\n`)).toEqual(expected);
});

it('accepts a word with a colon that is no key of the file', () => {
  expect(mistakesIn(edit('      say "us"', '      others: "us"'))).toEqual([]);
});

describe('a mistake is named with its place and what is expected:', () => {
  const below = (key: string) =>
    `“${key}>-”, and the text in the line below, indented two more spaces.`;

  it.each([
    ['a tab', edit('  - One', '\t- One'), '15:1 The line begins with a tab. Expected: spaces.'],
    [
      'a colon in a text',
      edit('Trips by', 'Trips: by'),
      `2:13 A text with a colon cannot stand here. Expected: ${below('title: ')}`,
    ],
    [
      'a colon in an entry',
      edit('- One', '- One: two'),
      '15:5 notes, entry 1 has keys below it, such as “One”. Expected: words; if it has a colon, “>-” first, and the text in the line below.',
    ],
    [
      'a text with #',
      edit('by the', '# 2 by the'),
      `2:14 What follows # would be dropped. Expected: for a comment, a line of its own; for a part of the text, ${below('title: ')}`,
    ],
    [
      'a comment after a quoted text',
      edit("whales'", "whales' # a source"),
      '13:11 A comment cannot stand after a key or a value. Expected: a line of its own.',
    ],
    [
      'a comment inside a text',
      edit('      Learn', '      # A source\n      Learn'),
      '10:7 A comment inside a text would be shown to visitors. Expected: the comment above the key of the text.',
    ],
    [
      'an entry inside the text of the one above',
      edit('  - name: Whales', '      - name: Whales'),
      '12:7 An entry inside a text would be shown to visitors. Expected: its hyphen below the hyphens of the others.',
    ],
    [
      'a key inside the text of the one above',
      edit('      say "us"', '      name: "us"'),
      '11:7 “name:” inside a text would be shown to visitors. Expected: the key below the others of its entry, or, for a word of the text, not the first in its line.',
    ],
    [
      'a text that begins with a value',
      edit('Trips by', '{days} trips by'),
      `2:8 A text cannot begin with { here. Expected: ${below('title: ')}`,
    ],
    [
      'a text that begins with an apostrophe',
      edit('Trips', "'Tis"),
      "2:8 A text that begins with ' must end with it. Expected: ' at its end, or no such mark; ’ is one that needs no end.",
    ],
    [
      'a text that goes on after a quotation mark',
      edit('Trips', '"Trips"'),
      `2:8 The text goes on after its quotation mark. Expected: no quotation marks, or ${below('title: ')}`,
    ],
    [
      'a key twice',
      edit('icon', 'title: Twice\nicon'),
      '3:1 “title” is there twice in one entry. Expected: once, or a hyphen where the next entry begins.',
    ],
    ['a missing key', edit('hours: 4\n', ''), '2:1 hours is missing. Expected: a number of hours.'],
    [
      'a missing key of an entry',
      edit("\n    lead: 'Look for whales'", ''),
      '12:5 trip 2, lead is missing. Expected: a sentence.',
    ],
    [
      'a misspelled key',
      edit('title', 'titel'),
      '2:1 “titel” is not a known key here. Did you mean “title”?',
    ],
    [
      'an unknown key',
      edit('icon', 'color: red\nicon'),
      '3:1 “color” is not a known key here. Expected: one of title, icon, hours, rain, trips, notes.',
    ],
    ['a text for a number', edit('4', 'four'), '4:1 hours is “four”. Expected: a number of hours.'],
    ['a misspelled name', edit('sun', 'son'), '3:1 icon is “son”. Did you mean “sun”?'],
    [
      'an unknown name',
      edit('sun', 'palm tree'),
      '3:1 icon is “palm tree”. Expected: the name of an icon: sun, wave.',
    ],
    ['an empty text', edit(' Trips by the sea', ''), '2:1 title is empty. Expected: a heading.'],
    ['an empty entry', edit('- One', '-'), '15:4 notes, entry 1 is empty. Expected: words.'],
    ['a list that is too short', edit('1, 2, 3', '1, 2'), '5:1 rain has 2 entries. Expected: 3.'],
    [
      'a list that does not end',
      edit('3]', '3'),
      '5:7 A list in brackets does not end. Expected: ] at its end.',
    ],
    [
      'no space after a colon',
      edit('title: ', 'title:'),
      '2:6 The colon has no space after it. Expected: a space.',
    ],
    [
      'no space after a hyphen',
      edit('- One', '-One'),
      '15:3 The hyphen has no space after it. Expected: “- ”, then the entry.',
    ],
    [
      'no space after a hyphen, below a text',
      edit('  - name: Whales', '  -name: Whales'),
      '12:3 The hyphen has no space after it. Expected: “- ”, then the entry.',
    ],
    [
      'a hyphen that is missing',
      edit('  - name: Whales', '    name: Whales'),
      '12:5 “name” is there twice in one entry. Expected: once, or a hyphen where the next entry begins.',
    ],
    [
      'a key too far right',
      edit('icon: sun', '  icon: sun'),
      '3:1 The line does not begin below the others of its entry. Expected: as many spaces as they have.',
    ],
    [
      'a key too far left',
      edit('    lead: >-', '   lead: >-'),
      '9:1 The line does not begin below the others of its entry. Expected: as many spaces as they have.',
    ],
    [
      'a text that is not indented',
      edit('      say', '    say'),
      '11:5 The line is not far enough to the right for the text above. Expected: two spaces more than its key.',
    ],
    [
      'no key',
      edit('icon: sun', 'icon sun'),
      '3:1 The line has no key, or is not far enough to the right. Expected: a key and a colon, or, if it is a text, two spaces more than its key.',
    ],
    [
      'two versions of a merge',
      edit('icon: sun', '<<<<<<< HEAD\nicon: sun\n=======\nicon: wave\n>>>>>>> other'),
      '3:1 Two versions of the file were not merged. Expected: one of both, without the lines that begin with <<<<<<<, =======, and >>>>>>>.',
    ],
    [
      'an empty file',
      '# A comment\n',
      '1:1 The file is empty. Expected: what it said before; see its History on GitHub.',
    ],
    [
      'no file',
      undefined,
      '1:1 The file is missing. Expected: a file of this name; see its History on GitHub.',
    ],
    ...[
      Buffer.from(`\ufeff${source}`, 'utf16le'),
      Buffer.from(source, 'utf16le'),
      Buffer.from('title: café', 'latin1'),
    ].map((bytes): [string, Uint8Array, string] => [
      `another encoding, ${bytes.subarray(0, 4).toString('hex')}`,
      bytes,
      '1:1 The file is not saved as UTF-8. Expected: in your editor, “Save as” with the encoding UTF-8; then look for letters such as ’ and —, which may have changed.',
    ]),
  ])('%s', (_, content, message) => {
    expect(mistakesIn(content)).toEqual([message]);
  });

  it('several in one file', () => {
    const content = edit('sun', 'son').replace('4', 'four').replace('name: Surf', 'nmae: Surf');
    expect(mistakesIn(content)).toHaveLength(3);
  });
});
