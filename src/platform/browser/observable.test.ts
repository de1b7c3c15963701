import { expect, it, vi } from 'vitest';
import { createObservable } from './observable';

it('tells its listeners of a change, and keeps quiet when nothing changed', () => {
  const observable = createObservable(1);
  const listener = vi.fn<() => void>();
  observable.subscribe(listener);
  observable.set(1);
  expect(listener).not.toHaveBeenCalled();
  observable.set(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(observable.getSnapshot()).toBe(2);
});

it('lets a listener leave while it is told, without losing the others', () => {
  const observable = createObservable('a');
  const stays = vi.fn<() => void>();
  const stop = observable.subscribe(() => stop());
  observable.subscribe(stays);
  observable.set('b');
  observable.set('c');
  expect(stays).toHaveBeenCalledTimes(2);
});

it('keeps two subscriptions of the same listener apart', () => {
  const observable = createObservable(0);
  const listener = vi.fn<() => void>();
  const stop = observable.subscribe(listener);
  observable.subscribe(listener);
  stop();
  observable.set(1);
  expect(listener).toHaveBeenCalledOnce();
});
