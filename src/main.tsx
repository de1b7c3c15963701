import { boot } from './boot/boot';
import { reloadOnceReachable, clearReloadGuard } from './platform/offline/reload';

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
