import { useState } from 'react';
import { contractJump } from '@/api/contract/loan';
import { useServices } from '@/services/services';
import { useTapLock } from '@/ui/use-tap-lock';

/** What names an offer: the product, and the order it belongs to where there is one. */
export type OfferKey = { productId: string; orderId: string };

export type AgreementTrouble = { kind: 'refused' } | { kind: 'failed'; error: unknown };

/** Opens one of the agreements in this page's place (contract-jump; decision 17). One of a burst of taps counts. */
export function useOpenAgreement({ productId, orderId }: OfferKey) {
  const { api, openServerUrl } = useServices();
  const [opening, setOpening] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<AgreementTrouble | null>(null);
  const once = useTapLock();

  async function open(position: number): Promise<void> {
    setOpening(position);
    setTrouble(null);
    try {
      const { contract_url } = await api.call(contractJump, { productId, scene: 3, position: String(position), orderId, type: 1 });
      if (openServerUrl(contract_url, 'here') === 'refused') setTrouble({ kind: 'refused' });
    } catch (error) {
      setTrouble({ kind: 'failed', error });
    }
    setOpening(null);
  }

  return { opening, trouble, open: (position: number) => void once(() => open(position)) };
}
