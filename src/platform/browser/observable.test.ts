import { createObservable } from './observable';

it('calls its listeners after a change only', () => {
  const observable = createObservable(1);
  const listener = vi.fn<() => void>();
  observable.subscribe(listener);
  observable.set(1);
  expect(listener).not.toHaveBeenCalled();
  observable.set(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(observable.getSnapshot()).toBe(2);
});

it('lets a listener unsubscribe while it is called, and calls the others', () => {
  const observable = createObservable('a');
  const stays = vi.fn<() => void>();
  const stop = observable.subscribe(() => stop());
  observable.subscribe(stays);
  observable.set('b');
  observable.set('c');
  expect(stays).toHaveBeenCalledTimes(2);
});

it('ends one of two subscriptions of the same listener', () => {
  const observable = createObservable(0);
  const listener = vi.fn<() => void>();
  const stop = observable.subscribe(listener);
  observable.subscribe(listener);
  stop();
  observable.set(1);
  expect(listener).toHaveBeenCalledOnce();
});
