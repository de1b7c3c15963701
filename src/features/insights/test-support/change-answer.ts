import * as v from 'valibot';
import { vi } from 'vitest';

const envelope = v.looseObject({ data: v.looseObject({}) });

/**
 * Lets the mock backend's answers of one call arrive changed, until the test ends.
 * @param path part of the call's path
 * @param change fields that replace those of the answer
 */
export function changeAnswer(path: string, change: Record<string, unknown>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!request.url.includes(path)) return response;
    const answer = v.safeParse(envelope, await response.clone().json());
    return answer.success ? Response.json({ ...answer.output, data: { ...answer.output.data, ...change } }) : response;
  });
}
