import type { Size } from './image-size';

/** What an uploaded picture may be: enough to read a screenshot or a receipt, little enough for a slow connection. */
export const limits = {
  /** Bytes of a file that is taken at all. */
  input: 25 * 1024 * 1024,
  /** Pixels of a picture that is opened at all: what decoding it costs stays within a phone's memory. */
  pixels: 120_000_000,
  /** Pixels of the longer edge, unless the picture is longer than a phone's screen. */
  edge: 1_600,
  /** Pixels of the shorter edge of a longer one, such as a screenshot of a whole conversation: what is written on it stays readable. */
  shortEdge: 720,
  /** Pixels of an edge at most: no canvas fails at it. */
  longestEdge: 8_192,
  /** Bytes of the output. */
  output: 300 * 1024,
} as const;

/**
 * The largest size of the same shape whose longer edge fits; never enlarges.
 * @param edge pixels
 */
export function fitInto({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The size in which a picture is sent; never enlarged. Where the longer edge alone would make a long picture too narrow to be read,
 * the shorter one counts.
 */
export function sizeToSend(size: Size): Size {
  const { width, height } = size;
  const edge = Math.max(limits.edge, (limits.shortEdge * Math.max(width, height)) / Math.min(width, height));
  return fitInto(size, Math.min(edge, limits.longestEdge));
}

/** How to encode: longer edge in pixels, JPEG quality 0 to 1. */
export type EncodingStep = { edge: number; quality: number };

const qualities = [0.82, 0.7, 0.58];
const shrinking = 0.8;
const smallestEdge = 320;

/**
 * The ways to encode a picture, best first: quality goes down before size does, because text stays readable longer.
 * The last one is small enough for any content.
 * @param longest the picture's longer edge, pixels
 */
export function encodingSteps(longest: number): EncodingStep[] {
  const steps: EncodingStep[] = [];
  for (let edge = longest; steps.length === 0 || edge >= smallestEdge; edge = Math.floor(edge * shrinking)) {
    for (const quality of qualities) steps.push({ edge, quality });
  }
  return steps;
}
