import type { Page, Request } from '@playwright/test';

/** One request as it left the page. */
export type Sent = {
  method: string;
  /** Path after the base, such as /v3/loan-details/loan-details. */
  path: string;
  query: Record<string, string>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Fields of a form body; empty for any other. */
  form: Record<string, string>;
  /** Body as text, or null without one. */
  body: string | null;
};

const BASE = '/gateway';

function describe(request: Request): Sent {
  const url = new URL(request.url());
  const headers = request.headers();
  const body = request.postData();
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return {
    method: request.method(),
    path: url.pathname.slice(BASE.length),
    query: Object.fromEntries(url.searchParams),
    headers,
    form: isForm && body !== null ? Object.fromEntries(new URLSearchParams(body)) : {},
    body,
  };
}

/** What a page said to the gateway, in order. Sees real requests only: in the demo the backend sits inside the page. */
export class Wire {
  readonly sent: Sent[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${BASE}/`)) this.sent.push(describe(request));
    });
  }

  /** Counts from now on. */
  forget(): void {
    this.sent.length = 0;
  }

  /** @returns the requests to one path, oldest first */
  to(path: string): Sent[] {
    return this.sent.filter((request) => request.path === path);
  }
}
