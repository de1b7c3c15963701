import { useEffect, useState } from 'react';
import { loadModules, NoBarcodeError } from './load-modules';

type Modules = { text: string; modules: string | null; isMissing: boolean };

type Bars = {
  /** `undefined` until they are there; `null` when there are none, and the number has to do. */
  modules: string | null | undefined;
  /** Asks again for what draws them; `null` where it is there, or on its way. */
  retry: (() => void) | null;
};

/**
 * The modules of a barcode.
 * @param text what the barcode says; `null` where there is to be none
 */
export function useModules(text: string | null): Bars {
  const [state, setState] = useState<Modules | null>(null);
  const isWanted = state?.text !== text;

  useEffect(() => {
    if (text === null || !isWanted) return undefined;
    let isOver = false;
    loadModules(text).then(
      (modules) => !isOver && setState({ text, modules, isMissing: false }),
      (error: unknown) => !isOver && setState({ text, modules: null, isMissing: !(error instanceof NoBarcodeError) }),
    );
    return () => {
      isOver = true;
    };
  }, [text, isWanted]);

  if (text === null) return { modules: null, retry: null };
  if (!state || isWanted) return { modules: undefined, retry: null };
  return { modules: state.modules, retry: state.isMissing ? () => setState(null) : null };
}
