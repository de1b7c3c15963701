/** How a picture lies on the stage: enlarged about the stage's centre, then moved, in px. */
export type View = { scale: number; x: number; y: number };

export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

/** The whole picture, where it belongs. */
export const wholeView: View = { scale: 1, x: 0, y: 0 };

const maxScale = 5;

/** What a double tap enlarges to. */
const closeUp = 2.5;

const clamp = (value: number, limit: number) => (limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value)));

/**
 * Keeps a picture on its stage: never smaller than whole, never a gap at one side while it is cut off at the other.
 * @param picture its size on the stage while it is whole
 */
export function settleView(view: View, stage: Size, picture: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale));
  const room = (length: number, space: number) => Math.max(0, (length * scale - space) / 2);
  return {
    scale,
    x: clamp(view.x, room(picture.width, stage.width)),
    y: clamp(view.y, room(picture.height, stage.height)),
  };
}

/**
 * Enlarges by a factor, as far as it goes; what lies under the point stays under it.
 * @param at measured from the centre of the stage
 */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** What a double tap does: a close-up of the point, or back to the whole. */
export function toggleZoom(view: View, at: Point): View {
  return view.scale > 1 ? wholeView : zoomAt(view, closeUp, at);
}

export const moveBy = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** What two fingers make of a view: they enlarge by their distance and carry the picture along. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const from = middle(...before);
  const to = middle(...after);
  const zoomed = zoomAt(view, distance(...after) / Math.max(1, distance(...before)), from);
  return moveBy(zoomed, { x: to.x - from.x, y: to.y - from.y });
}

/** Travel of a finger that turns to another picture, px. */
const swipeTravel = 50;

/** Which way a finger has swiped: 1 to the next picture, -1 to the one before, 0 for no swipe. */
export function swipeStep(travel: Point): -1 | 0 | 1 {
  if (Math.abs(travel.x) < swipeTravel || Math.abs(travel.x) < 1.5 * Math.abs(travel.y)) return 0;
  return travel.x < 0 ? 1 : -1;
}
