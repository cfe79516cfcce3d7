import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Almanac } from '../../../src/components/text/Almanac';

const months = [
  { name: 'January', text: 'Dry in the south.', isBestInSouth: true, isBestInEast: false },
  { name: 'June', text: 'Rain on both coasts.', isBestInSouth: false, isBestInEast: false },
];

const strings = {
  title: 'When?',
  introduction: 'Any month.',
  legend: { best: 'Best coast:', south: 'south', east: 'east', neither: 'neither' },
};

it('Almanac describes each month by its text, so that it is heard with the choice', () => {
  render(<Almanac {...strings} months={months} />);
  expect(screen.getByRole('group', { name: 'When?' })).toBeInTheDocument();
  for (const { name, text } of months) {
    const radio = screen.getByRole('radio', { name });
    expect(radio).toHaveAccessibleDescription(text);
    expect(radio).not.toBeChecked();
  }
});

it('Almanac draws the coasts in their best months', () => {
  render(<Almanac {...strings} months={months} />);
  const bestCoasts = months.map(
    ({ name }) =>
      screen.getByRole('radio', { name }).closest('label')?.querySelectorAll('[class*=best]')
        .length,
  );
  expect(bestCoasts).toEqual([1, 0]);
});
