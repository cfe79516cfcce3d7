import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GlossaryText, setGlossary } from '../../../src/components/text/GlossaryText';

it('says the language of foreign words, and what abbreviations stand for', () => {
  setGlossary({ foreign: { poya: 'si', 'kiri bath': 'si' }, abbreviations: { ETA: 'Permit' } });
  const { container } = render(
    <GlossaryText>Poya: kiri bath with an ETA. Poyas, petal, eta.</GlossaryText>,
  );
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
  const { container } = render(<GlossaryText>Poya and an ETA.</GlossaryText>);
  expect(container.innerHTML).toBe('Poya and an ETA.');
});
