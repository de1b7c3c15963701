import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moveBy, pinch, settleView, swipeStep, toggleZoom, wholeView, zoomAt, type Point, type View } from './zoom';

/** Two taps within this time and distance are a double tap: ms, px. */
const doubleTap = { time: 300, distance: 30 };

/** A finger that moved less than this has tapped, px. */
const tapTravel = 8;

const wheelStep = 1.2;

type Finger = { start: Point; at: Point };

/**
 * The gestures of one picture: two fingers, double tap or wheel enlarge, one finger moves what is enlarged and
 * otherwise swipes. Pointer events, so that mouse and pen do the same.
 * @param stage the element that fills the screen; the picture is the image inside
 * @param onSwipe 1 for the next picture, -1 for the one before
 */
export function useGestures(stage: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef({ time: 0, at: { x: 0, y: 0 } });
  const wasPinch = useRef(false);

  function change(make: (view: View) => View): void {
    const picture = stage.current?.querySelector('img');
    const size = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
    setView((now) =>
      settleView(make(now), size, { width: picture?.clientWidth ?? 0, height: picture?.clientHeight ?? 0 }),
    );
  }

  /** From the centre of the stage. */
  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change((now) => zoomAt(now, event.deltaY < 0 ? wheelStep : 1 / wheelStep, pointOf(event)));
  });

  useEffect(() => {
    const node = stage.current;
    // React's own listener could not keep the page from zooming.
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  }, [stage]);

  function tap(at: Point, time: number): void {
    const { time: before, at: place } = lastTap.current;
    const isDouble = time - before < doubleTap.time && Math.hypot(at.x - place.x, at.y - place.y) < doubleTap.distance;
    lastTap.current = { time: isDouble ? 0 : time, at };
    if (isDouble) change((now) => toggleZoom(now, at));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const at = pointOf(event);
    fingers.current.set(event.pointerId, { start: at, at });
    wasPinch.current = fingers.current.size > 1;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const before = finger.at;
    finger.at = pointOf(event);
    const other = Array.from(fingers.current.values()).find((candidate) => candidate !== finger);
    const after = finger.at;
    if (other) change((now) => pinch(now, [before, other.at], [after, other.at]));
    else change((now) => (now.scale > 1 ? moveBy(now, { x: after.x - before.x, y: after.y - before.y }) : now));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (!finger || wasPinch.current) return;
    const at = pointOf(event);
    const travel = { x: at.x - finger.start.x, y: at.y - finger.start.y };
    if (Math.hypot(travel.x, travel.y) < tapTravel) tap(at, event.timeStamp);
    const step = swipeStep(travel);
    if (view.scale === 1 && step !== 0) onSwipe(step);
  }

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  return {
    view,
    /** The same as a double tap in the middle, for a button. */
    toggle: () => change((now) => toggleZoom(now, { x: 0, y: 0 })),
    reset: () => setView(wholeView),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onPointerCancel },
  };
}
