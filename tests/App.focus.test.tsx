import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate, tabs } from '../src/navigation';
import { media } from '../src/styles/breakpoints';
import { setMedia } from './helpers/jsdom-stubs';
import { activePanel, navigateTo, renderApp, tabLabel } from './helpers/render';

const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 1 });

/** The polite live message which names the screen that was gone to. */
const announced = () => document.querySelector('[aria-live=polite]:not(section *)')?.textContent;

describe('focus', () => {
  it('stays on a tab that was chosen in the bar', async () => {
    const { user } = renderApp();
    await user.click(tab('Gallery & Reviews'));
    expect(tab('Gallery & Reviews')).toHaveFocus();
  });

  it('goes to the heading of the new screen when a button in the page led there', async () => {
    const { user } = renderApp();
    await user.click(activePanel('home').getByRole('button', { name: 'Explore Trips' }));
    expect(activePanel('tours').getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not take the page away from its top', () => {
    renderApp();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    navigateTo('tours');
    expect(focus.mock.contexts).toEqual([heading()]);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('goes to the heading of whatever screen is asked for, also of the shown one', () => {
    renderApp();
    for (const { id } of tabs) {
      navigateTo(id);
      expect(heading()).toHaveFocus();
      act(() => (document.activeElement as HTMLElement).blur());
      navigateTo(id);
      expect(heading()).toHaveFocus();
    }
  });

  it('brings the control it comes to wholly into view, and only that', () => {
    const bring = vi.mocked(Element.prototype.scrollIntoView);
    renderApp();
    navigateTo('contact');
    expect(heading()).toHaveFocus();
    expect(bring).not.toHaveBeenCalled();
    const field = activePanel('contact').getByRole('textbox', { name: /message/ });
    act(() => field.focus());
    expect(bring.mock.contexts).toEqual([field]);
    expect(bring).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  });

  it.each([
    ['bar', false, ['Home', 'End'], ['ArrowUp', 'ArrowDown']],
    ['menu', true, ['Home', 'End', 'ArrowUp', 'ArrowDown'], ['PageDown']],
  ])('moves through the %s by keys that leave the page where it is', (_, isSmall, own, others) => {
    setMedia(media.menu, isSmall);
    renderApp();
    const isLeftToBrowser = (key: string) => fireEvent.keyDown(tab('Home'), { key });
    expect(own.filter(isLeftToBrowser)).toEqual([]);
    expect(others.filter(isLeftToBrowser)).toEqual(others);
    expect(fireEvent.keyDown(tab('Home'), { key: 'End', ctrlKey: true })).toBe(true);
  });

  it('is left alone when the page opens', () => {
    renderApp();
    expect(document.body).toHaveFocus();
  });

  it('goes to the main part by the skip link, which is the first stop', async () => {
    const { user } = renderApp();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the accessibility statement by the link to it', async () => {
    const { user } = renderApp();
    await user.click(screen.getByRole('link', { name: 'Accessibility statement' }));
    const heading = activePanel('contact').getByRole('heading', {
      name: 'Accessibility statement',
    });
    expect(heading).toHaveFocus();
  });
});

describe('the name of the screen', () => {
  it('is spoken when a button in the page led there', () => {
    renderApp();
    for (const { id } of tabs) {
      navigateTo(id);
      expect(announced()).toBe(tabLabel(id));
    }
  });

  it('is not spoken twice when a tab, which speaks its own name, was chosen', async () => {
    const { user } = renderApp();
    navigateTo('guide');
    await user.click(tab('Contact'));
    expect(announced()).toBe('');
  });

  it('is not spoken when the page opens', () => {
    renderApp();
    expect(announced()).toBe('');
  });
});

describe('the menu of small screens', () => {
  it('opens and closes by its toggle', async () => {
    const { user } = renderApp();
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Menu'));
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Menu'));
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  });

  it('holds the same list of tabs, and not a second one', async () => {
    const { user } = renderApp();
    await user.click(button('Menu'));
    const menu = document.getElementById(button('Menu').getAttribute('aria-controls') ?? '');
    expect(menu).toContainElement(screen.getByRole('tablist'));
    expect(menu).toHaveAttribute('data-state', 'open');
    expect(screen.getAllByRole('tab')).toHaveLength(tabs.length);
  });

  it('closes after a choice, and leads into the screen', async () => {
    const { user } = renderApp();
    for (const { label } of tabs) {
      await user.click(button('Menu'));
      await user.click(tab(label));
      expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
      expect(heading()).toHaveFocus();
    }
  });

  it('closes on Escape, and gives focus back to the toggle', async () => {
    const { user } = renderApp();
    await user.click(button('Menu'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Menu')).toHaveFocus();
  });

  it('lists the tabs one below the other, where the arrows up and down lead', async () => {
    setMedia(media.menu, true);
    const { user } = renderApp();
    await user.click(button('Menu'));
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    act(() => tab('Home').focus());
    await user.keyboard('{ArrowDown}');
    expect(tab('Ceylon Tour')).toHaveFocus();
  });

  it('closes when another part of the page asks for a screen', async () => {
    const { user } = renderApp();
    await user.click(button('Menu'));
    act(() => navigate('guide'));
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the keyboard in the bar', () => {
  it('moves by arrows, Home and End, and selects only on Enter', async () => {
    const { user } = renderApp();
    act(() => tab('Home').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Ceylon Tour')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Contact')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Home')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}');
    expect(tab('Travel Guide')).toHaveFocus();
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(tab('Travel Guide')).toHaveAttribute('aria-selected', 'true');
  });

  it('finds one stop in the bar, the selected tab', () => {
    renderApp();
    navigateTo('gallery');
    const stops = screen.getAllByRole('tab').filter((item) => item.tabIndex === 0);
    expect(stops).toEqual([tab('Gallery & Reviews')]);
  });
});
