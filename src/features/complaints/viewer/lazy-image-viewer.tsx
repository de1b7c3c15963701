import { LoadingDialog } from '@/ui/dialog';
import { lazyComponent } from '@/ui/lazy-component';

/** The viewer of pictures, loaded when one is opened. In a file of its own: the complaint form needs no grid. */
export const ImageViewer = lazyComponent({
  load: () => import('./image-viewer').then((part) => part.ImageViewer),
  pending: LoadingDialog,
  failed: LoadingDialog,
});
