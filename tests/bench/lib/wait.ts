import { wait } from '@/platform/browser/wait';

/** Asks again and again until the answer is yes. @returns whether it ever was, within `ms` */
export async function until(ms: number, ask: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await ask()) return true;
    await wait(100);
  }
  return false;
}
