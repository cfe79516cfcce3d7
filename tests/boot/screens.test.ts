import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shell } from '../../src/content/shell.yml';
import { type TabId, tabIds } from '../../src/navigation';
import { advanceTime, installFakeTimers, openFrame } from '../helpers/render';

const heading = (id: string) => document.querySelector(`#${id} h1`);
const tab = (id: string) => screen.getByRole('tab', { name: `Tab ${id}` });
/** The screens that are not hidden from all but find-in-page. */
const shownScreens = () =>
  [...document.querySelectorAll('[data-screen]:not([hidden=until-found])')].map(({ id }) => id);
const navigate = (detail: unknown) => window.dispatchEvent(new CustomEvent('navigate', { detail }));
const find = (id: TabId) => heading(id)?.dispatchEvent(new Event('beforematch', { bubbles: true }));
const announced = () => document.querySelector('body > [aria-live=polite]')?.textContent;

function expectShown(id: TabId) {
  expect(shownScreens()).toEqual([id]);
  expect(document.title).toBe(shell.titles[id]);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(id)]);
}

beforeEach(() => {
  installFakeTimers();
  const titles = tabIds.map((id) => [id, `<h1 id="title-${id}">Title</h1>`]);
  const buttons = tabIds.map(
    (id) => `<button role="tab" id="tab-${id}" data-navigate="${id}">Tab ${id}</button>`,
  );
  openFrame({ ...Object.fromEntries(titles), header: buttons.join('') });
});

/** Changes the fragment of the address, as a visitor does, until the end of the test. */
async function changeFragment(fragment: string) {
  const { href } = location;
  history.replaceState(null, '', fragment || location.pathname);
  const init = { oldURL: href, newURL: location.href };
  window.dispatchEvent(new HashChangeEvent('hashchange', init));
}

describe('the screens', () => {
  afterEach(() => history.replaceState(null, '', location.pathname));

  it('begin with Home', () => {
    expectShown('home');
    expect(announced()).toBe('');
    expect(document.body).toHaveFocus();
  });

  it("'navigate' shows any screen from its top, even the current one, and focuses its heading", () => {
    for (const [index, id] of tabIds.entries())
      for (const time of [1, 2]) {
        (document.activeElement as HTMLElement).blur();
        navigate(id);
        expectShown(id);
        expect(heading(id)).toHaveFocus();
        expect(window.scrollTo).toHaveBeenCalledTimes(2 * index + time);
        expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
      }
  });

  it("'navigate' announces a screen for seven seconds, and again if it is chosen again", async () => {
    navigate('guide');
    const [message] = document.querySelectorAll('body > [aria-live] p');
    expect(message).toHaveTextContent('Tab guide');
    await advanceTime(6999);
    navigate('guide');
    expect(message).not.toBeInTheDocument();
    await advanceTime(6999);
    expect(announced()).toBe('Tab guide');
    await advanceTime(1);
    expect(announced()).toBe('');
  });

  it("the last 'navigate' wins, even one that a listener dispatches", () => {
    window.addEventListener('navigate', () => navigate('gallery'), { once: true });
    navigate('contact');
    expectShown('gallery');
  });

  it.each([
    ['no tab id', new CustomEvent('navigate', { detail: 'booking' })],
    ['a label', new CustomEvent('navigate', { detail: 'Tours' })],
    ['a place on a screen', new CustomEvent('navigate', { detail: 'title-tours' })],
    ['a name that every object has', new CustomEvent('navigate', { detail: 'constructor' })],
    ['null', new CustomEvent('navigate', { detail: null })],
    ['a list', new CustomEvent('navigate', { detail: ['tours'] })],
    [
      'an object that throws',
      new CustomEvent('navigate', { detail: { toString: () => expect.unreachable() } }),
    ],
    ['no detail at all', new Event('navigate')],
  ])("'navigate' with %s shows Home", (_, event) => {
    navigate('guide');
    window.dispatchEvent(event);
    expectShown('home');
  });

  it('a tab keeps focus, and is not announced', () => {
    tab('tours').focus();
    fireEvent.click(tab('tours'));
    expectShown('tours');
    expect(tab('tours')).toHaveFocus();
    expect(announced()).toBe('');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('a match of find-in-page leaves focus and scrolling to the browser', () => {
    find('gallery');
    expectShown('gallery');
    find('tours');
    expectShown('tours');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('follow the fragment of the address, and Back from it', () => {
    changeFragment('#Title-Guide?utm_source=letter');
    expectShown('guide');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([heading('guide')]);
    expect(heading('guide')).toHaveFocus();
    changeFragment('#contact');
    expectShown('contact');
    expect(heading('contact')).toHaveFocus();
    expect(announced()).toBe('Tab contact');
    changeFragment('#nowhere');
    expectShown('contact');
    changeFragment('');
    expectShown('home');
  });

  it.each([
    ['#contact?utm_source=letter', 'contact'],
    ['#contact&fbclid=1', 'contact'],
    ['#contact%20', 'contact'],
    ['#contact/', 'contact'],
    ['#/contact', 'contact'],
    ['#%2Fcontact', 'contact'],
    ['#Contact', 'contact'],
    ['#home', 'home'],
    ['#%', 'tours'],
    ['#_=_', 'tours'],
    ['#utm_source=contact', 'tours'],
    ['#constructor', 'tours'],
  ] as const)(
    'follow %s, which was changed on its way, to the screen that was meant, if any',
    (fragment, id) => {
      navigate('tours');
      changeFragment(fragment);
      expectShown(id);
    },
  );

  it('close a dialog of the screen that they leave, and focus the next one', () => {
    const dialog = document.createElement('dialog');
    heading('home')?.after(dialog);
    dialog.showModal();
    navigate('home');
    expect(dialog.open).toBe(true);
    navigate('contact');
    expect(dialog.open).toBe(false);
    expect(heading('contact')).toHaveFocus();
  });

  it('restore the scroll position of a reload only on the screen that the reload shows', () => {
    navigate('contact');
    expect(history.scrollRestoration).toBe('manual');
    changeFragment('#contact');
    expect(history.scrollRestoration).toBe('auto');
    navigate('home');
    expect(history.scrollRestoration).toBe('manual');
  });
});
