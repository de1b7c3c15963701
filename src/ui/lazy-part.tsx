import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** What stands in the place of a part whose code did not load. */
function Nothing() {
  return null;
}

/**
 * A part that only few visits see, and that the page can do without: its code comes when it is first drawn. Until then,
 * and when it does not load, nothing stands in its place; the page itself goes on.
 * @param load fetches the part's component
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
  return function LazyPart(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * A part that comes after the page: its code sets out when what stands before it has been painted, so that neither the line
 * nor the processor is shared with it. Once the code is there, it is drawn with the page, which then keeps its height when
 * somebody comes back to it.
 * @param load fetches the part's component
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let isFetched = false;
  const Part = lazyPart(async () => {
    const part = await load();
    isFetched = true;
    return part;
  });
  return function LatePart(props) {
    const [wanted, setWanted] = useState(isFetched);
    useEffect(() => {
      if (wanted) return undefined;
      let isGone = false;
      async function wantAfterPaint() {
        await afterPaint();
        if (!isGone) startTransition(() => setWanted(true));
      }
      void wantAfterPaint();
      return () => {
        isGone = true;
      };
    }, [wanted]);
    return wanted ? <Part {...props} /> : null;
  };
}
