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
import { navigateTo, renderApp } from './helpers/render';
import { ScreenReader } from './helpers/screen-reader';
import { server } from './helpers/server';

// Transcripts of the main journeys, as a simulated screen reader speaks them. A change in what is
// spoken shows up as a change to the files in tests/transcripts.

const focus = (element: HTMLElement) => act(() => element.focus());

/** Compares the transcript with the stored one. */
async function expectTranscript(screenReader: ScreenReader, name: string) {
  const message =
    `The transcript differs from tests/transcripts/${name}.txt. If the new one is correct, ` +
    'update the file with "npx vitest run tests/transcripts.test.tsx -u"';
  await expect(await screenReader.transcript(), message).toMatchFileSnapshot(
    `./transcripts/${name}.txt`,
  );
}

describe('screen reader transcript', { timeout: 60_000 }, () => {
  it('arriving on Home: the top of the page, the headings, and the footer', async () => {
    renderApp();
    const screenReader = await ScreenReader.start();
    await screenReader.perform('listens from the top', () =>
      screenReader.read(/^button, Contact Us/),
    );
    await screenReader.perform('goes from heading to heading', () => screenReader.readHeadings());
    await screenReader.perform('listens to the footer', async () => {
      await screenReader.skipTo(/^contentinfo/);
      await screenReader.read();
    });
    await expectTranscript(screenReader, 'arriving');
  });

  it('moving through the tabs and choosing each', async () => {
    const { user } = renderApp();
    const screenReader = await ScreenReader.start();
    await screenReader.perform('goes to the tabs', () =>
      screen.getByRole('tab', { name: 'Home' }).focus(),
    );
    for (const { label } of tabs.slice(1)) {
      await screenReader.perform('presses the right arrow', () => user.keyboard('{ArrowRight}'));
      await screenReader.perform(`presses Enter on ${label}`, () => user.keyboard('{Enter}'));
    }
    await screenReader.perform('presses Home and Space', () => user.keyboard('{Home} '));
    await screenReader.perform('follows a button to the contact form', () => navigateTo('contact'));
    await expectTranscript(screenReader, 'tabs');
  });

  it('reading the ten days of the itinerary', async () => {
    renderApp();
    const screenReader = await ScreenReader.start();
    await screenReader.perform('goes to the tour', () => navigateTo('tours'));
    const { itinerary } = tours;
    await screenReader.perform('listens to the days', async () => {
      await screenReader.skipTo(new RegExp(`^heading, ${itinerary.title}`));
      await screenReader.read(/^region, Like the route/);
    });
    await expectTranscript(screenReader, 'ten-days');
  });

  it('pausing and moving the carousel', async () => {
    const { user } = renderApp();
    const screenReader = await ScreenReader.start();
    const { carousel } = home.testimonials;
    const region = within(screen.getByRole('region', { name: carousel.label }));
    const press = (name: string) => user.click(region.getByRole('button', { name }));
    await screenReader.perform('reaches its first control', () =>
      focus(region.getByRole('button', { name: carousel.pause })),
    );
    await screenReader.perform('stops it', () => press(carousel.pause));
    await screenReader.perform('asks for the next', () => press(carousel.next));
    await screenReader.perform('listens to it', () => screenReader.read(/^end of slide/));
    await screenReader.perform('asks for the previous', () => press(carousel.previous));
    await expectTranscript(screenReader, 'carousel');
  });

  it('sending a message that fails, then sending it again', async () => {
    let respond: (response: Response) => void = () => {};
    server.use(
      http.post(
        `*${sendPath}`,
        () =>
          new Promise<Response>((resolve) => {
            respond = resolve;
          }),
      ),
    );
    const { user } = renderApp();
    const screenReader = await ScreenReader.start();
    const { form } = contact;
    await screenReader.perform('goes to the contact form', () => navigateTo('contact'));
    const field = (label: string) =>
      screen.getByRole('textbox', { name: new RegExp(`^${label} [(]`) });
    const send = () => user.click(screen.getByRole('button', { name: form.send }));

    await screenReader.perform('sends the empty form', send);
    await screenReader.perform('fills in the name', () => user.type(field(form.name), 'Zo'));
    await screenReader.perform('goes to the email address', () => focus(field(form.email)));
    await user.type(field(form.email), 'zo@example.com');
    await screenReader.perform('goes to the message', () => focus(field(form.message)));
    await user.type(field(form.message), 'Hello');
    await screenReader.perform('sends it', send);
    await screenReader.perform('waits, in vain', async () => {
      respond(HttpResponse.error());
      await screenReader.waitForPhrase(form.failure.description);
    });
    await screenReader.perform('sends it again', send);
    await screenReader.perform('waits, with success', async () => {
      respond(HttpResponse.text('OK'));
      await screenReader.waitForPhrase(form.success.description);
    });
    await expectTranscript(screenReader, 'message');
  });

  it('opening the menu on a small screen, leaving it, and choosing a tab', async () => {
    setMedia(media.menu, true);
    const { user } = renderApp();
    const screenReader = await ScreenReader.start();
    const menu = screen.getByRole('button', { name: 'Menu' });
    await screenReader.perform('goes to the menu button', () => focus(menu));
    await screenReader.perform('presses Enter', () => user.keyboard('{Enter}'));
    await screenReader.perform('presses Tab', () => user.tab());
    await screenReader.perform('presses the down arrow', () => user.keyboard('{ArrowDown}'));
    await screenReader.perform('presses Escape', () => user.keyboard('{Escape}'));
    await screenReader.perform('opens it again', () => user.keyboard('{Enter}'));
    await screenReader.perform('goes to the last tab', async () => {
      await user.tab();
      await user.keyboard('{End}');
    });
    await screenReader.perform('presses Enter', () => user.keyboard('{Enter}'));
    await expectTranscript(screenReader, 'menu');
  });
});
