import { act, fireEvent } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config';
import { tabs } from '../src/navigation';
import { takeConsoleErrors } from './helpers/console-guard';
import { installFakeTimers } from './helpers/render';

let root: Root | undefined;

/** The page as the build writes it, before any script has run. */
async function openPrerendered() {
  const { render } = await import('../src/build/prerender-entry');
  document.body.innerHTML = `<div id="root">${await render()}</div>`;
  return document.getElementById('root') as HTMLElement;
}

/**
 * The console errors so far, except for React's remark that two renderers share a context: only
 * tests render for server and client in one process.
 */
const takeErrors = () =>
  takeConsoleErrors().filter((text) => !text.includes('Detected multiple renderers'));

/** Hydrates the page as the browser's entry does. */
async function hydrate(page: HTMLElement) {
  const { App } = await import('../src/App');
  await act(async () => {
    root = hydrateRoot(
      page,
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  expect(takeErrors()).toEqual([]);
});

describe('the prerendered page', () => {
  it('makes every tab a tab stop, because only the app handles arrow keys', async () => {
    const page = await openPrerendered();
    expect(page.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(tabs.length);
  });

  it('gives only the first visible picture a high fetch priority', async () => {
    const page = await openPrerendered();
    const urgent = [...page.querySelectorAll('[fetchpriority=high]')];
    expect(urgent).toEqual([page.querySelector('#home img')]);
  });
});

describe('hydration', () => {
  it('keeps text that was restored into or typed into the form before', async () => {
    const page = await openPrerendered();
    const form = page.querySelector('form') as HTMLFormElement;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    for (const name of ['name', 'email', 'message']) field(name).value = `restored ${name}`;
    await hydrate(page);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    // Restored late, without events.
    field('message').value = 'restored late';
    fireEvent.input(field('phone'), { target: { value: '2' } });
    const values = ['name', 'email', 'phone', 'message'].map((name) => field(name).value);
    expect(values).toEqual(['restored name', 'restored email', '2', 'restored late']);
  });

  it('shows the current year, even if the page was built in an earlier one', async () => {
    config.buildYear = 2025;
    installFakeTimers();
    vi.setSystemTime('2031-03-01');
    const page = await openPrerendered();
    const line = page.querySelector('footer > p');
    expect(line).toHaveTextContent('© 2025');
    await hydrate(page);
    expect(line).toHaveTextContent('© 2031');
  });
});
