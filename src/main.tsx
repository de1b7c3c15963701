import { boot } from './boot/boot';
import { forgetBeginning } from './prerender/begin-anew';
import { reloadOnceReachable } from './pwa/reload';

async function start(root: HTMLElement): Promise<void> {
  try {
    await boot(root);
    forgetBeginning();
  } catch (error) {
    void reloadOnceReachable(window);
    throw error;
  }
}

const root = document.getElementById('root');
if (root) void start(root);
