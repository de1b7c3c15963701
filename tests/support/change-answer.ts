import * as v from 'valibot';
import { vi } from 'vitest';

const envelope = v.looseObject({ data: v.looseObject({}) });

/**
 * Lets answers of the mock backend arrive changed, until the test ends.
 * @param path part of the call's path
 * @param change fields that replace those of the answer's data
 */
export function changeAnswer(path: string, change: Record<string, unknown>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!request.url.includes(`${path}?`)) return response;
    const answer = v.safeParse(envelope, await response.clone().json());
    return answer.success ? Response.json({ ...answer.output, data: { ...answer.output.data, ...change } }) : response;
  });
}

/**
 * Holds back the answer of one call, whose request has been served.
 * @returns lets the answer through, or breaks the connection off
 */
export function holdAnswer(path: string): { release: () => void; breakOff: () => void } {
  const send = globalThis.fetch;
  let settle: { release: () => void; breakOff: () => void } = { release: () => undefined, breakOff: () => undefined };
  const held = new Promise<void>((resolve, reject) => {
    settle = { release: resolve, breakOff: () => reject(new TypeError('Failed to fetch')) };
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (request.url.includes(`${path}?`)) await held;
    return response;
  });
  return { release: () => settle.release(), breakOff: () => settle.breakOff() };
}
