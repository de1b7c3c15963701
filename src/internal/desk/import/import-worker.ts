import { importMessages, type ImportMessage } from './import-messages';

const unreadable: ImportMessage = { type: 'refused', problem: { kind: 'unreadable' } };

async function tell(file: Blob): Promise<void> {
  try {
    for await (const message of importMessages(await file.text())) self.postMessage(message, {});
  } catch {
    self.postMessage(unreadable, {});
  }
}

/** Runs in a worker: reading and checking 20 MB would block the page. */
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const file = event.data;
  if (!(file instanceof Blob)) return;
  void tell(file);
});
