import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChatButton } from '../../../src/components/contact/ChatButton';
import { home } from '../../../src/content/home';
import { LiveChatContext } from '../../../src/services/LiveChat';

describe('ChatButton', () => {
  const { label, fallbackNote } = home.callToAction.chat;
  const button = () => screen.getByRole('button', { name: label });

  function renderButton(isReady: boolean) {
    const setVisibility = vi.fn();
    const state = { isReady, visibility: 'minimized' as const, setReady: () => {}, setVisibility };
    render(
      <LiveChatContext value={state}>
        <ChatButton label={label} fallbackNote={fallbackNote} />
      </LiveChatContext>,
    );
    return setVisibility;
  }

  /** Presses the button. Returns the ids that 'navigate' events carried. */
  function press() {
    const details: unknown[] = [];
    window.addEventListener('navigate', ({ detail }) => details.push(detail), { once: true });
    fireEvent.click(button());
    return details;
  }

  it('says that the chat is unavailable and leads to the contact form until the chat is ready', () => {
    const setVisibility = renderButton(false);
    expect(button()).toHaveAccessibleDescription(fallbackNote);
    expect(screen.getByText(fallbackNote)).toBeVisible();
    expect(press()).toEqual(['contact']);
    expect(setVisibility).not.toHaveBeenCalled();
  });

  it('opens the chat once it is ready', () => {
    const setVisibility = renderButton(true);
    expect(screen.queryByText(fallbackNote)).toBeNull();
    expect(button()).not.toHaveAccessibleDescription();
    expect(press()).toEqual([]);
    expect(setVisibility.mock.calls).toEqual([['maximized']]);
  });
});
