import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/components/feedback/ErrorBoundary';
import { ErrorFallback } from '../../../src/components/feedback/ErrorFallback';
import { company } from '../../../src/content/company.yml';
import { shell } from '../../../src/content/shell.yml';
import { takeConsoleErrors } from '../../helpers/console-guard';

const contactLinks = [`tel:${company.phone.number}`, `mailto:${company.email}`];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('an error in one screen keeps the rest of the page and shows phone and email in its place', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <>
      <ErrorBoundary fallback={<ErrorFallback strings={shell.screenError} company={company} />}>
        <Broken />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('The rest')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(shell.screenError.title);
  expect(hrefs()).toEqual(contactLinks);
  expect(takeConsoleErrors().join()).toContain('broken');
});
