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
