import * as v from 'valibot';

const envelope = v.looseObject({ data: v.unknown() });

/** What `fetch` does now: a spy that is changed twice must not call itself. */
function sendingNow(): typeof fetch {
  const { fetch } = globalThis;
  return vi.isMockFunction(fetch) ? (fetch.getMockImplementation() ?? fetch) : fetch;
}

/** Lets answers to calls whose path ends so arrive changed, until the test ends. */
function changeEnvelopes(path: string, change: (answer: v.InferOutput<typeof envelope>, url: URL) => object): void {
  const send = sendingNow();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    const url = new URL(request.url);
    if (!url.pathname.endsWith(path)) return response;
    const answer = v.safeParse(envelope, await response.clone().json());
    return answer.success ? Response.json(change(answer.output, url)) : response;
  });
}

/** @param change fields that replace those of the envelope, `data` as a whole */
export function changeEnvelope(path: string, change: Record<string, unknown>): void {
  changeEnvelopes(path, (answer) => ({ ...answer, ...change }));
}

type Change = Record<string, unknown> | ((query: URLSearchParams) => Record<string, unknown>);

/** @param change fields that replace those of the answer's data; a function is asked at each answer */
export function changeAnswer(path: string, change: Change): void {
  changeEnvelopes(path, (answer, { searchParams }) =>
    v.is(v.looseObject({}), answer.data)
      ? { ...answer, data: { ...answer.data, ...(typeof change === 'function' ? change(searchParams) : change) } }
      : answer,
  );
}

export function changeLoan(change: Parameters<typeof changeAnswer>[1]): void {
  changeAnswer('/v3/loan-details/loan-details', change);
}

/** Holds back the answer of one call that was served. @returns lets it through, or breaks the connection off */
export function holdAnswer(path: string): { release: () => void; breakOff: () => void } {
  const send = sendingNow();
  let settle: (isBroken: boolean) => void = () => undefined;
  // Resolves in both cases: a rejection before the request has been served would have no handler.
  const isBroken = new Promise<boolean>((resolve) => (settle = resolve));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (request.url.includes(`${path}?`) && (await isBroken)) throw new TypeError('Failed to fetch');
    return response;
  });
  return { release: () => settle(false), breakOff: () => settle(true) };
}
