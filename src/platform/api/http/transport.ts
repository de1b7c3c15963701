/**
 * Carries one request to the server: `fetch`, or whatever the start was given.
 * Rejects as `fetch` does when the network fails or the request's signal is aborted.
 * @param body what the request was made of, for a transport that reads it itself (`readableRequest`)
 */
export type Transport = (request: Request, body?: RequestInit['body']) => Promise<Response>;

/** The browser's own network. */
export const fetchTransport: Transport = (request) => fetch(request);
