import { describe, expect, it } from 'vitest';
import { jpegHead } from '../../../../tests/support/jpeg-bytes';
import { readJpegHeader } from './jpeg-header';

describe('the header of a JPEG', () => {
  it('tells the size without decoding', () => {
    expect(readJpegHeader(jpegHead(4000, 3000))).toEqual({ width: 4000, height: 3000, orientation: 1, metadata: [] });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('tells orientation %i, and where the EXIF lies', (orientation) => {
    expect(readJpegHeader(jpegHead(4, 3, orientation))).toEqual({
      width: 4,
      height: 3,
      orientation,
      metadata: [{ from: 2, to: 38 }],
    });
  });

  it('takes a nonsense orientation as upright', () => {
    expect(readJpegHeader(jpegHead(4, 3, 77))).toMatchObject({ orientation: 1 });
  });

  it('gives up on cut or spoilt headers instead of reading beyond them', () => {
    const whole = jpegHead(4000, 3000, 6);
    for (let length = 0; length < whole.length; length += 1) {
      const header = readJpegHeader(whole.subarray(0, length));
      expect(header === null || header.width === 4000).toBe(true);
    }
    expect(readJpegHeader(new Uint8Array(200).fill(0xff))).toBeNull();
    expect(readJpegHeader(new Uint8Array(200))).toBeNull();
  });
});
