import { useState } from 'react';
import { openJointProduct, recordJointView } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-tap-lock';

export type JointResult =
  /** Opened outside of this page, as far as we can tell. */
  | { kind: 'outside'; productId: string; url: string }
  | { kind: 'refused'; productId: string }
  | { kind: 'failed'; productId: string; error: unknown };

const isWeb = (target: string) => /^https?:/i.test(target);

/**
 * Opens a product of the joint page: the tap is reported (necessity), the target asked for (joint). An http(s) target goes
 * to the browser through the address policy, any other to the native app unread (decision 17). One tap, one opening.
 */
export function useOpenJointProduct() {
  const { api, bridge, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const [opening, setOpening] = useState<string | null>(null);
  const [result, setResult] = useState<JointResult | null>(null);
  const once = useTapLock();

  async function follow(productId: string, url: string): Promise<JointResult | null> {
    if (url === '') return { kind: 'refused', productId };
    if (isWeb(url)) return openServerUrl(url, 'outside') === 'refused' ? { kind: 'refused', productId } : { kind: 'outside', productId, url };
    const { status } = await bridge.call('goToPage', { page: url });
    return status === 'refused' ? { kind: 'refused', productId } : null;
  }

  async function open(productId: string, index: number): Promise<void> {
    setOpening(productId);
    setResult(null);
    // Nobody waits for the report; when it fails, a toast says so (specification section 8).
    api.call(recordJointView, { productId, constant: 18, index }).catch((error: unknown) => show(errorText(error), { kind: 'error' }));
    try {
      const { url } = await api.call(openJointProduct, { productId });
      setResult(await follow(productId, url));
    } catch (error) {
      setResult({ kind: 'failed', productId, error });
    }
    setOpening(null);
  }

  return {
    opening,
    result,
    open: (productId: string, index: number) => void once(() => open(productId, index)),
    /** For webviews that swallow a new window without a word. */
    openHere: (url: string) => void openServerUrl(url, 'here'),
  };
}
