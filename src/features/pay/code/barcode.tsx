import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CodeFacts } from '@/domain/payments/payment';
import { bareCode, counterType } from '@/domain/payments/payment-facts';
import { cx } from '@/ui/cx';
import { PartMissing } from '@/ui/lazy-component';
import { importEncoder } from './cashier-button';
import styles from './cashier.module.css';

/** A text in Code 128: `1` dark, `0` light; null beyond printable ASCII. @throws if the encoder could not be loaded */
export async function loadModules(text: string): Promise<string | null> {
  const { CODE128 } = await importEncoder();
  try {
    const { data } = new CODE128(text, {}).encode();
    return /^[01]+$/.test(data) ? data : null;
  } catch {
    return null;
  }
}

/** Light modules on either side; without them a scanner does not find the code (Code 128: ten). */
export const quietModules = 10;

/** The dark bars of a code (`1` dark, `0` light) as one SVG path, in modules, with the quiet zone; its height is 1. */
export function barPath(modules: string): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${quietModules + index} 0h${length}v1h-${length}z`)
    .join('');
}

/** Scanners cannot read narrower modules. */
const minModulePx = 1;

type Room = Pick<DOMRect, 'left' | 'width'>;

/**
 * Centres a barcode in the space, as wide as whole device pixels per module allow, with sharp edges.
 * @param count modules, with the quiet zone
 * @param room left edge and width, CSS px
 * @param ratio device pixels per CSS px
 * @returns `left` from the edge of the space and the width with the quiet zone, CSS px; `scale`: the width of a module,
 *   device pixels; `null` if it does not fit
 */
export function placeBarcode(count: number, room: Room, ratio: number) {
  const pixels = Math.floor(room.width * ratio);
  const scale = Math.floor(pixels / count);
  if (scale < 1 || scale / ratio < minModulePx) return null;
  const start = Math.ceil(room.left * ratio) + Math.floor((pixels - scale * count) / 2);
  const left = Math.max(0, start / ratio - room.left);
  return { left, width: (scale * count) / ratio, scale };
}

/** A code as bars, black on white in both themes, as large as the screen allows; `null` shows the code without bars. */
export function Barcode({ text }: { text: string | null }) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['pay', 'barcode', text],
    queryFn: () => loadModules(text ?? ''),
    enabled: text !== null,
    staleTime: Infinity,
  });
  const modules = text === null || query.error ? null : query.data;
  const room = useRef<HTMLDivElement>(null);
  /** `sideways`: it fits only along the longer side of the phone. */
  const [fit, setFit] = useState<ReturnType<typeof placeBarcode> | 'sideways'>(null);
  const count = modules ? modules.length + 2 * quietModules : 0;

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    function measure(): void {
      const node = room.current;
      if (!node) return;
      const area = node.getBoundingClientRect();
      const placeIn = (space: Room) => placeBarcode(count, space, window.devicePixelRatio);
      setFit(placeIn(area) ?? (placeIn({ left: 0, width: window.innerHeight }) && 'sideways'));
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);

  const byHand = <p className={styles.words}>{t`Please ask the cashier to type in this number.`}</p>;
  if (modules === null) {
    return (
      <>
        {byHand}
        {query.error && <PartMissing state="failed" onRetry={() => void query.refetch()} />}
      </>
    );
  }
  return (
    <div ref={room} className={cx(styles.room, 'light')}>
      {modules && fit !== null && fit !== 'sideways' && (
        <svg
          className={styles.bars}
          style={{ marginLeft: fit.left, width: fit.width }}
          viewBox={`0 0 ${String(count)} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={t`Barcode of the payment code`}
        >
          <path d={barPath(modules)} fill="var(--black)" />
        </svg>
      )}
      {modules && fit === null && byHand}
      {modules && fit === 'sideways' && (
        <p className={styles.words}>{t`Turn your phone sideways to see the barcode.`}</p>
      )}
    </div>
  );
}

/** With more characters the bars are too thin for a scanner. */
const maxShownCodeLength = 80;

/** The text of a barcode: the code without spaces; `null` for banks, and beyond ASCII (decision 56, cashier). */
export function barcodeTextOf({ payType, number }: Pick<CodeFacts, 'payType' | 'number'>): string | null {
  if (payType !== counterType || number.length > 2 * maxShownCodeLength) return null;
  const code = bareCode(number);
  return code.length <= maxShownCodeLength && /^[!-~]+$/.test(code) ? code : null;
}
