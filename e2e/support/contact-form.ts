import type { NetworkFixture } from '@msw/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { interpolate } from '../../src/components/utils/interpolate';
import type { ContactFormStrings, FormField, TravelerType } from '../../src/types';
import { type Message, type Parameter, sampleMessage } from '../../tests/helpers/sample-message';
import type { AllowedErrors } from './browser-errors';
import { contact, shell, tours } from './content';
import { sendUrl } from './network';
import { navigateTo } from './screens';

/** The accessible name of a field, such as "Email (required)". */
export function accessibleName(
  { label, required }: FormField,
  words: Pick<ContactFormStrings, 'required' | 'optional'> = contact.form,
): string {
  return `${label} (${required ? words.required : words.optional})`;
}

/** The fixtures of a test in which EmailJS answers with an error. */
interface FailureFixtures {
  network: NetworkFixture;
  allowedErrors: AllowedErrors;
}

/** Page object for the form on the contact screen and its toasts. */
export class ContactForm {
  readonly screen: Locator;
  readonly form: Locator;
  readonly fields: Record<Parameter, Locator>;
  /** The first required field, which is the first invalid one of an empty form. */
  readonly firstInvalid: Locator;
  readonly sendButton: Locator;
  readonly sendingButton: Locator;
  readonly toastRegion: Locator;
  readonly toasts: Locator;
  readonly successToast: Locator;
  readonly failureToast: Locator;

  /** @param words of the site, if they are not those of src/content */
  constructor(
    private readonly page: Page,
    words: { contact: Pick<typeof contact, 'form'>; shell: Pick<typeof shell, 'toasts'> } = {
      contact,
      shell,
    },
  ) {
    // Roles are computed for every element, so the search starts near the form.
    this.screen = page.locator('#contact');
    this.form = this.screen.locator('form');
    const { form } = words.contact;
    const { send, sending, success, failure } = form;
    const locators = form.fields.map((field) => [
      field.parameter,
      this.screen.getByRole('textbox', { name: accessibleName(field, form), exact: true }),
    ]);
    this.fields = Object.fromEntries(locators);
    const firstRequired = form.fields.find(({ required }) => required);
    this.firstInvalid = this.fields[firstRequired?.parameter as Parameter];
    this.sendButton = this.screen.getByRole('button', { name: send });
    this.sendingButton = this.screen.getByRole('button', { name: sending });
    this.toastRegion = page.getByRole('region', { name: words.shell.toasts.region });
    this.toasts = this.toastRegion.getByRole('listitem');
    this.successToast = this.toasts.filter({ hasText: success.title });
    this.failureToast = this.toasts.filter({ hasText: failure.title });
  }

  async open(): Promise<void> {
    await navigateTo(this.page, 'contact');
  }

  /** Opens the form with the button of a type of traveler, which starts the message. */
  async openFromType(index = 0): Promise<void> {
    const { title, about = title } = tours.types.list[index] as TravelerType;
    await navigateTo(this.page, 'tours');
    await this.page.getByRole('button', { name: `${tours.types.ask.label}: ${title}` }).click();
    await expect(this.fields.message).toHaveValue(interpolate(contact.form.inquiry, { about }));
    await expect(this.form.getByText(contact.form.inquiryNote)).toBeVisible();
  }

  async fill(values: Message): Promise<void> {
    for (const [name, field] of this.entries()) await field.fill(values[name]);
  }

  async send(values: Message = sampleMessage): Promise<void> {
    await this.fill(values);
    await this.sendButton.click();
  }

  /** Sends the message again, by key, because a press so soon would count as a double press. */
  async sendAgain(): Promise<void> {
    await this.sendButton.press('Enter');
  }

  /** Opens the form and submits it empty. */
  async submitEmpty(): Promise<void> {
    await this.open();
    await this.sendButton.click();
    await expect(this.firstInvalid).toBeFocused();
  }

  /**
   * Opens the form and sends a message to which EmailJS answers with an error; the next one will succeed.
   * After a status below 500, it was rejected; after others, the outcome is unknown.
   */
  async sendAndFail(
    { network, allowedErrors }: FailureFixtures,
    status: 400 | 500 = 400,
  ): Promise<void> {
    allowedErrors.push('Failed to load resource');
    network.use(http.post(sendUrl, () => new HttpResponse('No', { status }), { once: true }));
    await this.open();
    await this.send();
  }

  /** Opens the form, sends a message whose outcome is unknown, and keeps the toast open. */
  async sendWithUnknownOutcome(fixtures: FailureFixtures): Promise<void> {
    await this.sendAndFail(fixtures, 500);
    await expect(this.screen.getByText(contact.form.unknown.status)).toBeVisible();
    await this.keepOpen(this.failureToast);
  }

  /** Waits for a toast, and keeps it open: its time does not run while the window lacks focus. */
  async keepOpen(toast: Locator): Promise<void> {
    await expect(toast).toBeVisible();
    await this.page.evaluate(() => {
      document.hasFocus = () => false;
    });
  }

  /** The current values of the fields. */
  async values(): Promise<Message> {
    const found = this.entries().map(async ([name, field]) => [name, await field.inputValue()]);
    return Object.fromEntries(await Promise.all(found));
  }

  private entries() {
    return Object.entries(this.fields) as [Parameter, Locator][];
  }
}
