import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../../../src/components/media/Stars';

it.each([1, 2, 3, 4, 5] as const)('Stars shows %i stars as one named image', (rating) => {
  render(<Stars rating={rating} label={`Rating: ${rating}`} />);
  const stars = screen.getByRole('img', { name: `Rating: ${rating}` });
  expect(stars.querySelectorAll('svg')).toHaveLength(rating);
});
