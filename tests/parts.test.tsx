import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '../src/content/company.yml';
import { shell } from '../src/content/shell.yml';
import { Part } from '../src/parts';
import { takeConsoleErrors } from './helpers/console-guard';

const contactLinks = [`tel:${company.phone.number}`, `mailto:${company.email}`];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['home', 1, undefined],
  ['header', 2, 'banner'],
  ['footer', 2, 'contentinfo'],
] as const)(
  'an error in %s keeps the rest of the page, and shows phone and email in its place',
  (id, level, landmark) => {
    const Broken = () => {
      throw new Error('broken');
    };
    render(
      <>
        <Part id={id}>
          <Broken />
        </Part>
        <p>The rest</p>
      </>,
    );
    expect(screen.getByText('The rest')).toBeVisible();
    const heading = screen.getByRole('heading', { level });
    expect(heading).toHaveTextContent(shell.screenError.title);
    expect(heading.closest('header, footer')).toBe(landmark ? screen.getByRole(landmark) : null);
    expect(hrefs()).toEqual(contactLinks);
    expect(takeConsoleErrors().join()).toContain('broken');
  },
);
