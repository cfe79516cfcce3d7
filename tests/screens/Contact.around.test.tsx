import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import { type activePanel, navigateTo, renderApp } from '../helpers/render';

// What stands around the form; the form itself is in Contact.test.tsx.

let page: ReturnType<typeof activePanel>;

beforeEach(() => {
  renderApp();
  page = navigateTo('contact');
});

it('opens with a headline and says that someone is there: Online Now', () => {
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(contact.hero.title);
  expect(page.getByText('Online Now')).toBeVisible();
});

describe('the contact cards', () => {
  const card = (title: string) => {
    const heading = page.getByRole('heading', { name: title });
    return within(heading.closest('li') as HTMLElement);
  };

  it('can be dialed', () => {
    const link = card('Call us').getByRole('link', { name: company.phone.text });
    expect(link).toHaveAttribute('href', `tel:${company.phone.number}`);
  });

  it('can be written to', () => {
    const link = card('Email us').getByRole('link', { name: company.email });
    expect(link).toHaveAttribute('href', `mailto:${company.email}`);
  });

  it('show the office in Spring, Texas, and open a map in a new tab, which is said', () => {
    const link = card('Visit us').getByRole('link');
    expect(link).toHaveAccessibleName(/Spring, Texas .*new tab/);
    expect(link).toHaveAttribute('href', company.mapsUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(company.mapsUrl).toMatch(/^https:\/\/.*maps/);
  });
});

it("answers 'Why Book With Us?' in four points", () => {
  const why = within(page.getByRole('region', { name: 'Why Book With Us?' }));
  const titles = why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    '2-Hour Response',
    'Flexible Booking',
    'Best Price Guarantee',
    '24/7 Support',
  ]);
  for (const { description } of contact.why.list) expect(why.getByText(description)).toBeVisible();
});

it("has a banner 'Trusted by 1000+ Travelers' with five stars", () => {
  const banner = within(page.getByRole('region', { name: 'Trusted by 1000+ Travelers' }));
  expect(banner.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

it('says what happens to a message, and how the site treats everyone', () => {
  for (const { title, paragraphs } of [contact.privacy, contact.accessibility]) {
    const section = within(page.getByRole('region', { name: title }));
    for (const paragraph of paragraphs) expect(section.getByText(paragraph)).toBeVisible();
  }
});

it('asks for nothing that is not in the message: no booking, no payment, no dates', () => {
  const fields = within(page.getByRole('form')).getAllByRole('textbox');
  expect(fields).toHaveLength(4);
  expect(screen.queryByText(/credit card|pay now|add to cart/i)).toBeNull();
});
