import { useState } from 'react';
import { applyForProduct, savePageEvent } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-tap-lock';
import { moduleOfScene } from '../module-of-scene';

export type ApplyTrouble = { productId: string; reason: 'refused' } | { productId: string; reason: 'failed'; error: unknown };

/**
 * Applies for a product and follows the address that comes back (specification section 7): one tap, one application. The
 * page event is sent beside it and holds nobody up; when it fails, a toast says so (section 8).
 */
export function useApply(scene: string) {
  const { api, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const [applyingFor, setApplyingFor] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<ApplyTrouble | null>(null);
  const once = useTapLock();

  async function apply(productId: string, positionId: number): Promise<void> {
    const moduleId = moduleOfScene(scene);
    setApplyingFor(productId);
    setTrouble(null);
    api.call(savePageEvent, { productId, moduleId, positionId }).catch((error: unknown) => show(errorText(error), { kind: 'error' }));
    try {
      const { url } = await api.call(applyForProduct, { product_id: productId, module_id: moduleId, scene });
      if (openServerUrl(url, 'here') === 'refused') setTrouble({ productId, reason: 'refused' });
    } catch (error) {
      setTrouble({ productId, reason: 'failed', error });
    }
    setApplyingFor(null);
  }

  return { applyingFor, trouble, apply: (productId: string, position: number) => void once(() => apply(productId, position)) };
}
