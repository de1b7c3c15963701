import * as v from 'valibot';
import { vi } from 'vitest';

const envelope = v.looseObject({ data: v.looseObject({}) });

/** Lets the mock backend's virtual accounts arrive with other fields, until the test ends. */
export function changeAccount(fields: Record<string, unknown>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!request.url.includes('/v3/loan-details/generate-vcode?')) return response;
    const answer = v.safeParse(envelope, await response.clone().json());
    return answer.success ? Response.json({ ...answer.output, data: { ...answer.output.data, ...fields } }) : response;
  });
}
