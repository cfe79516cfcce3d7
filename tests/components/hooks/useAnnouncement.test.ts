import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnnouncement } from '../../../src/components/hooks/useAnnouncement';
import { advanceTime, installFakeTimers } from '../../helpers/render';

it('a message stays for seven seconds, and can then be announced again', async () => {
  installFakeTimers();
  const { result } = renderHook(() => useAnnouncement());
  const text = () => result.current[0];
  for (const message of ['first', 'second', 'second']) {
    act(() => result.current[1](message));
    await advanceTime(6999);
    expect(text()).toBe(message);
    await advanceTime(1);
    expect(text()).toBe('');
  }
});

it('a message that replaces another stays for seven seconds of its own', async () => {
  installFakeTimers();
  const { result } = renderHook(() => useAnnouncement());
  act(() => result.current[1]('first'));
  await advanceTime(6999);
  act(() => result.current[1]('second'));
  await advanceTime(6999);
  expect(result.current[0]).toBe('second');
});
