import { loadEnv } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../src/build/content/load-content';
import {
  findLineErrors,
  findStatuses,
  getServiceStatuses,
} from '../../../src/build/doctor/service-status';
import { readConfig } from '../../../src/config';

const defaults = loadEnv('test', process.cwd());
const account = {
  VITE_EMAILJS_PUBLIC_KEY: 'abc123',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};

const content = structuredClone(loadContent());
const { company, contact, gallery, home, season } = content;
const travelers = [...home.testimonials.list, ...gallery.stories.list];

/** Marks the contact details, the rating, and the words of every traveler as samples, or as real. */
function setSamples(isSample: boolean) {
  for (const one of [company, contact.trust, ...travelers]) one.sample = isSample;
}

beforeEach(() => {
  setSamples(true);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(season.checked) });
});
afterEach(() => vi.useRealTimers());

function about(service: string, env: Record<string, string>) {
  const found = getServiceStatuses(readConfig({ ...defaults, ...env }), content).find(
    (status) => status.service === service,
  );
  if (!found) throw new Error(`There is no status of ${service}.`);
  return found;
}

describe('getServiceStatuses', () => {
  it('reports nothing broken with the configuration of the repository', () => {
    const states = getServiceStatuses(readConfig(defaults), content).map(({ service, state }) => [
      service,
      state,
    ]);
    expect(Object.fromEntries(states)).toEqual({
      Email: 'placeholder',
      'Live chat': 'placeholder',
      Video: 'live',
      Pictures: 'live',
      Portraits: 'live',
      Season: 'live',
      Address: 'placeholder',
      Contact: 'placeholder',
      Rating: 'placeholder',
      Testimonials: 'placeholder',
    });
  });

  it('reports contact details as live once they are not a sample', () => {
    const { phone, email, address } = company;
    const text = `${phone.text}, ${email}, ${address.street}`;
    expect(about('Contact', {})).toMatchObject({ text: expect.stringContaining(text) });
    setSamples(false);
    expect(about('Contact', {})).toEqual({ service: 'Contact', state: 'live', text });
  });

  it('reports the rating as live once it is not a sample', () => {
    setSamples(false);
    expect(about('Rating', {})).toMatchObject({ state: 'live', text: contact.trust.title });
  });

  it('reports testimonials as live once none is a sample', () => {
    const [first] = travelers;
    expect(about('Testimonials', {}).text).toContain(first?.name);
    setSamples(false);
    const text = `${travelers.length} travelers.`;
    expect(about('Testimonials', {})).toMatchObject({ state: 'live', text });
  });

  it('reports testimonials as broken if the site has a URL and the words of one traveler are a sample', () => {
    setSamples(false);
    const last = travelers.at(-1) as (typeof travelers)[number];
    last.sample = true;
    const found = about('Testimonials', { VITE_SITE_URL: 'https://journeys.example' });
    expect(found.state).toBe('broken');
    expect(found.text).toContain(`the words of ${last.name} are samples.`);
  });

  it.each(['Contact', 'Rating', 'Testimonials'])(
    'reports samples as broken once the site has a URL: %s',
    (service) => {
      const VITE_SITE_URL = 'https://journeys.example';
      expect(about(service, { ...account, VITE_SITE_URL }).state).toBe('broken');
    },
  );

  it('reports placeholder keys as broken once the site has a URL, and explains where to set them', () => {
    const VITE_SITE_URL = 'https://journeys.example';
    expect(about('Email', { VITE_SITE_URL })).toMatchObject({
      state: 'broken',
      text:
        `no message can be sent from ${VITE_SITE_URL}, because these are not set: ` +
        `${Object.keys(account).join(', ')}. On GitHub they belong under Settings → ` +
        'Secrets and variables → Actions → Variables, not Secrets.',
    });
    expect(about('Email', { ...account, VITE_SITE_URL }).state).toBe('live');
    const VITE_EMAILJS_ORIGIN = 'https://mail.example';
    expect(about('Email', { VITE_EMAILJS_ORIGIN, VITE_SITE_URL }).state).toBe('placeholder');
  });

  it.each(Object.keys(account))('names the missing variable: %s', (name) => {
    const isKey = name === 'VITE_EMAILJS_PUBLIC_KEY';
    for (const [value, state] of [
      ['', 'broken'],
      [defaults[name] ?? '', isKey ? 'placeholder' : 'broken'],
    ]) {
      const found = about('Email', { ...account, [name]: value });
      expect(found.state).toBe(state);
      expect(found.text).toContain(name);
    }
  });

  it('names the destination of messages', () => {
    const { VITE_EMAILJS_PUBLIC_KEY, ...noKey } = account;
    expect(about('Email', noKey).text).toBe(
      'messages go to the local mailbox (the terminal and .mailbox/). Set VITE_EMAILJS_PUBLIC_KEY.',
    );
    const elsewhere = about('Email', { VITE_EMAILJS_ORIGIN: 'https://mail.example' });
    expect(elsewhere.state).toBe('placeholder');
    expect(elsewhere.text).toMatch(/^messages go to https:\/\/mail\.example\. Set VITE_EMAILJS/);
    const refused = about('Email', { VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com/' });
    expect(refused.state).toBe('broken');
  });

  it.each([
    ['Live chat', 'VITE_LIVECHAT_LICENSE', '12345678'],
    ['Address', 'VITE_SITE_URL', 'https://journeys.example'],
    ['Pictures', 'VITE_ASSET_HOST', '/pictures'],
    ['Portraits', 'VITE_PORTRAIT_HOST', 'https://people.example'],
  ])('reports %s as live with its value, once %s is set', (service, name, value) => {
    const { state, text } = about(service, { [name]: value });
    expect(state).toBe('live');
    expect(text).toContain(value);
  });

  it('findStatuses reports only a value that is not understood, if there is one', async () => {
    expect(await findStatuses({ ...defaults, VITE_SITE_URL: 'a, b' })).toEqual([
      {
        service: 'Settings',
        state: 'invalid',
        text: expect.stringMatching(/^VITE_SITE_URL is "a, b"\. Expected: /),
      },
    ]);
  });

  it('findLineErrors names the lines that set nothing', () => {
    const text = [
      '# Keys',
      '',
      'VITE_A=b',
      ' export VITE_B = "c"\r',
      'VITE_SITE_URL: www.example.com',
      'SITE_URL=www.example.com',
    ];
    expect(findLineErrors(text.join('\n'))).toEqual([
      expect.stringContaining('line 5: "VITE_SITE_URL: www.example.com" is not read. Expected: '),
      expect.stringContaining('line 6: "SITE_URL=www.example.com" is not read. Expected: '),
    ]);
  });

  it.each([
    ['live', 5],
    ['reminder', 6],
    ['reminder', -1],
  ])(
    'reports the season as %s %i months after the month in which it was checked',
    (state, months) => {
      const now = new Date(season.checked);
      now.setUTCMonth(now.getUTCMonth() + months);
      vi.setSystemTime(now);
      expect(about('Season', {})).toMatchObject({
        state,
        text: expect.stringContaining(season.checked),
      });
    },
  );
});
