import { useEffect, useRef } from 'react';

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
