/**
 * Why a picture cannot be taken: `empty` has no bytes, `not-image` is something else, `too-large` has too many bytes,
 * `too-many-pixels` too many pixels, `heic` is a kind that this engine cannot open, `broken` does not open, `blank` came out as one colour.
 */
export type ImageProblem = 'empty' | 'not-image' | 'too-large' | 'too-many-pixels' | 'heic' | 'broken' | 'blank';

/** A picture that cannot be taken; the others go on. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly problem: ImageProblem;
  constructor(problem: ImageProblem) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}
