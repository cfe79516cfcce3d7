import { beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/components/utils/whenIdle';
import { runIdleCallbacks } from '../../helpers/jsdom-stubs';

const stillLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

const load = () => window.dispatchEvent(new Event('load'));

// By default, requestIdleCallback would be faked too, but it is a stub.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

it('whenIdle waits for the load event, then for an idle browser', () => {
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

it('whenIdle waits 10 seconds for the load event at most, and runs the task once', () => {
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

it('whenIdle runs the task in Safari, which has no requestIdleCallback', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

it('whenIdle runs nothing once it is canceled, neither on load nor when idle', () => {
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
