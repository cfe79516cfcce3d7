import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { Contact } from '../../src/screens/Contact';
import { fieldNames, form, validMessage } from '../helpers/form';
import { runIdleCallbacks } from '../helpers/jsdom-stubs';
import { navigateTo, renderApp } from '../helpers/render';
import { sectionOf } from '../helpers/sectionOf';
import { messages, server } from '../helpers/server';

describe('Contact', () => {
  let page: RenderResult;

  beforeEach(() => {
    page = render(<Contact onToast={() => {}} />);
  });

  it('links the office in Spring, Texas, to a map that opens in a new tab, and says so', () => {
    const link = page.getByRole('link', { name: /Spring, Texas .*new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it("has four points under 'Why Book With Us?'", () => {
    const why = within(sectionOf('Why Book With Us?'));
    const titles = why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      '2-Hour Response',
      'Flexible Booking',
      'Best Price Guarantee',
      '24/7 Support',
    ]);
  });

  it("shows 'Online Now', and 'Trusted by 1000+ Travelers' with five stars", () => {
    expect(page.getByText('Online Now')).toBeVisible();
    const trust = within(sectionOf('Trusted by 1000+ Travelers'));
    expect(trust.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });

  it('has no fields beyond the message: no booking, no payment, no login', () => {
    expect(page.container.querySelectorAll('input, textarea, select')).toHaveLength(
      fieldNames.length,
    );
  });
});

describe('sending a message', () => {
  /** Fills in the form of the whole site, sends it, and waits for the toast with a title. */
  async function sendUntil(title: string) {
    const { user } = renderApp();
    // The toasts load before anybody has filled in the form.
    await act(async () => {
      runIdleCallbacks();
      await import('../../src/components/feedback/Toaster');
    });
    const button = navigateTo('contact').getByRole('button', { name: 'Send Message' });
    form.fill();
    await user.click(button);
    const found = await screen.findByText(title, { selector: 'li *' });
    return found.closest('li');
  }

  it('shows a success toast, and EmailJS receives the message unchanged', async () => {
    const toast = await sendUntil('Message Sent Successfully! 🎉');
    expect(toast).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toast).toHaveAttribute('data-variant', 'success');
    expect(messages.map(({ template_params }) => template_params)).toEqual([validMessage]);
  });

  it.each([
    ['EmailJS answers 400', () => HttpResponse.text('No', { status: 400 })],
    ['the network fails', () => HttpResponse.error()],
  ])('shows a failure toast when %s', async (_, answer) => {
    server.use(http.post(`*${sendPath}`, answer));
    const toast = await sendUntil('Oops! Something went wrong');
    expect(toast).toHaveTextContent('Please try again or call us directly.');
    expect(toast).toHaveAttribute('data-variant', 'failure');
  });
});

it('Contact keeps the fields when the visitor switches screens and returns', () => {
  renderApp();
  navigateTo('contact');
  form.fill();
  navigateTo('tours');
  navigateTo('contact');
  expect(screen.getByRole('form')).toBeVisible();
  expect(form.values()).toEqual(validMessage);
});
