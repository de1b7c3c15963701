import { vi } from 'vitest';

/**
 * Lets get-qa-list answer something else, until the test ends.
 * @param answer `data` for a `pid`; `undefined` leaves the mock backend's own
 */
export function changeQuestions(answer: (pid: string) => unknown): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const data = url.pathname.endsWith('/get-qa-list') ? answer(url.searchParams.get('pid') ?? '') : undefined;
    return data === undefined ? send(request) : Response.json({ code: '00', msg: '', data });
  });
}
