import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

const getComputedStyle = window.getComputedStyle.bind(window);

/** Ends of elements, roles without a name, and emptied live regions are left out. */
const isNoise = (phrase: string) =>
  /^(end of |(paragraph|figure|blockquote|caption|strong|term|article|(polite|assertive): )$)/.test(
    phrase,
  );

/**
 * A simulated screen reader. Records the user's actions and the spoken phrases as a readable
 * transcript.
 */
export class ScreenReader {
  private readonly lines: string[] = [];
  private recorded = 0;

  /** Starts at the top of the page. */
  static async start(): Promise<ScreenReader> {
    stubComputedStyle();
    setActEnvironment(false);
    await virtual.start({ container: document.body });
    return new ScreenReader();
  }

  /** Performs an action, and records its description and the phrases it causes. */
  async perform(description: string, action: () => unknown): Promise<void> {
    await this.record();
    this.lines.push('', `[${description}]`);
    await action();
    // Announcements are asynchronous, so wait until no new phrase arrives.
    let length: number;
    do {
      length = (await virtual.spokenPhraseLog()).length;
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    } while ((await virtual.spokenPhraseLog()).length > length);
    await this.record();
  }

  /** Waits for a new phrase that contains a text. */
  async waitForPhrase(text: string): Promise<void> {
    await vi.waitFor(
      async () => {
        const phrases = (await virtual.spokenPhraseLog()).slice(this.recorded);
        expect(phrases.filter((phrase) => phrase.includes(text))).not.toEqual([]);
      },
      { timeout: 20_000 },
    );
  }

  /** Reads from the current position through a phrase, or to the end of the page. */
  async read(until?: RegExp): Promise<void> {
    for (let step = 0; step < 2000; step++) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === 'document' || until?.test(phrase)) break;
    }
    await this.record();
  }

  /** Moves to a phrase without recording the phrases before it. */
  async skipTo(phrase: RegExp): Promise<void> {
    await this.record();
    for (let step = 0; step < 2000; step++) {
      await virtual.next();
      if (phrase.test(await virtual.lastSpokenPhrase())) break;
    }
    this.recorded = (await virtual.spokenPhraseLog()).length - 1;
    await this.record();
  }

  /** Moves from heading to heading, through the last. */
  async readHeadings(): Promise<void> {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    const count = headings.filter((heading) => !heading.closest('[hidden]')).length;
    for (let step = 0; step < count - 1; step++) {
      await virtual.perform(virtual.commands.moveToNextHeading);
    }
    await this.record();
  }

  /** Stops the screen reader and returns the transcript, one phrase per line. */
  async transcript(): Promise<string> {
    await this.record();
    await virtual.stop();
    window.getComputedStyle = getComputedStyle;
    setActEnvironment(true);
    return `${this.lines.join('\n').trim()}\n`;
  }

  private async record() {
    const phrases = await virtual.spokenPhraseLog();
    for (const phrase of phrases.slice(this.recorded)) {
      const isRepeated = this.lines.at(-1) === phrase;
      if (!isNoise(phrase) && !isRepeated) this.lines.push(phrase);
    }
    this.recorded = phrases.length;
  }
}

/**
 * Without style sheets an element is either visible or hidden. jsdom computes that slowly, and logs
 * an error for pseudo-elements, so two precomputed styles replace it.
 */
function stubComputedStyle() {
  const probe = document.body.appendChild(document.createElement('div'));
  const visible = getComputedStyle(probe);
  probe.hidden = true;
  const hidden = getComputedStyle(probe);
  probe.remove();
  window.getComputedStyle = (element) => (element.closest('[hidden]') ? hidden : visible);
}

/** Outside act, React schedules renders as it does in a browser. */
function setActEnvironment(value: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });
}
