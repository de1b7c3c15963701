/**
 * What jsdom 27 lacks and the product uses: modal dialogs, media queries, intersection, scrolling. Each part behaves as
 * a browser does where tests can notice. Of what jsdom has only its frames are replaced.
 */

class NeverIntersecting implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds: readonly number[] = [0];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** A query that never matches: small screen, light scheme, no reduced motion. */
function neverMatching(media: string): MediaQueryList {
  const target = new EventTarget();
  const outdated = { addListener: () => {}, removeListener: () => {} };
  return Object.assign(target, { media, matches: false, onchange: null, ...outdated });
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();
const focusable =
  '[autofocus], a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  openers.set(dialog, dialog.ownerDocument.activeElement);
  dialog.open = true;
  dialog.querySelector<HTMLElement>(focusable)?.focus();
}

/** As browsers do: the `close` event comes in a task of its own, focus goes back to where it was. */
function close(dialog: HTMLDialogElement, returnValue?: string): void {
  if (!dialog.open) return;
  dialog.open = false;
  if (returnValue !== undefined) dialog.returnValue = returnValue;
  const opener = openers.get(dialog);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => dialog.dispatchEvent(new Event('close')));
}

function addDialogs(target: Window & typeof globalThis): void {
  const prototype = target.HTMLDialogElement.prototype;
  if ('showModal' in prototype && typeof prototype.showModal === 'function') return;
  const modal = new Set<HTMLDialogElement>();
  Object.assign(prototype, {
    returnValue: '',
    show(this: HTMLDialogElement) {
      open(this);
    },
    showModal(this: HTMLDialogElement) {
      open(this);
      modal.add(this);
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      modal.delete(this);
      close(this, returnValue);
    },
  });
  target.document.addEventListener('keydown', (event) => {
    const top = [...modal].reverse().find((dialog) => dialog.isConnected && dialog.open);
    if (event.key !== 'Escape' || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

const frameMs = 16;

/**
 * jsdom lets all frames of a window hang on one interval. Begun while a test holds the timers it ends with that test,
 * and no later test of the process would see a frame. Here each frame has a timer of its own.
 */
function addFrames(target: Window & typeof globalThis): void {
  Object.assign(target, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(setTimeout(() => callback(performance.now()), frameMs)),
    cancelAnimationFrame: (handle: number) => clearTimeout(handle),
  });
}

/** @param target the test's window */
export function addMissingDomParts(target: Window & typeof globalThis): void {
  if (!('IntersectionObserver' in target)) Object.assign(target, { IntersectionObserver: NeverIntersecting });
  if (typeof target.matchMedia !== 'function') Object.assign(target, { matchMedia: neverMatching });
  // A phone that saves data fetches nothing ahead: the test would see requests that it does not expect. It is on
  // the prototype, because the properties of `navigator` itself are removed after each test (put-back.ts).
  if (!('connection' in target.navigator))
    Object.defineProperty(target.Navigator.prototype, 'connection', {
      configurable: true,
      writable: true,
      value: { saveData: true },
    });
  // jsdom has scrollTo, but it only complains that it is not implemented.
  Object.assign(target, { scrollTo: () => {} });
  if (!('scrollIntoView' in target.Element.prototype))
    Object.assign(target.Element.prototype, { scrollIntoView: () => {} });
  addFrames(target);
  addDialogs(target);
}
