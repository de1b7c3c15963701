import { ImageError } from '@/features/complaints/images/inspect-image';
import { imageTools } from '@/features/complaints/images/process-image';

/** Gives jsdom, which has neither canvas nor object addresses, what pictures need: each becomes a small JPEG. */
export function providePictures(): void {
  const before = imageTools.process;
  imageTools.process = async (file) => {
    if (file.size === 0) throw new ImageError('empty');
    return { bytes: new Uint8Array([0xff, 0xd8, 0xff]).buffer, type: 'image/jpeg', width: 4, height: 3 };
  };
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  onTestFinished(() => {
    imageTools.process = before;
  });
}

export function usePictures(): void {
  beforeEach(providePictures);
}
