import { importMessages } from './import-messages';

/** Runs beside the page: 20 MB are read and checked without it noticing. */
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const file = event.data;
  if (!(file instanceof Blob)) return;
  void file.text().then(
    (text) => {
      for (const message of importMessages(text)) self.postMessage(message);
    },
    () => self.postMessage({ type: 'refused', problem: { kind: 'unreadable' } }),
  );
});
