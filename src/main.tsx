import { boot } from './boot/boot';
import { startOrReload } from './platform/offline/reload';

const root = document.getElementById('root');
if (root) void startOrReload(() => boot(root));
