import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { renderApp } from './helpers/render';

it.each([
  ['tabs', () => screen.getAllByRole('tab')],
  ['menu', () => screen.getAllByRole('button', { name: shell.menu })],
  [
    'carousel',
    () => {
      const region = screen.getByRole('region', { name: home.testimonials.carousel.label });
      return within(region).getAllByRole('button');
    },
  ],
])('React Aria drives the %s', (_, controls) => {
  renderApp();
  for (const control of controls()) expect(control).toHaveAttribute('data-react-aria-pressable');
});
