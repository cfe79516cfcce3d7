import type { NetworkFixture } from '@msw/playwright';
import type { Locator, Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { address } from './network';

/** What a visitor types, under the names the template gives it (spec 7). */
export interface Letter {
  from_name: string;
  from_email: string;
  phone_number: string;
  message: string;
}

/** A letter with everything in it that is easily damaged on the way. */
export const letter: Letter = {
  from_name: `Zoë "Zo" O'Neill 🐘`,
  from_email: 'zoe+trip@example.com',
  phone_number: '+1 (281) 555-0100',
  message:
    'Ayubowan 🇱🇰!\n\n\tTwo of us & "maybe" a third; <script>alert("x")</script>\n' +
    "it's 100% 'sure' \\n {{from_name}} සිංහල தமிழ் 👨‍👩‍👧  two spaces ",
};

export const empty: Letter = { from_name: '', from_email: '', phone_number: '', message: '' };

/** The form on the contact screen, as a visitor finds it. */
export class ContactForm {
  readonly screen: Locator;
  readonly fields: Record<keyof Letter, Locator>;
  readonly sendButton: Locator;
  readonly sendingButton: Locator;
  readonly successToast: Locator;
  readonly failureToast: Locator;

  constructor(private readonly page: Page) {
    this.screen = page.getByRole('tabpanel', { name: 'Contact' });
    this.fields = {
      from_name: this.screen.getByRole('textbox', { name: /name/i }),
      from_email: this.screen.getByRole('textbox', { name: /email/i }),
      phone_number: this.screen.getByRole('textbox', { name: /phone/i }),
      message: this.screen.getByRole('textbox', { name: /message/i }),
    };
    this.sendButton = this.screen.getByRole('button', { name: /^send/i });
    this.sendingButton = this.screen.getByRole('button', { name: 'Sending...', exact: true });
    this.successToast = this.toast('Message Sent Successfully! 🎉');
    this.failureToast = this.toast('Oops! Something went wrong');
  }

  /** A toast is the list item it stands in; its words may be repeated for screen readers. */
  private toast(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  async open(): Promise<void> {
    await this.page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('navigate', { detail: 'contact' })),
    );
    await this.fields.from_name.waitFor();
  }

  async fill(words: Letter): Promise<void> {
    for (const [name, field] of this.entries()) await field.fill(words[name]);
  }

  async send(words: Letter = letter): Promise<void> {
    await this.fill(words);
    await this.sendButton.click();
  }

  /** Opens the form and sends a letter that EmailJS refuses; it takes the next one. */
  async failOnce({ network, allow }: { network: NetworkFixture; allow: (RegExp | string)[] }) {
    allow.push('Failed to load resource');
    network.use(http.post(address, () => new HttpResponse('No', { status: 500 }), { once: true }));
    await this.open();
    await this.send();
  }

  /** What stands in the fields now. */
  async words(): Promise<Letter> {
    const found = this.entries().map(async ([name, field]) => [name, await field.inputValue()]);
    return Object.fromEntries(await Promise.all(found));
  }

  private entries() {
    return Object.entries(this.fields) as [keyof Letter, Locator][];
  }
}
