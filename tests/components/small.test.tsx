import * as Radix from '@radix-ui/react-toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../src/components/Avatar';
import { Boundary } from '../../src/components/Boundary';
import { ChatButton } from '../../src/components/ChatButton';
import { CrashNotice } from '../../src/components/CrashNotice';
import { Stars } from '../../src/components/Stars';
import { ToastClose } from '../../src/components/Toaster';
import { company } from '../../src/content/company';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { setChat } from '../../src/services/chat';
import { takeComplaints } from '../helpers/complaints';

describe('an avatar', () => {
  const image = (container: Element) => container.querySelector('img') as HTMLImageElement;

  it('is decoration beside the name', () => {
    const { container } = render(<Avatar portrait="a1" name="Carol Whitfield" />);
    expect(image(container)).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['Carol Whitfield', 'CW'],
    ['Ann & Bob Miller', 'AB'],
    ['Cher', 'C'],
    ['Émile  van Dyck', 'Év'],
  ])('shows the initials when the picture fails to load: %s', (name, initials) => {
    const { container } = render(<Avatar portrait="a1" name={name} />);
    fireEvent.error(image(container));
    expect(container).toHaveTextContent(new RegExp(`^${initials}$`));
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the initials too when the picture had failed before the script ran', () => {
    const failed = { complete: true, naturalWidth: 0, currentSrc: 'a1.svg' };
    for (const [name, value] of Object.entries(failed))
      vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(
        value as never,
      );
    const { container } = render(<Avatar portrait="a1" name="Carol Whitfield" />);
    expect(container).toHaveTextContent('CW');
  });
});

describe('a rating', () => {
  it.each([1, 2, 3, 4, 5])('is %i stars, read once as words', (rating) => {
    render(<Stars rating={rating} />);
    const stars = screen.getByRole('img', { name: `${rating} out of 5 stars` });
    expect(stars.querySelectorAll('svg')).toHaveLength(rating);
  });
});

describe('the close control of a toast', () => {
  const inToast = (label: string) => (
    <Radix.Provider>
      <Radix.Root>
        <ToastClose label={label} />
      </Radix.Root>
      <Radix.Viewport />
    </Radix.Provider>
  );

  it('says what it does', () => {
    render(inToast('Close message'));
    expect(screen.getByRole('button')).toHaveAccessibleName('Close message');
  });

  it.each(['', '  '])('without a label logs one error and shows nothing: "%s"', (label) => {
    render(<ToastClose label={label} />);
    expect(screen.queryByRole('button')).toBeNull();
    const complaints = takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^console\.error: ToastClose: the prop "label" is empty/);
  });
});

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
    render(<ChatButton label={label} fallbackNote={fallbackNote} />);
    act(() => setChat({ isReady: true }));
    expect(screen.queryByText(fallbackNote)).toBeNull();
    expect(button()).not.toHaveAccessibleDescription();
    expect(wentTo()).toEqual([]);
    act(() => setChat({ isReady: false, visibility: 'minimized' }));
  });
});

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
    const complaints = takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('broken');
  });
});
