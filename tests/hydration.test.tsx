import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config';
import { tabs } from '../src/navigation';
import { takeConsoleErrors } from './helpers/console-guard';
import { asksBeforeLeaving, form } from './helpers/form';
import { installFakeTimers } from './helpers/render';
import { requiredFields } from './helpers/sample-message';

let root: Root | undefined;

/** The page as the build writes it, before any script has run. */
async function openPrerendered() {
  const { render } = await import('../src/build/pages/prerender-entry');
  document.body.innerHTML = `<div id="root">${await render()}</div>`;
  return document.getElementById('root') as HTMLElement;
}

/**
 * The console errors so far, except for React's remark that two renderers share a context: only
 * tests render for server and client in one process.
 */
const takeErrors = () =>
  takeConsoleErrors().filter((text) => !text.includes('Detected multiple renderers'));

/** Hydrates the page with the app alone. `changed-page.spec.ts` tests what src/main.tsx adds. */
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

  it('loads pictures lazily, so that hidden screens load none', async () => {
    const page = await openPrerendered();
    const pictures = page.querySelectorAll('img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
  });
});

describe('hydration', () => {
  it('keeps text that was in the form before, as a draft, and text that is restored late', async () => {
    const page = await openPrerendered();
    for (const name of requiredFields) form.field(name).value = `restored ${name}`;
    const restored = form.values();
    await hydrate(page);
    expect(asksBeforeLeaving()).toBe(true);
    // Restored late, without events.
    form.field('message').value = 'restored late';
    form.write('phone_number', '2');
    expect(form.values()).toEqual({ ...restored, phone_number: '2', message: 'restored late' });
  });

  it('shows the current year, even if the page was built in an earlier one', async () => {
    vi.spyOn(config, 'buildYear', 'get').mockReturnValue(2025);
    installFakeTimers();
    vi.setSystemTime('2031-03-01');
    const page = await openPrerendered();
    const line = page.querySelector('footer > p');
    expect(line).toHaveTextContent('© 2025');
    await hydrate(page);
    expect(line).toHaveTextContent('© 2031');
  });
});
