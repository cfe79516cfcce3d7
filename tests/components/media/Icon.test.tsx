import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from '../../../src/components/media/Icon';
import { type IconName, icons } from '../../../src/icons';

it.each<[IconName, string[]]>([
  ['check', [icons.check]],
  ['play', [icons.play.slice(1)]],
  ['calendar', icons.calendar.split('|').toReversed()],
])('renders every path of the icon "%s", the accent before the lines', (name, paths) => {
  const { container } = render(<Icon name={name} />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).toEqual(paths);
  expect(container.textContent).toBe('');
});
