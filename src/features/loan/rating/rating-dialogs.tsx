import type { Stars } from '@/ui/star-rating';
import { RatingDialog } from './rating-dialog';
import { ThankYouDialog } from './thank-you-dialog';

type Props = {
  phase: 'asking' | 'thanks';
  onSubmit: (stars: Stars) => void;
  onClose: () => void;
};

/** The two dialogs of a rating, one after the other. */
export function RatingDialogs({ phase, onSubmit, onClose }: Props) {
  return phase === 'asking' ? (
    <RatingDialog onSubmit={onSubmit} onClose={onClose} />
  ) : (
    <ThankYouDialog onClose={onClose} />
  );
}
