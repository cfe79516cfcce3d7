import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/App';
import { ErrorBoundary } from '../../../src/components/feedback/ErrorBoundary';
import { ErrorFallback } from '../../../src/components/feedback/ErrorFallback';
import { config } from '../../../src/config';
import { company } from '../../../src/content/company';
import { home } from '../../../src/content/home';
import { shell } from '../../../src/content/shell';
import { navigate } from '../../../src/navigation';
import { takeConsoleErrors } from '../../helpers/console-guard';
import { runIdleCallbacks } from '../../helpers/jsdom-stubs';

const widget = vi.hoisted(() => ({ isBroken: false, onReady: () => {} }));

vi.mock('@livechat/widget-react', () => ({
  LiveChatWidget: ({ onReady }: { onReady: () => void }) => {
    if (widget.isBroken) throw new Error('the chat is broken');
    widget.onReady = onReady;
    return 'chat widget';
  },
}));

describe('an error in one screen', () => {
  const Broken = () => {
    throw new Error('broken');
  };

  it('keeps the rest of the page and shows phone and e-mail in place of the screen', () => {
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
    // Navigating to this screen moves focus to its heading.
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(hrefs()).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeConsoleErrors().join()).toContain('broken');
  });
});

describe('an error in the live chat', () => {
  it('keeps the page, and the chat button leads to the contact form again', async () => {
    config.livechatLicense = '1234567';
    render(<App />);
    await act(async () => runIdleCallbacks());
    await screen.findByText('chat widget');
    act(() => widget.onReady());
    const button = screen.getByRole('button', { name: home.callToAction.chat.label });
    expect(button).not.toHaveAccessibleDescription();

    widget.isBroken = true;
    // Opens the chat, which renders the widget again.
    fireEvent.click(button);
    expect(button).toHaveAccessibleDescription(home.callToAction.chat.fallbackNote);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(takeConsoleErrors().join()).toContain('the chat is broken');
    config.livechatLicense = '';
  });
});

describe('an error in the shell', () => {
  it('leaves only a message with phone and e-mail, and is logged once', () => {
    render(<App />);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {
      throw new Error('broken');
    });
    act(() => navigate('contact'));
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent(
      shell.pageError.title,
    );
    expect(hrefs()).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('broken')]);
  });
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
