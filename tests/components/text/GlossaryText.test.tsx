import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setGlossary, Text } from '../../../src/components/text/GlossaryText';

it('says the language of foreign words, and what abbreviations stand for', () => {
  setGlossary({ foreign: { poya: 'si', 'kiri bath': 'si' }, abbreviations: { ETA: 'Permit' } });
  const { container } = render(<Text>Poya: kiri bath with an ETA. Poyas, petal, eta.</Text>);
  expect(container).toHaveTextContent(/^Poya: kiri bath with an ETA. Poyas, petal, eta.$/);
  expect([...container.querySelectorAll('[lang="si"]')].map((word) => word.textContent)).toEqual([
    'Poya',
    'kiri bath',
  ]);
  expect(screen.getByText('ETA', { selector: 'abbr' })).toHaveAttribute('title', 'Permit');
  expect(screen.queryByText(/petal/, { selector: 'span' })).toBeNull();
});

it('leaves words alone where there is nothing to explain', () => {
  setGlossary({ foreign: {}, abbreviations: {} });
  const { container } = render(<Text>Poya and an ETA.</Text>);
  expect(container.innerHTML).toBe('Poya and an ETA.');
});
