import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Footer } from '../../../src/components/navigation/Footer';
import { config } from '../../../src/config';
import { company } from '../../../src/content/company.yml';
import { shell } from '../../../src/content/shell.yml';
import { installFakeTimers, setupUser } from '../../helpers/render';
import { server } from '../../helpers/server';

const footer = () => within(screen.getByRole('contentinfo'));
const element = <Footer company={company} strings={shell.footer} />;
const renderFooter = () => render(element);

describe('the footer', () => {
  it.each(shell.footer.links)(
    'has the quick link $label, which navigates to its screen',
    ({ label, to }) => {
      renderFooter();
      const links = within(footer().getByRole('navigation', { name: shell.footer.quickLinks }));
      expect(links.getAllByRole('link')).toHaveLength(shell.footer.links.length);
      const link = links.getByRole('link', { name: label });
      expect(link).toHaveAttribute('href', `#${to}`);
    },
  );

  it.each([
    ['the current year, even if the page was built in an earlier one', '2031-03-01', '© 2031'],
    ['the year of the build if the clock is behind', '1970-01-01', '© 2025'],
  ])('has %s', (_, date, text) => {
    vi.spyOn(config, 'buildYear', 'get').mockReturnValue(2025);
    installFakeTimers();
    vi.setSystemTime(date);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    expect(container.querySelector('footer > :last-child')).toHaveTextContent('© 2025');
    render(element, { container, hydrate: true });
    expect(container.querySelector('footer > :last-child')).toHaveTextContent(text);
  });
});

describe('the newsletter box', () => {
  const input = () => footer().getByRole('textbox', { name: shell.footer.newsletter.label });
  const button = () => footer().getByRole('button', { name: shell.footer.newsletter.button });

  it('does nothing on Enter or Subscribe, even with an invalid address', async () => {
    const text = 'not an address';
    const listener = vi.fn();
    server.events.on('request:start', listener);
    const listening = new AbortController();
    onTestFinished(() => listening.abort());
    for (const name of ['submit', 'navigate', 'invalid'])
      window.addEventListener(name, listener, { capture: true, signal: listening.signal });
    const user = setupUser();
    renderFooter();
    const before = screen.getByRole('contentinfo').innerHTML;
    await user.type(input(), text);
    await user.type(input(), '{Enter}');
    await user.click(button());
    expect(input()).toHaveValue(text);
    expect(listener).not.toHaveBeenCalled();
    expect(screen.getByRole('contentinfo').innerHTML).toBe(before);
  });

  it('has an email input and a Subscribe button, no validation, and no form', () => {
    renderFooter();
    expect(input()).toHaveAttribute('type', 'email');
    expect(input()).not.toBeRequired();
    expect(input().closest('form')).toBeNull();
    expect(button()).toHaveAttribute('type', 'button');
  });
});
