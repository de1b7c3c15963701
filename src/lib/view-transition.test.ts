// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inViewTransition } from './view-transition';

type Update = () => void | Promise<void>;

/** Gives the document the interface of an engine with view transitions. */
function installTransitions(start: (update: Update) => Partial<ViewTransition>) {
  const spy = vi.fn(start);
  Object.assign(document, { startViewTransition: spy });
  return spy;
}

const finishing = (update: Update) => {
  const done = Promise.resolve(update());
  return { ready: Promise.resolve(undefined), finished: Promise.resolve(undefined), updateCallbackDone: done.then(() => undefined) };
};

const prefersMotion = (reduces: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduces }));

beforeEach(() => prefersMotion(false));
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

describe('a change in a view transition', () => {
  it('happens once, inside the transition', async () => {
    const start = installTransitions(finishing);
    const update = vi.fn();
    await inViewTransition(update);
    expect(start).toHaveBeenCalledOnce();
    expect(update).toHaveBeenCalledOnce();
  });

  it('is no failure when the animation is skipped', async () => {
    installTransitions((update) => ({
      ...finishing(update),
      ready: Promise.reject(new DOMException('Skipped', 'AbortError')),
      finished: Promise.reject(new DOMException('Skipped', 'AbortError')),
    }));
    const update = vi.fn();
    await expect(inViewTransition(update)).resolves.toBeUndefined();
    expect(update).toHaveBeenCalledOnce();
  });

  it('tells what went wrong in the change itself', async () => {
    installTransitions(finishing);
    await expect(inViewTransition(() => Promise.reject(new Error('not drawn')))).rejects.toThrow('not drawn');
  });

  it('simply happens in engines without view transitions', async () => {
    const update = vi.fn();
    await inViewTransition(update);
    expect(update).toHaveBeenCalledOnce();
  });

  it('simply happens for people who want no motion', async () => {
    prefersMotion(true);
    const start = installTransitions(finishing);
    const update = vi.fn();
    await inViewTransition(update);
    expect(start).not.toHaveBeenCalled();
    expect(update).toHaveBeenCalledOnce();
  });

  it('simply happens while nobody looks', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const start = installTransitions(finishing);
    await inViewTransition(vi.fn());
    expect(start).not.toHaveBeenCalled();
  });
});
