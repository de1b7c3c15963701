import * as v from 'valibot';
import { vi } from 'vitest';

const envelope = v.looseObject({ data: v.looseObject({}) });

/**
 * Lets the mock backend's loan details arrive changed, until the test ends.
 * @param change fields that replace those of the answer; a function is asked at each answer
 */
export function changeLoan(change: Record<string, unknown> | (() => Record<string, unknown>)): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!request.url.includes('/v3/loan-details/loan-details?')) return response;
    const answer = v.safeParse(envelope, await response.clone().json());
    if (!answer.success) return response;
    const fields = typeof change === 'function' ? change() : change;
    return Response.json({ ...answer.output, data: { ...answer.output.data, ...fields } });
  });
}
