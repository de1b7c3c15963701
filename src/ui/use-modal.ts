import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { closeOnBack } from './close-on-back';
import { enterTopLayer } from './top-layer';

/**
 * Opens a `<dialog>` while it is mounted: top layer, focus inside, page not scrolling. On unmount the focus returns.
 * @param dismiss called by Esc, "back", or a tap on the dialog element itself, which is the scrim
 * @param closed the browser closed the dialog without asking
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, dismiss: () => void, closed: () => void): void {
  const askToClose = useEffectEvent(dismiss);
  const wasClosed = useEffectEvent(closed);

  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const opener = document.activeElement;
    const listeners = {
      // A file picker inside reports its own "cancel", which bubbles up to here.
      cancel: (event: Event) => {
        if (event.target !== node) return;
        event.preventDefault();
        askToClose();
      },
      // The event comes late: the dialog may have been closed and opened again.
      close: (event: Event) => {
        if (event.target === node && !node.open) wasClosed();
      },
      click: (event: Event) => {
        if (event.target === node) askToClose();
      },
    };
    for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener);
    node.showModal();
    (node.querySelector<HTMLElement>('[data-autofocus]') ?? node).focus({ preventScroll: true });
    const leave = enterTopLayer(node);
    const leaveHistory = closeOnBack(askToClose);

    return () => {
      for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener);
      leave();
      leaveHistory();
      node.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref]);
}
