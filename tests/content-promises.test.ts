import { describe, expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { gallery } from '../src/content/gallery';
import { home } from '../src/content/home';

describe('a visitor can rely on it', () => {
  it.each([...home.testimonials.list, ...gallery.stories.list])(
    'the words of $name say whether they are a sample',
    ({ sample }) => {
      expect(sample).toBeTypeOf('boolean');
    },
  );

  it('there is one phone number', async () => {
    const numbers = everyText(await readContent())
      .flatMap(({ text }) => text.match(/\+?[\d() .-]{10,}/g) ?? [])
      .map((text) => text.replace(/\D/g, '').slice(-10))
      .filter((digits) => digits.length === 10);
    expect([...new Set(numbers)]).toEqual([company.phone.number.slice(-10)]);
  });

  it.each(['success', 'failure'] as const)(
    'the lasting words of a %s are not those of its toast',
    (outcome) => {
      const { status, title, description } = contact.form[outcome];
      expect(status.length).toBeGreaterThan(20);
      expect(status).not.toContain(title);
      expect(status).not.toContain(description);
    },
  );
});
