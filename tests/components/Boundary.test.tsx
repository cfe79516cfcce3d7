import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Boundary } from '../../src/components/Boundary';
import { CrashNotice } from '../../src/components/CrashNotice';
import { company } from '../../src/content/company';
import { shell } from '../../src/content/shell';
import { takeComplaints } from '../helpers/complaints';

describe('an error in one screen', () => {
  const Broken = () => {
    throw new Error('broken');
  };

  it('leaves the rest of the page, and offers phone and e-mail in its place', () => {
    render(
      <>
        <Boundary fallback={<CrashNotice words={shell.crash} company={company} />}>
          <Broken />
        </Boundary>
        <p>The rest</p>
      </>,
    );
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shell.crash.title);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeComplaints().join()).toContain('broken');
  });
});
