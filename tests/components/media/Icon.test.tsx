import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/components/media/Icon';
import { icons } from '../../../src/components/media/icons';
import type { IconName } from '../../../src/types';

test.each<[IconName, string[]]>([
  ['check', [icons.check]],
  ['play', [icons.play.slice(1)]],
  ['calendar', icons.calendar.split('|').toReversed()],
])('the icon %s is drawn whole, its accent beneath its lines', (name, paths) => {
  const { container } = render(<Icon name={name} />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).toEqual(paths);
  expect(container.textContent).toBe('');
});
