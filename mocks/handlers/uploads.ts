import { HttpResponse, http } from 'msw';
import { toBase64 } from '@/domain/base64';
import { uploadProblemImage } from '@/platform/api/contract/complaints';
import { answer, handle, refuseWith, type Context } from '../backend/define-handler';
import type { World } from '../backend/serve';
import { demoPictures } from '../seed/demo-pictures';

const folder = '/demo-uploads';

/** Larger pictures are not stored, because the demo runs in the memory of a phone. */
const maxBytes = 2_000_000;

const maxUploads = 27;

/** The address of a stored picture. Over HTTP the device chooses the state. */
function addressOfUpload(id: string, { apiBase, deviceId }: Context): string {
  return `${apiBase}${folder}/${id}${deviceId === '' ? '' : `?deviceId=${encodeURIComponent(deviceId)}`}`;
}

/** The id in an address of ours; any other address stays unchanged. */
export function uploadOfAddress(address: string): string {
  return new RegExp(`${folder}/([\\w-]+)`).exec(address)?.[1] ?? address;
}

/** The address of a picture if it is one of ours; other addresses stay unchanged. */
export function addressOfPicture(image: string, context: Context): string {
  const isOurs = demoPictures.has(image) || context.state.uploads.some((upload) => upload.id === image);
  return isOurs ? addressOfUpload(image, context) : image;
}

/** Decodes base64. @throws DOMException if the text is not base64 */
function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export const uploadHandlers = [
  handle(uploadProblemImage, (_field, context) => {
    const file = context.files['problemImage'];
    if (!file || file.bytes.length === 0 || file.bytes.length > maxBytes || !file.type.startsWith('image/'))
      return refuseWith('4002', context);
    const id = context.db.random().code(12);
    context.db.change((state) => {
      state.uploads.push({ id, type: file.type, base64: toBase64(file.bytes) });
      state.uploads.splice(0, state.uploads.length - maxUploads);
    });
    return answer({ url: addressOfUpload(id, context) });
  }),
];

/** Serves stored pictures and those of the demo. It is not a call of the contract, so not a handler. */
export function pictureHandler(world: World) {
  return http.get(`*${folder}/:id`, ({ params }) => {
    const drawing = demoPictures.get(String(params['id']));
    if (drawing !== undefined)
      return new HttpResponse(drawing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });
    const found = world.db.read().uploads.find((upload) => upload.id === params['id']);
    if (!found) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(fromBase64(found.base64), {
      headers: { 'Content-Type': found.type, 'Cache-Control': 'no-store' },
    });
  });
}
