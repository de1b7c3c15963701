import type { Page } from '@playwright/test';
import { type Call, callOf, gatewayPath } from '../../support/call';

/** What a page said to the gateway, in order. Sees real requests only: in the demo the backend sits inside the page. */
export class Wire {
  readonly sent: Call[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${gatewayPath}/`))
        this.sent.push(callOf(request.method(), request.url(), request.headers(), request.postData() ?? ''));
    });
  }

  /** Counts from now on. */
  forget(): void {
    this.sent.length = 0;
  }

  /** @returns the requests to one path, oldest first */
  to(path: string): Call[] {
    return this.sent.filter((request) => request.path === path);
  }
}
