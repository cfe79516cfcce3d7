import { expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/services/whenIdle';
import { runIdleCallbacks } from '../helpers/jsdom-stubs';

const stillLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

const load = () => window.dispatchEvent(new Event('load'));

it('an extra waits until the page has loaded, and then until the browser is idle', () => {
  stillLoading();
  const task = vi.fn();
  whenIdle(task);
  runIdleCallbacks();
  expect(task).not.toHaveBeenCalled();
  load();
  expect(task).not.toHaveBeenCalled();
  runIdleCallbacks();
  expect(task).toHaveBeenCalledOnce();
});

it('an extra on a page that has loaded waits only for the browser to be idle', () => {
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  runIdleCallbacks();
  expect(task).toHaveBeenCalledOnce();
});

it('an extra comes once, however late the page has loaded in the end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stillLoading();
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(9_999);
  runIdleCallbacks();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  runIdleCallbacks();
  expect(task).toHaveBeenCalledOnce();
  load();
  runIdleCallbacks();
  expect(task).toHaveBeenCalledOnce();
});

it('an extra of a loaded page leaves no clock running', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  whenIdle(vi.fn());
  expect(vi.getTimerCount()).toBe(0);
});

it('an extra comes in Safari too, which does not say when it is idle', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

it('an extra that was called off does not come: not on load, not when idle', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const task = vi.fn();
  whenIdle(task)();
  runIdleCallbacks();
  stillLoading();
  whenIdle(task)();
  expect(vi.getTimerCount()).toBe(0);
  const idle = vi.spyOn(window, 'requestIdleCallback');
  load();
  expect(idle).not.toHaveBeenCalled();
  expect(task).not.toHaveBeenCalled();
});
