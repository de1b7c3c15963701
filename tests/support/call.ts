/** Where the calls of the API begin, on the host of the pages. */
export const gatewayPath = '/gateway';

/** One call of the API, as its sender or its server saw it. */
export function callOf(method: string, address: string, headers: Record<string, string>, body: string) {
  const { pathname, searchParams } = new URL(address, 'http://gateway');
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return {
    method,
    /** Path after the base, such as /v3/loan-details/loan-details. */
    path: pathname.slice(gatewayPath.length),
    query: Object.fromEntries(searchParams),
    headers,
    /** Fields of a form body; empty for any other. */
    form: isForm ? Object.fromEntries(new URLSearchParams(body)) : {},
    body,
  };
}

export type Call = ReturnType<typeof callOf>;
