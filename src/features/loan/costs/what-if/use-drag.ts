import { useEffect, useRef, type PointerEvent, type MouseEvent } from 'react';

/** A finger that moved less has tapped; CSS pixels. */
const tapTravelPx = 6;

type Options = {
  max: number;
  /** Width of the thumb, half of which is outside the scale at either end; CSS pixels. */
  thumb: number;
  /** Called at most once a frame. */
  onChange: (value: number) => void;
};

type Press = { x: number; value: string; isOurs: boolean };

/**
 * Lets a finger tap and drag anywhere on a range input, for engines that only react on the thumb (WebKit on phones). If
 * the engine moves the thumb by itself, this code does nothing. Changes are reported once per frame.
 * @returns props for the input, which stays uncontrolled
 */
export function useDrag({ max, thumb, onChange }: Options) {
  const press = useRef<Press | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function report(input: HTMLInputElement) {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => onChange(Number(input.value)));
  }

  function follow(input: HTMLInputElement, clientX: number) {
    const { left, width } = input.getBoundingClientRect();
    const share = (clientX - left - thumb / 2) / Math.max(1, width - thumb);
    const next = String(Math.round(Math.min(1, Math.max(0, share)) * max));
    if (next === input.value) return;
    input.value = next;
    report(input);
  }

  return {
    onInput({ currentTarget }: { currentTarget: HTMLInputElement }) {
      if (press.current) press.current.isOurs = false;
      report(currentTarget);
    },
    onPointerDown({ currentTarget, clientX, isPrimary }: PointerEvent<HTMLInputElement>) {
      if (isPrimary) press.current = { x: clientX, value: currentTarget.value, isOurs: false };
    },
    onPointerMove({ currentTarget, clientX, isPrimary, buttons }: PointerEvent<HTMLInputElement>) {
      const pressed = press.current;
      if (!pressed || !isPrimary || buttons === 0) return;
      // The finger is far from its start, and the engine has not moved the thumb: it will not.
      if (!pressed.isOurs && pressed.value === currentTarget.value && Math.abs(clientX - pressed.x) > tapTravelPx)
        pressed.isOurs = true;
      if (pressed.isOurs) follow(currentTarget, clientX);
    },
    onPointerCancel() {
      press.current = null;
    },
    onClick({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) {
      const pressed = press.current;
      press.current = null;
      if (pressed && pressed.value === currentTarget.value && Math.abs(clientX - pressed.x) <= tapTravelPx)
        follow(currentTarget, clientX);
    },
  };
}
