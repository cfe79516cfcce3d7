import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TabList } from '../../../src/components/navigation/TabList';
import type { TabId } from '../../../src/navigation';
import { setupUser } from '../../helpers/render';

/** Three tabs, whatever screens the site has. */
const ids = ['home', 'tours', 'guide'] as const;

const tab = (id: TabId) => screen.getByRole('tab', { name: id });

/** Renders the tabs, each with its id as its label, and a button after them. */
function renderTabs(orientation: 'horizontal' | 'vertical' = 'horizontal') {
  const onSelect = vi.fn();
  function Tabs() {
    const [selected, setSelected] = useState<TabId>('home');
    onSelect.mockImplementation(setSelected);
    return (
      <TabList
        label="Sections"
        tabs={ids.map((id) => ({ id, label: id }))}
        selected={selected}
        orientation={orientation}
        onSelect={onSelect}
      />
    );
  }
  render(
    <>
      <Tabs />
      <button type="button">Next</button>
    </>,
  );
  return { user: setupUser(), onSelect };
}

describe('TabList', () => {
  it('makes every tab a tab stop before the app starts, because only the app handles arrow keys', () => {
    const tabs = ids.map((id) => ({ id, label: id }));
    const props = { label: 'Sections', selected: 'home', orientation: 'horizontal' } as const;
    const html = renderToString(<TabList {...props} tabs={tabs} onSelect={() => {}} />);
    expect(html.match(/tabindex="0"/g)).toHaveLength(ids.length);
  });

  it('moves focus on arrows, Home, and End, and selects nothing until Enter is pressed', async () => {
    const { user, onSelect } = renderTabs();
    act(() => tab('home').focus());
    for (const [key, id] of [
      ['{ArrowRight}', 'tours'],
      ['{End}', 'guide'],
      ['{ArrowRight}', 'home'],
      ['{ArrowLeft}', 'guide'],
      ['{Home}', 'home'],
      ['{ArrowRight}', 'tours'],
    ] as const) {
      await user.keyboard(key);
      // React Aria may move focus a frame later.
      await waitFor(() => expect(tab(id)).toHaveFocus());
    }
    expect(onSelect).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('tours');
    expect(tab('tours')).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['mouse', (user: UserEvent) => user.click(tab('home'))],
    ['Enter', (user: UserEvent) => user.keyboard('{Enter}')],
    ['Space', (user: UserEvent) => user.keyboard(' ')],
  ])('reports that the selected tab is chosen again, by %s', async (_, choose) => {
    const { user, onSelect } = renderTabs();
    act(() => tab('home').focus());
    await choose(user);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('home');
    expect(tab('home')).toHaveFocus();
  });

  it('is entered at the selected tab, after focus has left it on another', async () => {
    const { user } = renderTabs();
    act(() => tab('home').focus());
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('home')).toHaveFocus();
  });

  it.each([
    ['at first', async () => {}],
    [
      'after arrow keys',
      async (user: UserEvent) => {
        act(() => tab('home').focus());
        await user.keyboard('{ArrowRight}');
      },
    ],
  ])('lets Home and End scroll the page after a tab was chosen by mouse, %s', async (_, begin) => {
    const { user } = renderTabs();
    await begin(user);
    await user.click(tab('guide'));
    for (const key of ['Home', 'End']) {
      expect(fireEvent.keyDown(tab('guide'), { key })).toBe(true);
      expect(tab('guide')).toHaveFocus();
    }
  });

  it('selects a tab when a press ends on it, so that a visitor can still slide off it', async () => {
    const { user, onSelect } = renderTabs();
    await user.pointer({ keys: '[MouseLeft>]', target: tab('guide') });
    expect(onSelect).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: tab('guide') });
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('guide');
  });

  it.each([
    ['horizontal', ['Home', 'End'], ['ArrowUp', 'ArrowDown'], 'ArrowRight'],
    ['vertical', ['Home', 'End', 'ArrowUp', 'ArrowDown'], ['PageDown'], 'ArrowDown'],
  ] as const)(
    'prevents scrolling on the keys that move focus in a %s list',
    (orientation, own, others, next) => {
      renderTabs(orientation);
      act(() => tab('home').focus());
      // Home and End move focus once the visitor moves by keyboard.
      fireEvent.keyDown(tab('home'), { key: next });
      const scrolls = (key: string) => fireEvent.keyDown(tab('home'), { key });
      expect(own.filter(scrolls)).toEqual([]);
      expect(others.filter(scrolls)).toEqual(others);
      expect(fireEvent.keyDown(tab('home'), { key: 'End', ctrlKey: true })).toBe(true);
    },
  );
});
