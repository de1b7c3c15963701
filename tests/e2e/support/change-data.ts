import type { Page } from '@playwright/test';

type Data = Record<string, unknown>;

/** Changes the data in the answers of an address from now on; those that are no JSON stay as they are. */
export async function changeData(page: Page, address: string | RegExp, change: (data: Data) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    const answer = (await response.json()) as { data: Data };
    return route.fulfill({ response, json: { ...answer, data: await change(answer.data) } });
  });
}
