import { boot } from './boot/boot';
import { reloadOnceReachable } from './platform/offline/reload';
import { clearReloadGuard } from './platform/offline/reload-when-available';

async function start(root: HTMLElement): Promise<void> {
  try {
    await boot(root);
    clearReloadGuard();
  } catch (error) {
    void reloadOnceReachable(window);
    throw error;
  }
}

const root = document.getElementById('root');
if (root) void start(root);
