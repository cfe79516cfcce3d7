import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatButton } from '../../../src/components/contact/ChatButton';
import { home } from '../../../src/content/home';
import { setChat, useChat } from '../../../src/services/chat';

describe('the live chat button', () => {
  const { label, fallbackNote } = home.callToAction.chat;
  const button = () => screen.getByRole('button', { name: label });
  const wentTo = () => {
    const heard: unknown[] = [];
    window.addEventListener('navigate', ({ detail }) => heard.push(detail), { once: true });
    fireEvent.click(button());
    return heard;
  };

  it('says that there is no chat, and leads to the contact form, until there is one', () => {
    render(<ChatButton label={label} fallbackNote={fallbackNote} />);
    expect(button()).toHaveAccessibleDescription(fallbackNote);
    expect(screen.getByText(fallbackNote)).toBeVisible();
    expect(wentTo()).toEqual(['contact']);
  });

  it('opens the chat once it is ready', async () => {
    const Chat = () => <p>The chat is {useChat().visibility}</p>;
    render(
      <>
        <ChatButton label={label} fallbackNote={fallbackNote} />
        <Chat />
      </>,
    );
    act(() => setChat({ isReady: true }));
    expect(screen.queryByText(fallbackNote)).toBeNull();
    expect(button()).not.toHaveAccessibleDescription();
    expect(wentTo()).toEqual([]);
    expect(screen.getByText('The chat is maximized')).toBeVisible();
    act(() => setChat({ isReady: false, visibility: 'minimized' }));
  });
});
