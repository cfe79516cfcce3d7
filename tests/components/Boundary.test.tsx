import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../src/App';
import { Boundary } from '../../src/components/Boundary';
import { CrashNotice } from '../../src/components/CrashNotice';
import { company } from '../../src/content/company';
import { shell } from '../../src/content/shell';
import { navigate } from '../../src/navigation';
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
    expect(offered()).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeComplaints().join()).toContain('broken');
  });
});

describe('an error in the page as a whole', () => {
  it('leaves a plain message with phone and e-mail, and is logged once', () => {
    render(<App />);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {
      throw new Error('broken');
    });
    act(() => navigate('contact'));
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent(
      shell.collapse.title,
    );
    expect(offered()).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeComplaints()).toEqual([expect.stringContaining('broken')]);
  });
});

const offered = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
