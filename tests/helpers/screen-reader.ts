import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

const measure = window.getComputedStyle.bind(window);

/** What only says that something ends, that words are words, or that words were taken away. */
const isNoise = (phrase: string) =>
  /^(end of |(paragraph|figure|blockquote|caption|strong|term|article|(polite|assertive): )$)/.test(
    phrase,
  );

/**
 * Somebody who uses the page with a screen reader. Writes down what they do and what they hear, as
 * a text a person can read.
 */
export class Listener {
  private readonly lines: string[] = [];
  private heard = 0;

  /** Begins to listen at the top of the page. */
  static async start(): Promise<Listener> {
    answerForStyles();
    setActEnvironment(false);
    await virtual.start({ container: document.body });
    return new Listener();
  }

  /** Does something, and writes down what it was and what was heard of it. */
  async does(what: string, action: () => unknown): Promise<void> {
    await this.note();
    this.lines.push('', `[${what}]`);
    await action();
    // Announcements come a moment later; on a busy machine, one after another.
    let length: number;
    do {
      length = (await virtual.spokenPhraseLog()).length;
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    } while ((await virtual.spokenPhraseLog()).length > length);
    await this.note();
  }

  /** Waits until something new is heard that holds these words. */
  async hears(words: string): Promise<void> {
    await vi.waitFor(
      async () => {
        const phrases = (await virtual.spokenPhraseLog()).slice(this.heard);
        expect(phrases.filter((phrase) => phrase.includes(words))).not.toEqual([]);
      },
      { timeout: 20_000 },
    );
  }

  /** Reads on, from where it is, up to and with a phrase; or to the end of the page. */
  async reads(until?: RegExp): Promise<void> {
    for (let step = 0; step < 2000; step++) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === 'document' || until?.test(phrase)) break;
    }
    await this.note();
  }

  /** Goes on to a phrase, without writing down what is passed. */
  async skipsTo(phrase: RegExp): Promise<void> {
    await this.note();
    for (let step = 0; step < 2000; step++) {
      await virtual.next();
      if (phrase.test(await virtual.lastSpokenPhrase())) break;
    }
    this.heard = (await virtual.spokenPhraseLog()).length - 1;
    await this.note();
  }

  /** Goes from heading to heading, to the last. */
  async skimsHeadings(): Promise<void> {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    const count = headings.filter((heading) => !heading.closest('[hidden]')).length;
    for (let step = 0; step < count - 1; step++) {
      await virtual.perform(virtual.commands.moveToNextHeading);
    }
    await this.note();
  }

  /** Everything so far, one phrase to a line. */
  async transcript(): Promise<string> {
    await this.note();
    await virtual.stop();
    window.getComputedStyle = measure;
    setActEnvironment(true);
    return `${this.lines.join('\n').trim()}\n`;
  }

  private async note() {
    const phrases = await virtual.spokenPhraseLog();
    for (const phrase of phrases.slice(this.heard)) {
      const isRepeated = this.lines.at(-1) === phrase;
      if (!isNoise(phrase) && !isRepeated) this.lines.push(phrase);
    }
    this.heard = phrases.length;
  }
}

/**
 * There are no style sheets here, so an element is either shown or hidden. jsdom takes long to work
 * that out anew each time, and complains when it is asked about pseudo-elements.
 */
function answerForStyles() {
  const probe = document.body.appendChild(document.createElement('div'));
  const shown = measure(probe);
  probe.hidden = true;
  const hidden = measure(probe);
  probe.remove();
  window.getComputedStyle = (element) => (element.closest('[hidden]') ? hidden : shown);
}

/** While somebody listens, React renders in its own time, as in a browser. */
function setActEnvironment(value: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });
}
