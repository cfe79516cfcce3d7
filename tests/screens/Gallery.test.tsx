import { render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery.yml';
import { Gallery } from '../../src/screens/Gallery';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

beforeEach(() => void render(<Gallery isActive />));

it('the closing panel of Gallery has a button that navigates', () => {
  const { title, action } = gallery.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(clickToNavigate(button)).toEqual([action.to]);
});
