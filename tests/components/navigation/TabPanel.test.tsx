import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TabPanel } from '../../../src/components/navigation/TabPanel';

it('TabPanel is named by its tab', () => {
  render(
    <>
      <h2 id="tab-guide">Guide</h2>
      <TabPanel tab="guide" isActive>
        When to go
      </TabPanel>
    </>,
  );
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Guide');
});
