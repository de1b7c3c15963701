import { lazyComponent } from '@/ui/lazy-component';
import { LoadingDialog } from '@/ui/loading-dialog';

/** The viewer of pictures, loaded when one is opened. In a file of its own: the complaint form needs no grid. */
export const ImageViewer = lazyComponent({
  load: () => import('./image-viewer').then((module) => module.ImageViewer),
  pending: LoadingDialog,
  failed: LoadingDialog,
});
