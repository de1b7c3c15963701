import { readImport } from './import-messages';

/** Runs in a worker: reading and checking 20 MB would block the page. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  void data.text().then(
    async (text) => self.postMessage(await readImport(text), {}),
    () => self.postMessage({ kind: 'unreadable' }, {}),
  );
});
