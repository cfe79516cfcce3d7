import { render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery.yml';
import { Gallery } from '../../src/screens/Gallery';
import { sectionOf } from '../helpers/section-of';

beforeEach(() => void render(<Gallery />));

it('the call to action at the end of Gallery navigates', () => {
  const { title, action } = gallery.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(button).toHaveAttribute('data-navigate', action.to);
});
