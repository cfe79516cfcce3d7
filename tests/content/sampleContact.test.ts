import { expect, it, vi } from 'vitest';

it.each([true, false])(
  'contact details are marked as examples while they are: %s',
  async (sample) => {
    vi.resetModules();
    vi.doMock('../../src/content/company', async (load) => {
      const { company } = await load<typeof import('../../src/content/company')>();
      return { company: { ...company, sample } };
    });
    const { contact } = await import('../../src/content/contact');
    const { shell } = await import('../../src/content/shell');
    const { phone, email, office } = contact.cards;
    for (const { note } of [phone, email, office]) expect(/example/.test(note)).toBe(sample);
    expect(/examples/.test(shell.footer.note ?? '')).toBe(sample);
  },
);
