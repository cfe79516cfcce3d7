import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { company } from '../../src/content/company.yml';
import { contact } from '../../src/content/contact.yml';
import { shell } from '../../src/content/shell.yml';
import { Contact } from '../../src/screens/Contact';
import { form } from '../helpers/form';
import { navigateTo, renderApp } from '../helpers/render';
import { sampleMessage } from '../helpers/sample-message';
import { messages, server } from '../helpers/server';

const { success, failure } = contact.form;

it('Contact links the office to a map that opens in a new tab, and says so', () => {
  render(<Contact />);
  const link = screen.getByRole('link', {
    name: `${company.addressLine} (${contact.cards.newTab})`,
  });
  expect(link).toHaveAttribute('href', company.mapsUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

describe('sending a message', () => {
  /** Fills in the form of the whole site, sends it, and waits for the toast with a title. */
  async function sendUntil(title: string) {
    const { user } = renderApp();
    const button = navigateTo('contact').getByRole('button', { name: contact.form.send });
    form.fill();
    await user.click(button);
    const toasts = await screen.findByRole('region', { name: `${shell.toasts.region} (F8)` });
    expect(await within(toasts).findByText(title)).toBeVisible();
    return within(toasts).getByRole('listitem');
  }

  it('shows a success toast, and EmailJS receives the message unchanged', async () => {
    const toast = await sendUntil(success.title);
    expect(toast).toHaveTextContent(success.description);
    expect(toast).toHaveAttribute('data-variant', 'success');
    expect(messages.map(({ template_params }) => template_params)).toEqual([sampleMessage]);
  });

  it('shows a failure toast when EmailJS returns an error', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('No', { status: 400 })));
    const toast = await sendUntil(failure.title);
    expect(toast).toHaveTextContent(failure.description);
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
  expect(form.values()).toEqual(sampleMessage);
});
