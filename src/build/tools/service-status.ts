import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { gallery } from '../../content/gallery.ts';
import { home } from '../../content/home.ts';
import { hosts } from '../../services/third-party-hosts.ts';
import { mailboxFolder } from '../plugins/local-mailbox.ts';

export interface ServiceStatus {
  service: string;
  /** `live` works for visitors, `placeholder` works for trying out the site, `broken` fails. */
  state: 'live' | 'placeholder' | 'broken';
  /** What visitors get, and what to set to change it. */
  text: string;
}

type Env = Record<string, string>;

/**
 * Returns the status of every service, judged by the configuration alone: it sends no requests.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function getServiceStatuses(env: Env): ServiceStatus[] {
  return [
    emailStatus(env),
    chatStatus(env),
    status('Video', 'live', `https://www.youtube.com/watch?v=${home.tour.video.id}`),
    ...pictureStatuses(env),
    addressStatus(env),
    contactStatus(env),
    testimonialStatus(env),
  ];
}

function status(service: string, state: ServiceStatus['state'], text: string): ServiceStatus {
  return { service, state, text };
}

function emailStatus(env: Env): ServiceStatus {
  const { emailjs, emailjsOrigin, isLocalMailbox, siteUrl } = readConfig(env);
  const values = {
    VITE_EMAILJS_PUBLIC_KEY: emailjs.publicKey,
    VITE_EMAILJS_SERVICE_ID: emailjs.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: emailjs.templateId,
  };
  const placeholders = ['', 'local-public-key', 'local-service', 'local-template'];
  const unset = Object.entries(values)
    .filter(([, value]) => placeholders.includes(value))
    .map(([name]) => name)
    .join(', ');
  if (!unset) return status('Email', 'live', `EmailJS sends messages, through ${emailjsOrigin}.`);
  const isRefused = emailjsOrigin === hosts.emailjs || Object.values(values).includes('');
  // A published site has no local mailbox.
  if (isRefused || (isLocalMailbox && siteUrl))
    return status(
      'Email',
      'broken',
      `no message can be sent from ${siteUrl || 'the site'}, because these are not set: ${unset}. ` +
        'On GitHub they belong under Settings → Secrets and variables → Actions → Variables, not ' +
        'Secrets.',
    );
  const mailbox = `the local mailbox (the terminal and ${mailboxFolder}/)`;
  const destination = isLocalMailbox ? mailbox : emailjsOrigin;
  return status('Email', 'placeholder', `messages go to ${destination}. Set ${unset}.`);
}

function chatStatus(env: Env): ServiceStatus {
  const { livechatLicense: license } = readConfig(env);
  if (!license) {
    const text = 'chat buttons lead to the contact form. Set VITE_LIVECHAT_LICENSE.';
    return status('Live chat', 'placeholder', text);
  }
  return /^\d+$/.test(license)
    ? status('Live chat', 'live', `LiveChat, license ${license}.`)
    : status(
        'Live chat',
        'broken',
        `VITE_LIVECHAT_LICENSE is "${license}"; expected a number such as 12345678.`,
      );
}

function pictureStatuses(env: Env): ServiceStatus[] {
  const { assetHost, portraitHost } = readConfig(env);
  const configured = Object.entries({
    VITE_ASSET_HOST: assetHost,
    VITE_PORTRAIT_HOST: portraitHost,
  }).filter(([, host]) => host);
  if (configured.length === 0) return [status('Pictures', 'live', 'served with the site.')];
  return configured.map(([name, host]) => {
    const text = `${name} is "${host}"; expected an address like https://pictures.example.com.`;
    return status('Pictures', isUrl(host) || host.startsWith('/') ? 'live' : 'broken', text);
  });
}

function addressStatus(env: Env): ServiceStatus {
  const { siteUrl } = readConfig(env);
  if (!siteUrl)
    return status('Address', 'placeholder', 'shared links show no picture. Set VITE_SITE_URL.');
  return isUrl(siteUrl)
    ? status('Address', 'live', `${siteUrl}/`)
    : status(
        'Address',
        'broken',
        `VITE_SITE_URL is "${siteUrl}"; expected an address like https://www.example.com.`,
      );
}

/** Samples let the owner try the site out, but a site with an address must not publish them. */
function sampleState(env: Env): ServiceStatus['state'] {
  return readConfig(env).siteUrl ? 'broken' : 'placeholder';
}

/** 555-01xx numbers and example.com addresses are reserved for fiction and documentation. */
function contactStatus(env: Env): ServiceStatus {
  const { phone, email, address } = company;
  const samples: string[] = [];
  if (/55501\d\d$/.test(phone.number)) samples.push(phone.text);
  if (/@example\.(com|org|net)$/.test(email)) samples.push(email);
  if (address.street.startsWith('4100 Cinnamon Bark Way')) samples.push(address.street);
  if (samples.length === 0) return status('Contact', 'live', `${phone.text}, ${email}`);
  const text = `${samples.join('; ')}: samples that reach nobody. Change src/content/company.ts.`;
  return status('Contact', sampleState(env), text);
}

/** U.S. rules forbid testimonials by people who do not exist (16 CFR 465). */
function testimonialStatus(env: Env): ServiceStatus {
  const all = [...home.testimonials.list, ...gallery.stories.list];
  const samples = all.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return status('Testimonials', 'live', `${all.length} travelers.`);
  const text =
    `the words of ${samples.join('; ')} are samples. Replace them in src/content/home.ts and ` +
    'src/content/gallery.ts, and set sample to false.';
  return status('Testimonials', sampleState(env), text);
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
