import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The position of a picture on the stage: enlarged around the stage's centre, then moved, in px. */
export type View = { scale: number; x: number; y: number };

type Point = { x: number; y: number };

type Size = { width: number; height: number };

const sizeOf = (node?: Element | null): Size => ({ width: node?.clientWidth ?? 0, height: node?.clientHeight ?? 0 });

export const wholeView: View = { scale: 1, x: 0, y: 0 };

const maxScale = 5;

const doubleTapScale = 2.5;

const clamp = (value: number, limit: number) => (limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value)));

/** Limits a view to the stage: never smaller than the whole picture, no gap on one side while the other is cut off. */
export function settleView(view: View, stage: Size, picture: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale));
  const room = (length: number, space: number) => Math.max(0, (length * scale - space) / 2);
  return {
    scale,
    x: clamp(view.x, room(picture.width, stage.width)),
    y: clamp(view.y, room(picture.height, stage.height)),
  };
}

/** Enlarges by a factor, within the limits; the point stays. @param at from the centre of the stage */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** A double tap: a close-up of the point, or back to the whole. */
export function toggleZoom(view: View, at: Point): View {
  return view.scale > 1 ? wholeView : zoomAt(view, doubleTapScale, at);
}

/** Moves the picture by CSS px, also beyond its edges. */
export const moveBy = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Two fingers: their distance enlarges the picture, their movement moves it. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const from = middle(...before);
  const to = middle(...after);
  const zoomed = zoomAt(view, distance(...after) / Math.max(1, distance(...before)), from);
  return moveBy(zoomed, { x: to.x - from.x, y: to.y - from.y });
}

const swipeTravelPx = 50;

/** The direction of a swipe: 1 to the next picture, -1 to the one before, 0 for no swipe. */
export function swipeStep(travel: Point): -1 | 0 | 1 {
  if (Math.abs(travel.x) < swipeTravelPx || Math.abs(travel.x) < 1.5 * Math.abs(travel.y)) return 0;
  return travel.x < 0 ? 1 : -1;
}

/** Two taps within this time and distance are a double tap: ms, px. */
const doubleTap = { time: 300, distance: 30 };

/** A finger that moved less than this has tapped. */
const tapTravelPx = 8;

const wheelFactor = 1.2;

/** The gestures of a picture. @param stage fills the screen, the image is inside @param onSwipe 1: next, -1: before */
export function useGestures(stage: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(wholeView);
  const fingers = useRef(new Map<number, { start: Point; at: Point }>());
  const lastTap = useRef({ time: 0, at: { x: 0, y: 0 } });
  const wasPinch = useRef(false);

  function change(make: (view: View) => View): void {
    const [place, picture] = [sizeOf(stage.current), sizeOf(stage.current?.querySelector('img'))];
    setView((now) => settleView(make(now), place, picture));
  }

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change((now) => zoomAt(now, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, pointOf(event)));
  });

  useEffect(() => {
    const node = stage.current;
    // React's wheel listener is passive, and cannot keep the page from zooming.
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
    if (Math.hypot(travel.x, travel.y) < tapTravelPx) tap(at, event.timeStamp);
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
