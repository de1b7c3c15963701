import { Card } from '@/ui/card';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';

/** The complaint before it is known: type and words, then the steps. */
export function DetailSkeleton() {
  return (
    <SkeletonPage>
      <Card>
        <div className="stack" aria-hidden="true">
          <Skeleton height={29} width="40%" radius={999} />
          <Skeleton height={150} radius={14} />
        </div>
      </Card>
      <SkeletonCard rows={3} />
    </SkeletonPage>
  );
}
