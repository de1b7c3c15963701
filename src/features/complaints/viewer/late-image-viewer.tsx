import { latePart } from '@/ui/late-part';
import { PartDialog } from '@/ui/part-dialog';

/** The picture viewer, whose code comes with the first picture that is opened. */
export const LateImageViewer = latePart({
  load: () => import('./image-viewer').then((part) => part.ImageViewer),
  waiting: PartDialog,
  missing: PartDialog,
});
