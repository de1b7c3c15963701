import {
  createCollector,
  importMessages,
  type ImportMessage,
  type Imported,
  ImportError,
  maxFileBytes,
} from './import-messages';

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // Without workers the page reads the file itself.
    return null;
  }
}

function readInWorker(worker: Worker, file: Blob): Promise<Imported> {
  return new Promise<Imported>((resolve, reject) => {
    const collector = createCollector();
    worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
      if (data.type === 'refused') reject(new ImportError(data.problem));
      else if (data.type === 'done') resolve(collector.imported());
      else collector.take(data);
    });
    worker.addEventListener('error', () => reject(new ImportError({ kind: 'unreadable' })));
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
}

async function readHere(file: Blob): Promise<Imported> {
  const collector = createCollector();
  for await (const message of importMessages(await file.text())) {
    if (message.type === 'refused') throw new ImportError(message.problem);
    collector.take(message);
  }
  return collector.imported();
}

/**
 * Imports a file of conversations, or a dispute file, in a worker if the browser can.
 * @param file more than 20 MB are refused before reading
 * @throws ImportError with the reason
 */
export async function importFile(file: Blob): Promise<Imported> {
  if (file.size > maxFileBytes) throw new ImportError({ kind: 'too-large', bytes: file.size });
  if (file.size === 0) throw new ImportError({ kind: 'empty' });
  const worker = startWorker();
  return worker ? readInWorker(worker, file) : readHere(file);
}
