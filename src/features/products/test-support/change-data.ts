import * as v from 'valibot';
import { vi } from 'vitest';

const envelope = v.looseObject({ data: v.unknown() });

/**
 * Lets an answer of the mock backend arrive changed, until the test ends.
 * @param path part of the call's path
 * @param change fields that replace those of the envelope
 */
export function changeEnvelope(path: string, change: Record<string, unknown>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!new URL(request.url).pathname.includes(path)) return response;
    return Response.json({ ...v.parse(envelope, await response.json()), ...change });
  });
}

/** As `changeEnvelope`, for the data in it as a whole. */
export function changeData(path: string, data: Record<string, unknown>): void {
  changeEnvelope(path, { data });
}
