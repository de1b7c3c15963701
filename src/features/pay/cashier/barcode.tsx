import { Trans, useLingui } from '@lingui/macro';
import { useLayoutEffect, useRef, useState, useEffect } from 'react';
import { cx } from '@/ui/cx';
import { PartNotice } from '@/ui/lazy-component';
import { barPath, barsOf, placeBarcode, quietModules, type Place } from './bars';
import { loadModules, NoBarcodeError } from './load-modules';
import styles from './barcode.module.css';

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
function useModules(text: string | null): Bars {
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

/** `sideways`: too narrow as the phone is held, but wide enough along its other side. */
type Fit = { place: Place | null; isSideways: boolean };

/**
 * A code as bars, black on white whatever the theme, as large as the screen allows; where there can be
 * none, how to do without.
 */
export function Barcode({ text }: { text: string | null }) {
  const { t } = useLingui();
  const { modules, retry } = useModules(text);
  const room = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>({ place: null, isSideways: false });
  const { place, isSideways } = fit;
  const count = modules ? modules.length + 2 * quietModules : 0;

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    function measure(): void {
      const node = room.current;
      if (!node) return;
      const { left, width } = node.getBoundingClientRect();
      const found = placeBarcode(count, { left, width }, window.devicePixelRatio);
      setFit({
        place: found,
        isSideways:
          !found && placeBarcode(count, { left: 0, width: window.innerHeight }, window.devicePixelRatio) !== null,
      });
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);

  if (modules === null) {
    return (
      <>
        <ByHand />
        {retry && <PartNotice state="missing" onRetry={retry} />}
      </>
    );
  }
  return (
    <div ref={room} className={cx(styles['room'], 'light')}>
      {modules && place && (
        <svg
          className={styles['bars']}
          style={{ marginLeft: place.left, width: place.width }}
          viewBox={`0 0 ${String(count)} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={t`Barcode of the payment code`}
        >
          <path d={barPath(barsOf(modules), 1)} fill="var(--black)" />
        </svg>
      )}
      {modules && !place && (isSideways ? <Sideways /> : <ByHand />)}
    </div>
  );
}

function Sideways() {
  return (
    <p className={styles['words']}>
      <Trans>Turn your phone sideways to see the barcode.</Trans>
    </p>
  );
}

function ByHand() {
  return (
    <p className={styles['words']}>
      <Trans>Please ask the cashier to type in this number.</Trans>
    </p>
  );
}
