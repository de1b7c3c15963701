import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { CodeCardSkeleton } from './code-frame';

/** The page of a code before its data, in its final layout. */
export function CodeSkeleton() {
  return (
    <SkeletonPage>
      <CodeCardSkeleton />
      <CodeRestSkeleton />
    </SkeletonPage>
  );
}

/** What stands below the card of a code, before its data. */
export function CodeRestSkeleton() {
  return (
    <>
      <SkeletonCard rows={4} />
      <SkeletonCard rows={6} />
    </>
  );
}
