import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyLimit } from '../../../src/build/mocks/emailjs-handlers';
import { message, openMailbox } from '../../helpers/mailbox';

let box: Awaited<ReturnType<typeof openMailbox>>;

beforeEach(async () => {
  box = await openMailbox();
});

afterEach(() => box.close());

describe('a message the mailbox takes', () => {
  it('is kept word for word', async () => {
    const sent = message(
      '🐘👨‍👩‍👧 "quotes" \'single\' `ticks` \\ back\nline\r\nbreak\ttab <script>alert("x")</script> &amp; සිංහල \u2028\u0000',
    );
    expect(await box.sendJson(sent)).toMatchObject({ status: 200, text: 'OK' });
    expect(await box.kept()).toEqual([sent]);
  });

  it('is printed so that a person can read it and find the file', async () => {
    await box.sendJson(message('Two of us,\nin May 🐘'));
    const [file] = await readdir(box.messages);
    expect(box.printed).toHaveLength(1);
    expect(box.printed[0]).toContain('Ada <ada@example.com>, 555');
    expect(box.printed[0]).toContain('  │ Two of us,\n  │ in May 🐘');
    expect(box.printed[0]).toContain(file);
    // Windows knows no colon in a name.
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.json$/);
  });

  it('is printed with whatever else a template has, and without a phone number that is none', async () => {
    const sent = message('One\r\ntwo');
    Object.assign(sent.template_params, { phone_number: '', trip: 'Kandy', days: 10 });
    await box.sendJson(sent);
    expect(box.printed[0]).toContain('<ada@example.com>\n');
    expect(box.printed[0]).toContain('  │ One\n  │ two\n');
    expect(box.printed[0]).toContain('  │ trip: Kandy\n  │ days: 10\n');
  });

  it('cannot steer the terminal it is printed in', async () => {
    await box.sendJson(message('\u001b[2Jgone\u009b1mbold \u202eback'));
    expect(box.printed[0]).toMatch(/│ \ufffd\[2Jgone\ufffd1mbold \ufffdback/);
    expect((await box.kept())[0]?.template_params.message).toBe(
      '\u001b[2Jgone\u009b1mbold \u202eback',
    );
  });

  it('never takes the place of another one', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `number ${index}`);
    const answers = await Promise.all(texts.map((text) => box.sendJson(message(text))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const found = (await box.kept()).map(({ template_params }) => template_params.message);
    expect(found.sort()).toEqual(texts.sort());
  });

  it('may be just as large as the limit', async () => {
    const room = bodyLimit - JSON.stringify(message('')).length;
    expect(await box.sendJson(message('x'.repeat(room)))).toMatchObject({ status: 200 });
    expect(await box.kept()).toHaveLength(1);
  });
});

it('leaves every other path to the site', async () => {
  for (const path of ['/', '/api/v1.0/email/send-form', '/api/v1.0/email/send/']) {
    const response = await fetch(box.origin + path, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe('the site');
  }
});
