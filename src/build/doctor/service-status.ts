import { existsSync, readFileSync } from 'node:fs';
import { type Config, findConfigErrors, isPlaceholder, readConfig } from '../../config.ts';
import { hosts, watchUrl } from '../../services/thirdPartyHosts.ts';
import { checkContent } from '../content/check-content.ts';
import type { Content } from '../content/compute.ts';
import { mailboxFolder } from '../plugins/local-mailbox.ts';

export interface ServiceStatus {
  service: string;
  /**
   * `live` works for visitors, `placeholder` works for trying out the site, `reminder` has to be looked at,
   * `broken` fails, `invalid` stops the build.
   */
  state: 'live' | 'placeholder' | 'reminder' | 'broken' | 'invalid';
  /** What visitors get, and what to set to change it. */
  text: string;
}

/**
 * Returns what the build, the development server, and the doctor tell the owner: each error of the
 * configuration and of the content, or, without any, the status of every service and what to look at.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export async function findStatuses(env: Record<string, string>): Promise<ServiceStatus[]> {
  const settings = existsSync('.env.local') ? readFileSync('.env.local', 'utf8') : '';
  const { content, errors, reminders } = await checkContent();
  const invalids = [
    ...[...findLineErrors(settings), ...findConfigErrors(env)].map((text) =>
      invalid('Settings', text),
    ),
    ...errors.map((text) => invalid('Content', text)),
  ];
  if (!content || invalids.length > 0) return invalids;
  return [
    ...getServiceStatuses(readConfig(env), content),
    ...reminders.map((text) => reminder('Content', text)),
  ];
}

/** Returns one message for each line of `.env.local` that sets nothing. */
export function findLineErrors(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$|(export\s+)?VITE_\w+\s*=)/.test(line)) return [];
    return `.env.local, line ${index + 1}: "${line.trim()}" is not read. Expected: NAME=value, with a name from .env.`;
  });
}

/**
 * Returns the status of every service, judged by the configuration and by what content marks as a
 * sample. Sends no requests.
 */
export function getServiceStatuses(
  config: Config,
  content: Pick<Content, 'company' | 'contact' | 'gallery' | 'home' | 'season'>,
): ServiceStatus[] {
  const { company, contact, home, gallery, season } = content;
  const { livechatLicense, assetHost, portraitHost, siteUrl } = config;
  return [
    emailStatus(config),
    livechatLicense
      ? live('Live chat', `the license is ${livechatLicense}.`)
      : placeholder(
          'Live chat',
          'chat buttons lead to the contact form. Set VITE_LIVECHAT_LICENSE.',
        ),
    live('Video', watchUrl(home.tour.video.id)),
    live('Pictures', assetHost ? `loaded from ${assetHost}.` : 'served with the site.'),
    live('Portraits', portraitHost ? `loaded from ${portraitHost}.` : 'served with the site.'),
    siteUrl
      ? live('Address', siteUrl)
      : placeholder('Address', 'shared links show no picture. Set VITE_SITE_URL.'),
    contactStatus(company, config),
    ratingStatus(contact.trust, config),
    testimonialStatus([...home.testimonials.list, ...gallery.stories.list], config),
    seasonStatus(season),
  ];
}

const inState =
  (state: ServiceStatus['state']) =>
  (service: string, text: string): ServiceStatus => ({ service, state, text });

const live = inState('live');
const placeholder = inState('placeholder');
const broken = inState('broken');
const reminder = inState('reminder');
const invalid = inState('invalid');

/** Samples let the owner try the site out, but a site with an address must not publish them. */
const sample = (service: string, text: string, { siteUrl }: Config): ServiceStatus => ({
  service,
  state: siteUrl ? 'broken' : 'placeholder',
  text,
});

function emailStatus({ emailjs, emailjsOrigin, isLocalMailbox, siteUrl }: Config): ServiceStatus {
  const service = 'Email';
  const values = {
    VITE_EMAILJS_PUBLIC_KEY: emailjs.publicKey,
    VITE_EMAILJS_SERVICE_ID: emailjs.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: emailjs.templateId,
  };
  const unset = Object.entries(values)
    .filter(([, value]) => !value || isPlaceholder(value))
    .map(([name]) => name)
    .join(', ');
  if (!unset) return live(service, `EmailJS sends messages, through ${emailjsOrigin}.`);
  const cannotSend = emailjsOrigin === hosts.emailjs || Object.values(values).includes('');
  // A published site has no local mailbox.
  if (cannotSend || (isLocalMailbox && siteUrl)) {
    const text =
      `no message can be sent from ${siteUrl || 'the site'}, because these are not set: ${unset}. ` +
      'On GitHub they belong under Settings → Secrets and variables → Actions → Variables, not ' +
      'Secrets.';
    return broken(service, text);
  }
  const mailbox = `the local mailbox (the terminal and ${mailboxFolder}/)`;
  const destination = isLocalMailbox ? mailbox : emailjsOrigin;
  return placeholder(service, `messages go to ${destination}. Set ${unset}.`);
}

function contactStatus(company: Content['company'], config: Config): ServiceStatus {
  const { sample: isSample, phone, email, address } = company;
  const details = `${phone.text}, ${email}, ${address.street}`;
  if (!isSample) return live('Contact', details);
  const text =
    `${details}: samples that reach nobody. Replace them in src/content/company.yml, and set sample ` +
    'to false.';
  return sample('Contact', text, config);
}

function ratingStatus({ sample: isSample, title }: Content['contact']['trust'], config: Config) {
  if (!isSample) return live('Rating', title);
  const text =
    `"${title}" and its stars are samples. Replace them in src/content/contact.yml, and set sample to ` +
    'false.';
  return sample('Rating', text, config);
}

/** U.S. rules forbid testimonials by people who do not exist (16 CFR part 465). */
function testimonialStatus(
  all: { name: string; sample: boolean }[],
  config: Config,
): ServiceStatus {
  const samples = all.filter((traveler) => traveler.sample).map(({ name }) => name);
  if (samples.length === 0) return live('Testimonials', `${all.length} travelers.`);
  const text =
    `the words of ${samples.join('; ')} are samples. Replace them in src/content/home.yml and ` +
    'src/content/gallery.yml, and set sample to false.';
  return sample('Testimonials', text, config);
}

/** What changes from one season to the next has to be checked every six months. */
function seasonStatus({ checked }: Content['season']): ServiceStatus {
  const service = 'Season';
  const due = new Date(checked);
  due.setUTCMonth(due.getUTCMonth() + 6);
  // A day of tolerance, because the month begins earlier in other time zones.
  const isFuture = Date.parse(checked) > Date.now() + 24 * 60 * 60 * 1000;
  if (!isFuture && Date.now() < due.getTime()) return live(service, `checked ${checked}.`);
  const text =
    `last checked ${checked}${isFuture ? ', which is in the future' : ''}. Read src/content/season.yml again, ` +
    'correct it, and set checked to this month.';
  return reminder(service, text);
}
