import { boot } from './boot/boot';
import { askAgainMs } from './lib/fetch-chunk';
import { wait } from './lib/wait';
import { forgetBeginning } from './prerender/begin-anew';
import { pageOf, reloadWhenReachable } from './pwa/reload';

const networkIsBack = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Loads the page anew once its server answers: nothing has been typed yet, and without texts nobody can be asked. */
async function reloadOnceReachable(): Promise<void> {
  do await Promise.race([networkIsBack(), wait(askAgainMs)]);
  while (!(await reloadWhenReachable(pageOf(window))));
}

async function start(root: HTMLElement): Promise<void> {
  try {
    await boot(root);
    forgetBeginning();
  } catch (error) {
    // A part of the app did not come, the texts of a language say.
    void reloadOnceReachable();
    throw error;
  }
}

const root = document.getElementById('root');
if (root) void start(root);
