/** How a shape is filled; `line` is only an outline, `ink` is solid in the text colour without one. */
type Fill = 'paper' | 'brand' | 'accent' | 'sand' | 'line' | 'ink';

/** A picture on a canvas of 160 by 128: shapes as path data, painted in this order. */
export type Picture = readonly (readonly [Fill, string])[];
