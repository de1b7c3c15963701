import { boot } from '@/boot/boot';
import { forgetBeginning } from '@/prerender/begin-anew';
import { reloadOnceReachable } from '@/pwa/reload';
import { textsWith } from '../texts';
import { createDemoLayer } from './demo-layer';
import { isInStage, tellStage } from './stage/stage-frame';
import { refetchInNewLanguage, showStage, startDemo } from './start-demo';

/**
 * The product on the mock backend, with the demo's own layer around it; or the stage, which
 * shows the product in a phone.
 */
async function start(root: HTMLElement): Promise<void> {
  try {
    if (await showStage(root)) return;
    const { environment, controls } = await startDemo();
    const app = await boot(root, {
      ...environment,
      loadTexts: textsWith('demo'),
      layer: createDemoLayer(controls),
      switches: controls.switches,
      collectReport: controls.reports.take,
    });
    refetchInNewLanguage(app);
    app.router.subscribe('onRendered', () => {
      if (isInStage(window)) tellStage(window, controls);
    });
    forgetBeginning();
  } catch (error) {
    void reloadOnceReachable(window);
    throw error;
  }
}

const root = document.getElementById('root');
if (root) void start(root);
