import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/App';
import { ErrorBoundary } from '../../../src/components/feedback/ErrorBoundary';
import { ErrorFallback } from '../../../src/components/feedback/ErrorFallback';
import { config } from '../../../src/config';
import { company } from '../../../src/content/company';
import { home } from '../../../src/content/home';
import { shell } from '../../../src/content/shell';
import { navigate } from '../../../src/navigation';
import { setChat } from '../../../src/services/chat';
import { takeComplaints } from '../../helpers/console-guard';
import { becomeIdle } from '../../helpers/jsdom-stubs';

vi.mock('@livechat/widget-react', () => ({
  LiveChatWidget: () => {
    throw new Error('the chat is broken');
  },
}));

describe('an error in one screen', () => {
  const Broken = () => {
    throw new Error('broken');
  };

  it('leaves the rest of the page, and offers phone and e-mail in its place', () => {
    render(
      <>
        <ErrorBoundary fallback={<ErrorFallback strings={shell.crash} company={company} />}>
          <Broken />
        </ErrorBoundary>
        <p>The rest</p>
      </>,
    );
    expect(screen.getByText('The rest')).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(shell.crash.title);
    // A button that leads to this screen puts the focus here.
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(offered()).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeComplaints().join()).toContain('broken');
  });
});

describe('an error in the live chat', () => {
  it('leaves the page, and its button leads to the form again', async () => {
    config.livechatLicense = '1234567';
    render(<App />);
    act(() => setChat({ isReady: true }));
    const callToChat = screen.getByRole('button', { name: home.callToAction.chat.label });
    expect(callToChat).not.toHaveAccessibleDescription();
    await act(async () => becomeIdle());
    await waitFor(() =>
      expect(callToChat).toHaveAccessibleDescription(home.callToAction.chat.fallbackNote),
    );
    expect(screen.getByRole('banner')).toBeVisible();
    expect(takeComplaints().join()).toContain('the chat is broken');
    config.livechatLicense = '';
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
