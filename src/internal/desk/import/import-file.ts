import { attempt } from '@/platform/browser/attempt';
import { ImportError, type ImportProblem, type Imported, maxFileBytes, readImport } from './import-messages';

function readInWorker(worker: Worker, file: Blob): Promise<Imported | ImportProblem> {
  return new Promise<Imported | ImportProblem>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Imported | ImportProblem>) => resolve(data));
    worker.addEventListener('error', () => resolve({ kind: 'unreadable' }));
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
}

/** Imports a file of at most 20 MB, in a worker if the browser can. @throws ImportError with the reason */
export async function importFile(file: Blob): Promise<Imported> {
  if (file.size > maxFileBytes) throw new ImportError({ kind: 'too-large', bytes: file.size });
  if (file.size === 0) throw new ImportError({ kind: 'empty' });
  // Without workers the page reads the file itself.
  const worker = attempt(() => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }));
  const read = worker ? await readInWorker(worker, file) : await readImport(await file.text());
  if ('kind' in read) throw new ImportError(read);
  return read;
}
