import { useEffect, useRef, useState } from 'react';

/** A value that is made at the first rendering of a component and never changes. */
export function useOnce<T>(make: () => T): T {
  const [value, setValue] = useState(make);
  void setValue;
  return value;
}

/** @returns a function that tells whether the component is on screen: work that it began may end later */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
