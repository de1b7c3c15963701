import type { Page } from '@playwright/test';
import { storedRecords } from './stored-records';

/** TIFF, big-endian: an orientation, and a place (GPS) that no one else needs to know. */
function exif(orientation: number): Buffer {
  const directory = [
    '4d4d002a00000008 0002',
    `0112 0003 00000001 000${orientation}0000`,
    '8825 0004 00000001 00000026',
    '00000000 0001 0001 0002 00000001',
    '4e000000 00000000',
  ];
  const bytes = Buffer.from(directory.join('').replaceAll(' ', ''), 'hex');
  const content = Buffer.concat([Buffer.from('Exif\0\0'), bytes, Buffer.from('GPS 6.2088S 106.8456E')]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
}

/** Rendered once per size and process: it costs more than most of what is done with it. */
const drawn = new Map<string, Buffer>();

/** In a page of its own: the product's would stand still meanwhile, and take its storage for dead. */
async function draw(page: Page, width: number, height: number): Promise<Buffer> {
  const studio = await page.context().newPage();
  const base64 = await studio.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const sky = context.createLinearGradient(0, 0, wide, high);
      sky.addColorStop(0, '#246');
      sky.addColorStop(1, '#fc9');
      context.fillStyle = sky;
      context.fillRect(0, 0, wide, high);
      for (let index = 0; index < 20_000; index += 1) {
        context.fillStyle = `hsl(${(index * 47) % 360} 70% 50%)`;
        context.fillRect((index * 7919) % wide, (index * 6151) % high, 9 + (index % 40), 5 + (index % 23));
      }
      // The upper left corner is red: where it ends up shows the orientation.
      context.fillStyle = '#f00';
      context.fillRect(0, 0, wide / 4, high / 4);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer(),
      );
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    [width, height] as const,
  );
  await studio.close();
  return Buffer.from(base64, 'base64');
}

/**
 * A photo as a phone takes it, rendered by the browser: many details, EXIF with a place and an orientation (1 to 8).
 */
export async function photo(page: Page, width: number, height: number, orientation = 1, name = 'IMG_0001.jpg') {
  const size = `${width} × ${height}`;
  const plain = drawn.get(size) ?? (await draw(page, width, height));
  drawn.set(size, plain);
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([plain.subarray(0, 2), exif(orientation), plain.subarray(2)]),
  };
}

/** What is known of a JPEG without decoding it. */
export function describeJpeg(bytes: Buffer) {
  const markers: string[] = [];
  let at = 2;
  let width = 0;
  let height = 0;
  while (at < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    markers.push(marker.toString(16));
    if (marker >= 0xc0 && marker <= 0xc2) {
      height = bytes.readUInt16BE(at + 5);
      width = bytes.readUInt16BE(at + 7);
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  const text = bytes.toString('latin1');
  return { width, height, size: bytes.length, markers, hasPlace: /Exif|GPS|106\.8456/.test(text) };
}

/** The pictures of the complaint that is being written, as they are on the device. */
export async function storedPictures(page: Page): Promise<Buffer[]> {
  const drafts = (await storedRecords(page, 'complaint-drafts')) as { data: { images: { bytes: string }[] } }[];
  return drafts.flatMap(({ data }) => data.images.map(({ bytes }) => Buffer.from(bytes, 'base64')));
}
