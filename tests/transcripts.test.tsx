import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sendPath } from '../src/build/mocks/emailjs-handlers';
import { contact } from '../src/content/contact';
import { home } from '../src/content/home';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { media } from '../src/styles/breakpoints';
import { setMedia } from './helpers/jsdom-stubs';
import { goTo, renderApp } from './helpers/render';
import { Listener } from './helpers/screen-reader';
import { server } from './helpers/server';

// What is heard on the main journeys through the page, told by a simulated screen reader. The
// files in transcripts are meant to be read: a change to what is heard shows as a change to them.

const focus = (element: HTMLElement) => act(() => element.focus());

/** Compares what was heard with the file that tells it. */
async function expectTranscript(listener: Listener, name: string) {
  const message =
    `What is heard is no longer what tests/transcripts/${name}.txt tells. If it is right as it is ` +
    'now, take it in with "npx vitest run tests/transcripts.test.tsx -u"';
  await expect(await listener.transcript(), message).toMatchFileSnapshot(
    `./transcripts/${name}.txt`,
  );
}

describe('what is heard', { timeout: 60_000 }, () => {
  it('on arriving and looking round', async () => {
    renderApp();
    const listener = await Listener.start();
    await listener.does('listens from the top', () => listener.reads(/^button, Contact Us/));
    await listener.does('goes from heading to heading', () => listener.skimsHeadings());
    await listener.does('listens to the footer', async () => {
      await listener.skipsTo(/^contentinfo/);
      await listener.reads();
    });
    await expectTranscript(listener, 'arriving');
  });

  it('on moving through the tabs', async () => {
    const { user } = renderApp();
    const listener = await Listener.start();
    await listener.does('goes to the tabs', () =>
      screen.getByRole('tab', { name: 'Home' }).focus(),
    );
    for (const { label } of tabs.slice(1)) {
      await listener.does('presses the right arrow', () => user.keyboard('{ArrowRight}'));
      await listener.does(`presses Enter on ${label}`, () => user.keyboard('{Enter}'));
    }
    await listener.does('presses Home and Space', () => user.keyboard('{Home} '));
    await listener.does('follows a button to the contact form', () => goTo('contact'));
    await expectTranscript(listener, 'tabs');
  });

  it('on reading the ten days', async () => {
    renderApp();
    const listener = await Listener.start();
    await listener.does('goes to the tour', () => goTo('tours'));
    const { itinerary } = tours;
    await listener.does('listens to the days', async () => {
      await listener.skipsTo(new RegExp(`^heading, ${itinerary.title}`));
      await listener.reads(/^region, Like the route/);
    });
    await expectTranscript(listener, 'ten-days');
  });

  it('on working the carousel', async () => {
    const { user } = renderApp();
    const listener = await Listener.start();
    const { carousel } = home.testimonials;
    const region = within(screen.getByRole('region', { name: carousel.label }));
    const press = (name: string) => user.click(region.getByRole('button', { name }));
    await listener.does('reaches its first control', () =>
      focus(region.getByRole('button', { name: carousel.pause })),
    );
    await listener.does('stops it', () => press(carousel.pause));
    await listener.does('asks for the next', () => press(carousel.next));
    await listener.does('listens to it', () => listener.reads(/^end of slide/));
    await listener.does('asks for the previous', () => press(carousel.previous));
    await expectTranscript(listener, 'carousel');
  });

  it('on sending a message that fails, and sending it again', async () => {
    let answer: (response: Response) => void = () => {};
    server.use(
      http.post(
        `*${sendPath}`,
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    const { user } = renderApp();
    const listener = await Listener.start();
    const { form } = contact;
    await listener.does('goes to the contact form', () => goTo('contact'));
    const field = (label: string) =>
      screen.getByRole('textbox', { name: new RegExp(`^${label} [(]`) });
    const send = () => user.click(screen.getByRole('button', { name: form.send }));

    await listener.does('sends the empty form', send);
    await listener.does('fills in the name', () => user.type(field(form.name), 'Zo'));
    await listener.does('goes to the email address', () => focus(field(form.email)));
    await user.type(field(form.email), 'zo@example.com');
    await listener.does('goes to the message', () => focus(field(form.message)));
    await user.type(field(form.message), 'Hello');
    await listener.does('sends it', send);
    await listener.does('waits, in vain', async () => {
      answer(HttpResponse.error());
      await listener.hears(form.failure.description);
    });
    await listener.does('sends it again', send);
    await listener.does('waits, with success', async () => {
      answer(HttpResponse.text('OK'));
      await listener.hears(form.success.description);
    });
    await expectTranscript(listener, 'message');
  });

  it('on opening and leaving the menu of small screens', async () => {
    setMedia(media.menu, true);
    const { user } = renderApp();
    const listener = await Listener.start();
    const menu = screen.getByRole('button', { name: 'Menu' });
    await listener.does('goes to the menu button', () => focus(menu));
    await listener.does('presses Enter', () => user.keyboard('{Enter}'));
    await listener.does('presses Tab', () => user.tab());
    await listener.does('presses the down arrow', () => user.keyboard('{ArrowDown}'));
    await listener.does('presses Escape', () => user.keyboard('{Escape}'));
    await listener.does('opens it again', () => user.keyboard('{Enter}'));
    await listener.does('goes to the last tab', async () => {
      await user.tab();
      await user.keyboard('{End}');
    });
    await listener.does('presses Enter', () => user.keyboard('{Enter}'));
    await expectTranscript(listener, 'menu');
  });
});
