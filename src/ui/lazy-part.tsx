import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

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
