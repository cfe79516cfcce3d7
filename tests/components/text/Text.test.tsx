import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GlossaryProvider } from '../../../src/components/text/Glossary';
import { Text } from '../../../src/components/text/Text';
import { translate } from '../../helpers/render';

describe('Text', () => {
  it('marks up foreign words with their language and abbreviations with their expanded form', () => {
    const glossary = {
      foreign: { poya: 'si', 'kiri bath': 'si' },
      abbreviations: { ETA: 'Permit' },
    };
    const { container } = render(
      <GlossaryProvider glossary={glossary}>
        <Text>Poya: kiri bath with an ETA. Poyas, petal, eta.</Text>
      </GlossaryProvider>,
    );
    expect(container).toHaveTextContent(/^Poya: kiri bath with an ETA. Poyas, petal, eta.$/);
    expect(container.querySelectorAll('span, abbr')).toHaveLength(3);
    const foreign = [...container.querySelectorAll('[lang="si"]')];
    expect(foreign.map(({ textContent }) => textContent)).toEqual(['Poya', 'kiri bath']);
    const abbreviations = [...container.querySelectorAll('abbr')];
    expect(abbreviations.map(({ outerHTML }) => outerHTML)).toEqual([
      '<abbr title="Permit">ETA</abbr>',
    ]);
  });

  it('finds terms that contain punctuation', () => {
    const glossary = { foreign: {}, abbreviations: { 'U.S.': 'United States', 'A(B)': 'Both' } };
    const { container } = render(
      <GlossaryProvider glossary={glossary}>
        <Text>The U.S. and A(B), not UXSX.</Text>
      </GlossaryProvider>,
    );
    const marked = [...container.querySelectorAll('abbr')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['U.S.', 'A(B)']);
  });

  it('shows a new text on a page that the browser has translated', () => {
    const { container, rerender } = render(<Text>May</Text>);
    translate(container);
    rerender(<Text>June</Text>);
    expect(container).toHaveTextContent(/^June$/);
  });

  it('renders plain text without a glossary', () => {
    const { container } = render(<Text>Poya and an ETA.</Text>);
    expect(container.innerHTML).toBe('<p>Poya and an ETA.</p>');
  });
});
