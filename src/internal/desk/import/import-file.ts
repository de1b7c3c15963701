import { ImportError, type ImportProblem, type Imported, maxFileBytes, readImport } from './import-messages';

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // Without workers the page reads the file itself.
    return null;
  }
}

function readInWorker(worker: Worker, file: Blob): Promise<Imported | ImportProblem> {
  return new Promise<Imported | ImportProblem>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Imported | ImportProblem>) => resolve(data));
    worker.addEventListener('error', () => resolve({ kind: 'unreadable' }));
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
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
  const read = worker ? await readInWorker(worker, file) : await readImport(await file.text());
  if ('kind' in read) throw new ImportError(read);
  return read;
}
