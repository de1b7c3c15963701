import { lazyComponent } from '@/ui/lazy-component';
import { LazyDialog } from '@/ui/lazy-dialog';

/** The picture viewer, whose code comes with the first picture that is opened. */
export const LazyImageViewer = lazyComponent({
  load: () => import('./image-viewer').then((part) => part.ImageViewer),
  waiting: LazyDialog,
  missing: LazyDialog,
});
