import type { Page } from '@playwright/test';

/**
 * Puts a log in the place of the one that the page has begun, as the chat itself writes it; it is there after a reload.
 * @param events a whole log, from its first event
 */
export async function replaceLog(page: Page, events: object[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(events.length / 200) }, (_, chunk) => ({
    first: chunk * 200,
    events: events.slice(chunk * 200, chunk * 200 + 200),
  }));
  await page.evaluate(
    (data) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('loan-web-chat-events');
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('records', 'readwrite').objectStore('records');
          const keys = store.getAllKeys();
          keys.addEventListener('success', () => {
            const [first] = keys.result;
            if (!Array.isArray(first)) return reject(new Error('no log yet'));
            const [owner, shelf, key] = first.map(String);
            for (const [chunk, value] of data.entries())
              store.put({ version: 2, owner, savedAt: 1, data: value }, [
                owner ?? '',
                shelf ?? '',
                (key ?? '').replace(/0$/, String(chunk)),
              ]);
            store.transaction.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
    chunks,
  );
}
