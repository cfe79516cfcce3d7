import { type RenderResult, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import { Contact } from '../../src/screens/Contact';
import { activePanel, advanceTime, findToast, navigateTo, renderApp } from '../helpers/render';
import { messages, server } from '../helpers/server';

describe('Contact', () => {
  let page: RenderResult;

  beforeEach(() => {
    page = render(<Contact onToast={() => {}} />);
  });

  it('has a headline and an Online Now indicator', () => {
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(contact.hero.title);
    expect(page.getByText('Online Now')).toBeVisible();
  });

  describe('the contact cards', () => {
    const card = (title: string) => {
      const heading = page.getByRole('heading', { name: title });
      return within(heading.closest('li') as HTMLElement);
    };

    it('links to the phone number', () => {
      const link = card('Call us').getByRole('link', { name: company.phone.text });
      expect(link).toHaveAttribute('href', `tel:${company.phone.number}`);
    });

    it('links to the email address', () => {
      const link = card('Email us').getByRole('link', { name: company.email });
      expect(link).toHaveAttribute('href', `mailto:${company.email}`);
    });

    it('link the office in Spring, Texas, to a map that opens in a new tab, and say so', () => {
      const link = card('Visit us').getByRole('link');
      expect(link).toHaveAccessibleName(/Spring, Texas .*new tab/);
      expect(link).toHaveAttribute('href', company.mapsUrl);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(company.mapsUrl).toMatch(/^https:\/\/.*maps/);
    });
  });

  it("has four points under 'Why Book With Us?'", () => {
    const why = within(page.getByRole('region', { name: 'Why Book With Us?' }));
    const titles = why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      '2-Hour Response',
      'Flexible Booking',
      'Best Price Guarantee',
      '24/7 Support',
    ]);
    for (const { description } of contact.why.list)
      expect(why.getByText(description)).toBeVisible();
  });

  it("shows 'Trusted by 1000+ Travelers' with five stars", () => {
    const trust = within(page.getByRole('region', { name: 'Trusted by 1000+ Travelers' }));
    expect(trust.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });

  it('has the privacy and accessibility statements', () => {
    for (const { title, paragraphs } of [contact.privacy, contact.accessibility]) {
      const section = within(page.getByRole('region', { name: title }));
      for (const paragraph of paragraphs) expect(section.getByText(paragraph)).toBeVisible();
    }
  });
});

it('has no fields beyond the message: no booking, no payment, no dates', () => {
  renderApp();
  const fields = within(navigateTo('contact').getByRole('form')).getAllByRole('textbox');
  expect(fields).toHaveLength(4);
  expect(screen.queryByText(/credit card|pay now|add to cart/i)).toBeNull();
});

const validMessage = {
  from_name: 'Zoë "Zo" O\'Neill',
  from_email: 'zoe@example.com',
  phone_number: '(281) 555-0100',
  message: 'Two of us,\nin May 🐘 <script>alert(1)</script>',
};

function openForm() {
  const { user } = renderApp();
  const page = navigateTo('contact');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const fields = {
    from_name: field(/name/i),
    from_email: field(/email/i),
    phone_number: field(/phone/i),
    message: field(/message/i),
  };
  const button = page.getByRole('button', { name: 'Send Message' });
  const fill = async (values: Partial<typeof validMessage> = validMessage) => {
    for (const [name, text] of Object.entries(values)) {
      await user.click(fields[name as keyof typeof validMessage]);
      await user.paste(text);
    }
  };
  const values = () =>
    Object.fromEntries(
      Object.entries(fields).map(([name, input]) => [name, (input as HTMLInputElement).value]),
    );
  return { user, fields, button, fill, values };
}

/** Delays the response of EmailJS until the returned function is called. */
function delayResponse() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(`*${sendPath}`, () => held));
  return release;
}

describe('a message that EmailJS accepts', () => {
  it('is sent unchanged, and the form is cleared', async () => {
    const { user, fill, button, values } = openForm();
    await fill();
    await user.click(button);

    const toast = await findToast('Message Sent Successfully! 🎉');
    expect(toast).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toast).toHaveAttribute('data-variant', 'success');
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: validMessage,
      },
    ]);
    expect(values()).toEqual({ from_name: '', from_email: '', phone_number: '', message: '' });
  });

  it('is pending until the response arrives', async () => {
    const respond = delayResponse();
    const { user, fill, button } = openForm();
    await fill();
    await user.click(button);

    expect(button).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    respond();
    await findToast('Message Sent Successfully! 🎉');
    expect(button).toHaveTextContent('Send Message');
    expect(messages).toHaveLength(1);
  });

  it('reports its outcome after the visitor has switched screens', async () => {
    const respond = delayResponse();
    const { user, fill, button } = openForm();
    await fill();
    await user.click(button);
    navigateTo('tours');

    respond();
    await findToast('Message Sent Successfully! 🎉');
    navigateTo('contact');
    expect(activePanel('contact').getByText(/Your message is on its way/)).toBeInTheDocument();
  });
});

it('keeps the fields when the visitor switches screens and returns', async () => {
  const { user, fill, values } = openForm();
  await fill();
  await user.click(screen.getByRole('tab', { name: 'Ceylon Tour' }));
  await user.click(screen.getByRole('tab', { name: 'Contact' }));
  expect(values()).toEqual(validMessage);
});

describe('a message that fails', () => {
  it.each([
    ['EmailJS refuses it', () => HttpResponse.text('The Public Key is required', { status: 400 })],
    ['EmailJS limits the rate', () => HttpResponse.text('Too many requests', { status: 429 })],
    ['EmailJS has an error', () => HttpResponse.text('Sorry', { status: 500 })],
    ['the network fails', () => HttpResponse.error()],
  ])('stays in the form with phone and e-mail below when %s', async (_, answer) => {
    server.use(http.post(`*${sendPath}`, answer));
    const { user, fill, button, values } = openForm();
    await fill();
    await user.click(button);

    const toast = await findToast('Oops! Something went wrong');
    expect(toast).toHaveTextContent('Please try again or call us directly.');
    expect(toast).toHaveAttribute('data-variant', 'failure');
    expect(values()).toEqual(validMessage);
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    const form = button.closest('form');
    expect(form?.querySelector('a[href^="tel:"]')).toBeVisible();
    expect(form?.querySelector('a[href^="mailto:"]')).toBeVisible();
  });

  it('stays in the form when no response arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(http.post(`*${sendPath}`, () => new Promise(() => {})));
    const { user, fill, button, values } = openForm();
    await fill();
    await user.click(button);
    await advanceTime(25_000);
    expect(button).toHaveTextContent('Sending...');
    await advanceTime(6_000);

    await findToast('Oops! Something went wrong');
    expect(values()).toEqual(validMessage);
  });
});

describe('the form on Contact', () => {
  it('describes the message box with an example, and says that nothing is booked', () => {
    const { fields, button } = openForm();
    expect(fields.message).toHaveAccessibleDescription(contact.form.example);
    const form = within(button.closest('form') as HTMLElement);
    expect(form.getByText('Nothing is booked or charged.')).toBeVisible();
  });

  it('requires a name, an email address, and a message; the phone number is optional', () => {
    const { fields } = openForm();
    expect(fields.from_name).toBeRequired();
    expect(fields.from_email).toBeRequired();
    expect(fields.from_email).toHaveAttribute('type', 'email');
    expect(fields.message).toBeRequired();
    expect(fields.message).toHaveAttribute('rows', '4');
    expect(fields.phone_number).not.toBeRequired();
  });

  it.each([
    { from_name: '' },
    { from_email: '' },
    { from_email: 'not an address' },
    { message: '' },
  ])('sends nothing with the invalid value %o', async (gap) => {
    const { user, fill, button, fields } = openForm();
    const [name] = Object.keys(gap) as (keyof typeof validMessage)[];
    await fill({ ...validMessage, ...gap });
    await user.click(button);
    expect(name && fields[name]).toBeInvalid();
    expect(button).toHaveTextContent('Send Message');

    if (name) await user.clear(fields[name]);
    await fill(name ? { [name]: validMessage[name] } : {});
    await user.click(button);
    await findToast('Message Sent Successfully! 🎉');
    expect(messages).toHaveLength(1);
  });
});
