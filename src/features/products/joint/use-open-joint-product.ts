import { openJointProduct, recordJointView } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';

export type JointResult =
  /** Opened outside of this page, as far as we can tell. */
  { kind: 'outside'; url: string } | { kind: 'refused' } | { kind: 'failed'; error: unknown };

const isWeb = (target: string) => /^https?:/i.test(target);

/**
 * Opens a product of the joint page: the tap is reported (necessity), the target asked for (joint). An http(s)
 * target goes to the browser through the address policy, any other to the native app unread (decision 17, server
 * addresses). One tap, one opening.
 */
export function useOpenJointProduct() {
  const { api, bridge, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();

  async function follow(url: string): Promise<JointResult | null> {
    if (url === '') return { kind: 'refused' };
    if (isWeb(url)) return openServerUrl(url, 'outside') === 'refused' ? { kind: 'refused' } : { kind: 'outside', url };
    const { status } = await bridge.call('goToPage', { page: url });
    return status === 'refused' ? { kind: 'refused' } : null;
  }

  const { send, isSending, input, result, error } = useWrite(
    'joint-product',
    async ({ productId, index }: { productId: string; index: number }) => {
      // Nobody waits for the report; when it fails, a toast says so (specification section 8).
      api
        .call(recordJointView, { productId, constant: 18, index })
        .catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
      const { url } = await api.call(openJointProduct, { productId });
      return follow(url);
    },
  );

  const outcome: JointResult | null = error ? { kind: 'failed', error } : (result ?? null);
  return {
    opening: isSending ? input?.productId : null,
    /** What became of the last tap on a product. */
    resultOf: (productId: string) => (input?.productId === productId ? outcome : null),
    open: (productId: string, index: number) => send({ productId, index }),
    /** For webviews that swallow a new window without a word. */
    openHere: (url: string) => void openServerUrl(url, 'here'),
  };
}
