import { type RenderResult, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { company } from '../../src/content/company';
import { Contact } from '../../src/screens/Contact';
import { emptyMessage, fieldNames, form, validMessage, validParameters } from '../helpers/form';
import { findToast, navigateTo, renderApp } from '../helpers/render';
import { messages, server } from '../helpers/server';

describe('Contact', () => {
  let page: RenderResult;

  beforeEach(() => {
    page = render(<Contact onToast={() => {}} />);
  });

  describe('the contact cards', () => {
    const card = (title: string) => {
      const heading = page.getByRole('heading', { name: title });
      return within(heading.closest('li') as HTMLElement);
    };

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
  });

  it("shows 'Trusted by 1000+ Travelers' with five stars", () => {
    const trust = within(page.getByRole('region', { name: 'Trusted by 1000+ Travelers' }));
    expect(trust.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });

  it('has no fields beyond the message: no booking, no payment, no login', () => {
    expect(page.container.querySelectorAll('input, textarea, select')).toHaveLength(
      fieldNames.length,
    );
    expect(page.getByText('Nothing is booked or charged.')).toBeVisible();
  });
});

describe('sending a message', () => {
  /** Fills in the form of the whole site and sends it. */
  async function send() {
    const { user } = renderApp();
    const button = navigateTo('contact').getByRole('button', { name: 'Send Message' });
    form.fill();
    await user.click(button);
    return button;
  }

  it('shows a success toast, and EmailJS receives the message unchanged', async () => {
    await send();
    const toast = await findToast('Message Sent Successfully! 🎉');
    expect(toast).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toast).toHaveAttribute('data-variant', 'success');
    expect(messages.map(({ template_params }) => template_params)).toEqual([validParameters]);
    expect(form.values()).toEqual(emptyMessage);
  });

  it.each([
    ['EmailJS answers 400', () => HttpResponse.text('No', { status: 400 })],
    ['the network fails', () => HttpResponse.error()],
  ])('shows a failure toast and keeps the fields when %s', async (_, answer) => {
    server.use(http.post(`*${sendPath}`, answer));
    const button = await send();
    const toast = await findToast('Oops! Something went wrong');
    expect(toast).toHaveTextContent('Please try again or call us directly.');
    expect(toast).toHaveAttribute('data-variant', 'failure');
    expect(form.values()).toEqual(validMessage);
    expect(button).toHaveTextContent('Send Message');
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
