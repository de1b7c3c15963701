import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '@/services/services';
import type { ClaimNoticeProps } from './claim-notice';
import { claimQuery } from './claim-query';

/** Before the code is asked for again, where the network was missing; milliseconds. */
const retryMs = 10_000;

/** The claim notice, whose code and words only come to those who claimed to have paid: they are no part of the first load. */
export function LateClaimNotice(props: ClaimNoticeProps) {
  const { storage, locale } = useServices();
  const { data: claim } = useQuery(claimQuery(storage, props.orderId));
  const [notice, setNotice] = useState<ComponentType<ClaimNoticeProps> | null>(null);
  const isWanted = Boolean(claim) && notice === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function load(): void {
      Promise.all([import('./claim-notice'), locale.enter('repayment')])
        // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts): taking it apart throws.
        .then(([{ ClaimNotice }]) => !isOver && setNotice(() => ClaimNotice))
        .catch(() => {
          if (!isOver) timer = setTimeout(load, retryMs);
        });
    }
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, locale]);

  const Notice = notice;
  return Notice && <Notice {...props} />;
}
