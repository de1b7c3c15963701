/**
 * Keeps the focus in a frame whose content makes way for other content: where a pressed button is gone, the
 * next Tab would otherwise begin at the top of the page. The frame itself takes the focus, as any that scrolls
 * may: arrow keys move it.
 * @returns `look`, to be called after each rendering, and `stop`
 */
export function keepFocus(frame: HTMLElement): { look: () => void; stop: () => void } {
  let pressed: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    pressed = target instanceof Element && target !== frame ? target : null;
  };
  frame.tabIndex = 0;
  frame.addEventListener('focusin', note);

  return {
    look() {
      if (pressed === null || pressed.isConnected) return;
      const { activeElement, body } = document;
      // A dialog that closes gives the focus back, to nobody.
      if (activeElement?.closest('dialog')) return;
      pressed = null;
      if (activeElement === body) frame.focus({ preventScroll: true });
    },
    stop: () => frame.removeEventListener('focusin', note),
  };
}
