import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Almanac } from '../../../src/components/text/Almanac';

const months = [
  { name: 'January', text: 'Dry in the south.', isSouthDry: true, isEastDry: false },
  { name: 'June', text: 'Rain on both coasts.', isSouthDry: false, isEastDry: false },
];

it('Almanac describes each month by its text, so that it is heard with the choice', () => {
  render(<Almanac title="When?" dry="dry" rain="rain" introduction="Any month." months={months} />);
  expect(screen.getByRole('group', { name: 'When?' })).toBeInTheDocument();
  for (const { name, text } of months) {
    const radio = screen.getByRole('radio', { name });
    expect(radio).toHaveAccessibleDescription(text);
    expect(radio).not.toBeChecked();
  }
});

it('Almanac draws the coasts that are dry', () => {
  render(<Almanac title="When?" dry="dry" rain="rain" introduction="Any month." months={months} />);
  const dryCoasts = months.map(
    ({ name }) =>
      screen.getByRole('radio', { name }).closest('label')?.querySelectorAll('[class*=dry]').length,
  );
  expect(dryCoasts).toEqual([1, 0]);
});
