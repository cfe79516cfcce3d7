import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TabPanel } from '../../../src/components/navigation/TabPanel';

const panel = (isActive: boolean, onFind = vi.fn()) => (
  <>
    <h2 id="tab-guide">Guide</h2>
    <TabPanel tab="guide" isActive={isActive} onFind={onFind}>
      When to go
    </TabPanel>
  </>
);

const wrapper = () => document.getElementById('guide');

it('TabPanel is named by its tab, and hidden from all but find-in-page while it is not active', () => {
  const { rerender } = render(panel(true));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Guide');
  expect(wrapper()).not.toHaveAttribute('hidden');
  rerender(panel(false));
  expect(wrapper()).toHaveAttribute('hidden', 'until-found');
  rerender(panel(true));
  expect(wrapper()).not.toHaveAttribute('hidden');
});

it('TabPanel reports a find-in-page match', () => {
  const onFind = vi.fn();
  render(panel(false, onFind));
  wrapper()?.dispatchEvent(new Event('beforematch'));
  expect(onFind).toHaveBeenCalledExactlyOnceWith('guide');
});

it('TabPanel hides again when the browser has opened it without making it active', async () => {
  render(panel(false));
  wrapper()?.removeAttribute('hidden');
  await waitFor(() => expect(wrapper()).toHaveAttribute('hidden', 'until-found'));
});
