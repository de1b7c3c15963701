import { captchaImage, registrationSession } from '@/platform/api/contract/promotion';
import { HttpError, UnreadableAnswerError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';

export type Captcha = {
  /** The registration it belongs to. */
  sid: string;
  image: Blob;
};

/** Most characters a captcha has (specification section 9). */
export const captchaLength = 4;

/** A server that knows no such registration answers with words in place of a picture. */
const isImage = ({ size, type }: Blob) => size > 0 && !/^(?:text\/|application\/(?:json|xml|xhtml))/i.test(type);

/** @returns `null` when the server does not know the registration any more */
async function imageOf(api: ApiClient, sid: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const image = await api.call(captchaImage, { sid }, { signal, retry: true });
    return isImage(image) ? image : null;
  } catch (error) {
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

/**
 * Fetches a new captcha: of the known registration, or of a new one where there is none or the server has forgotten it
 * (specification section 7: the sid first).
 * @param knownSid empty for none
 * @throws ApiError; UnreadableAnswerError also when even a new registration has no picture
 */
export async function fetchCaptcha(api: ApiClient, knownSid: string, signal: AbortSignal): Promise<Captcha> {
  const known = knownSid === '' ? null : await imageOf(api, knownSid, signal);
  if (known) return { sid: knownSid, image: known };
  const { sid } = await api.call(registrationSession, {}, { signal, retry: true });
  const image = await imageOf(api, sid, signal);
  if (!image) throw new UnreadableAnswerError('get-captcha: no picture');
  return { sid, image };
}
