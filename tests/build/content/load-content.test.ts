import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMistake, loadContent, readContent } from '../../../src/build/content/load-content';
import { temporaryFolder } from '../../helpers/temporary-folder';

describe('readContent', () => {
  const repository = process.cwd();
  const pathOf = temporaryFolder();

  // Content is read from the working directory.
  beforeEach(() => {
    cpSync('src/content', pathOf('src/content'), { recursive: true });
    process.chdir(pathOf());
  });
  afterEach(() => process.chdir(repository));

  /** Replaces the first value of a key in a file. */
  function setText(file: string, key: string, text: string) {
    const path = pathOf('src/content', file);
    const pattern = new RegExp(`^( *${key}: )(?:>-(?:\\n {4,}.*)+|.*)$`, 'm');
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, `$1${text}`));
  }
  const mistakes = () => readContent().mistakes.map(formatMistake);

  it('fills in values, and leaves the variables that are filled in later', () => {
    setText('home.yml', 'title', 'See {company.name} in {days.digits} days');
    const { home, company, tours, contact } = loadContent();
    const { length } = tours.itinerary.days;
    expect(home.hero.title).toBe(`See ${company.name} in ${length} days`);
    expect(contact.form.inquiry).toContain('{about}');
  });

  it.each([
    [
      '{dayz}',
      /^src\/content\/home\.yml:\d+:3: hero, title: \{dayz\} is .+ Did you mean \{days\}\?$/,
    ],
    ['{about}', /\{about\} is not a value that the site knows\. Expected: one of days, /],
  ])('reports the value %s, which the text cannot have', (value, message) => {
    setText('home.yml', 'title', `See ${value}`);
    expect(mistakes()).toEqual([expect.stringMatching(message)]);
  });

  it('reports a text that has lost the place that is filled in later', () => {
    setText('contact.yml', 'inquiry', 'I am asking.');
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /form, inquiry is “I am asking\.”\. Expected: a sentence with \{about\}\.$/,
      ),
    ]);
  });

  it('reports the mistakes of all files at once, until they are corrected', () => {
    setText('home.yml', 'title', 'One: two');
    setText('company.yml', 'email', 'nobody');
    expect(mistakes()).toEqual([
      expect.stringMatching(/^src\/content\/company\.yml:/),
      expect.stringMatching(/^src\/content\/home\.yml:/),
    ]);
    expect(loadContent).toThrow(mistakes().join('\n'));
    setText('home.yml', 'title', 'One, two');
    setText('company.yml', 'email', 'ann@mail.example.com');
    expect(mistakes()).toEqual([]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=abcdefghi-1&t=10s', 'abcdefghi-1'],
    ['https://youtu.be/abcdefghi-1?si=x', 'abcdefghi-1'],
    ['abcdefghi-1', 'abcdefghi-1'],
  ])('accepts the video %s', (written, id) => {
    setText('home.yml', 'id', written);
    expect(loadContent().home.tour.video.id).toBe(id);
  });

  it.each([
    ['company.yml', 'phone', '(281) 555-014'],
    ['company.yml', 'email', 'mailto:ann@journeys.example'],
    ['company.yml', 'sample', 'maybe'],
    ['guide.yml', 'url', 'www.example.com'],
    ['guide.yml', 'url', 'https:/example.com'],
    ['season.yml', 'checked', '11/2026'],
    ['season.yml', 'checked', '2026-13'],
    ['tours.yml', 'hours', '2.3'],
    ['tours.yml', 'x', '101'],
    ['pictures.yml', 'focalPoint', '[101, 50]'],
    ['home.yml', 'id', 'abc'],
  ])('reports in %s a value that cannot be used: %s is %s', (file, key, value) => {
    setText(file, key, value);
    expect(mistakes()).toEqual([
      expect.stringMatching(
        new RegExp(`^src/content/${file}:\\d+:\\d+: .*${key}.* Expected: .+\\.$`),
      ),
    ]);
  });
});
