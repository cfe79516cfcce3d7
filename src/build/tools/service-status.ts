import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { hosts } from '../../services/third-party-hosts.ts';
import { mailboxFolder } from '../plugins/local-mailbox.ts';

/** What is known of one service the site can use, from configuration alone. */
export interface Finding {
  service: string;
  /** `real` works for visitors, `stand-in` works for trying out, `broken` works for nobody. */
  state: 'real' | 'stand-in' | 'broken';
  text: string;
}

const standIns = ['local-public-key', 'local-service', 'local-template'];

/**
 * Says of every service whether it is configured, a stand-in, or configured wrongly, and what to do
 * about it. Asks nobody: it reads the configuration.
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function findings(env: Record<string, string>): Finding[] {
  return [email(env), chat(env), video(), ...pictureHosts(env), siteAddress(env), contactFacts()];
}

function email(env: Record<string, string>): Finding {
  const service = 'Email';
  const { emailjs, emailjsOrigin, isLocalMailbox, siteUrl } = readConfig(env);
  const values = {
    VITE_EMAILJS_PUBLIC_KEY: emailjs.publicKey,
    VITE_EMAILJS_SERVICE_ID: emailjs.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: emailjs.templateId,
  };
  const unset = Object.entries(values).flatMap(([name, value]) =>
    !value || standIns.includes(value) ? [name] : [],
  );
  if (unset.length === 0)
    return { service, state: 'real', text: `EmailJS sends messages, through ${emailjsOrigin}.` };
  const isRefused = emailjsOrigin === hosts.emailjs || Object.values(values).includes('');
  // Where the site is published there is no mailbox.
  if (isRefused || (isLocalMailbox && siteUrl))
    return {
      service,
      state: 'broken',
      text:
        `no message can be sent from ${siteUrl || 'the site'}, because these are not set: ` +
        `${unset.join(', ')}. On GitHub they belong under Settings → Secrets and variables → ` +
        'Actions → Variables, not Secrets.',
    };
  const destination = isLocalMailbox
    ? `the local mailbox (the terminal and ${mailboxFolder}/)`
    : emailjsOrigin;
  return {
    service,
    state: 'stand-in',
    text: `messages go to ${destination}. Set ${unset.join(', ')}.`,
  };
}

function chat(env: Record<string, string>): Finding {
  const service = 'Live chat';
  const { livechatLicense: license } = readConfig(env);
  if (!license)
    return {
      service,
      state: 'stand-in',
      text: 'chat buttons lead to the contact form. Set VITE_LIVECHAT_LICENSE.',
    };
  if (!/^\d+$/.test(license))
    return {
      service,
      state: 'broken',
      text: `VITE_LIVECHAT_LICENSE is "${license}"; expected a number such as 12345678.`,
    };
  return { service, state: 'real', text: `LiveChat, license ${license}.` };
}

function video(): Finding {
  const { id } = home.tour.video;
  return { service: 'Video', state: 'real', text: `https://www.youtube.com/watch?v=${id}` };
}

function pictureHosts(env: Record<string, string>): Finding[] {
  const { assetHost, portraitHost } = readConfig(env);
  const given = { VITE_ASSET_HOST: assetHost, VITE_PORTRAIT_HOST: portraitHost };
  const set = Object.entries(given).filter(([, host]) => host);
  if (set.length === 0)
    return [{ service: 'Pictures', state: 'real', text: 'served with the site.' }];
  return set.map(([name, host]) => ({
    service: 'Pictures',
    state: isAddress(host) || host.startsWith('/') ? 'real' : 'broken',
    text: `${name} is "${host}"; expected an address like https://pictures.example.com.`,
  }));
}

function siteAddress(env: Record<string, string>): Finding {
  const service = 'Address';
  const { siteUrl } = readConfig(env);
  if (!siteUrl)
    return {
      service,
      state: 'stand-in',
      text: 'shared links show no picture, and there is no sitemap. Set VITE_SITE_URL.',
    };
  if (!isAddress(siteUrl))
    return {
      service,
      state: 'broken',
      text: `VITE_SITE_URL is "${siteUrl}"; expected an address like https://www.example.com.`,
    };
  return { service, state: 'real', text: `${siteUrl}/` };
}

/** 555-01xx numbers and example.com addresses belong to nobody, and so are safe to publish. */
function contactFacts(): Finding {
  const { phone, sms, email } = company;
  const invented = [
    ...[phone, sms].filter(({ number }) => /55501\d\d$/.test(number)).map(({ text }) => text),
    ...(/@example\.(com|org|net)$/.test(email) ? [email] : []),
  ];
  if (invented.length === 0)
    return { service: 'Contact', state: 'real', text: `${phone.text}, ${email}` };
  return {
    service: 'Contact',
    state: 'stand-in',
    text: `${invented.join(', ')} reach nobody. Change src/content/company.ts.`,
  };
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
