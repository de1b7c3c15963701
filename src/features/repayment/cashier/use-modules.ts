import { useEffect, useState } from 'react';
import { loadModules } from './load-modules';

type Modules = { text: string; modules: string | null };

/**
 * The modules of a barcode.
 * @param text what the barcode says; `null` where there is to be none
 * @returns `undefined` until they are there; `null` when there are none, and the number has to do
 */
export function useModules(text: string | null): string | null | undefined {
  const [state, setState] = useState<Modules | null>(null);

  useEffect(() => {
    if (text === null) return undefined;
    let isOver = false;
    loadModules(text).then(
      (modules) => !isOver && setState({ text, modules }),
      () => !isOver && setState({ text, modules: null }),
    );
    return () => {
      isOver = true;
    };
  }, [text]);

  if (text === null) return null;
  return state?.text === text ? state.modules : undefined;
}
