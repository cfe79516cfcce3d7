import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { renderApp } from './helpers/render';

// The company requires it: presses by mouse, touch, keyboard, and assistive technology then act alike.
it('React Aria drives the tabs, the menu, and the carousel', () => {
  renderApp();
  const carousel = screen.getByRole('region', { name: home.testimonials.carousel.label });
  const controls = [
    ...screen.getAllByRole('tab'),
    screen.getByText(shell.menu, { selector: 'button' }),
    ...within(carousel).getAllByRole('button'),
  ];
  for (const control of controls) expect(control).toHaveAttribute('data-react-aria-pressable');
});
