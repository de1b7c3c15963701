import { contractJump } from '@/api/contract/loan-confirm';
import type { OrderKey } from '@/domain/order-key';
import { useServices } from '@/services/services';
import { useWrite } from '@/ui/use-write';

type AgreementTrouble = { kind: 'refused' } | { kind: 'failed'; error: unknown };

/**
 * Opens one of the agreements in this page's place (contract-jump; decision 17, server addresses). One of a burst of
 * taps counts.
 */
export function useOpenAgreement({ productId, orderId }: OrderKey) {
  const { api, openServerUrl } = useServices();
  const { send, isSending, input, result, error } = useWrite('agreement', async (position: number) => {
    const { contract_url } = await api.call(contractJump, {
      productId,
      scene: 3,
      position: String(position),
      orderId,
      type: 1,
    });
    return openServerUrl(contract_url, 'here');
  });
  const trouble: AgreementTrouble | null = error
    ? { kind: 'failed', error }
    : result === 'refused'
      ? { kind: 'refused' }
      : null;
  return { opening: isSending ? input : null, trouble, open: send };
}
