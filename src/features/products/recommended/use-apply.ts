import { applyForProduct, savePageEvent } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { moduleOfScene } from '../module-of-scene';

export type ApplyTrouble =
  | { productId: string | undefined; reason: 'refused' }
  | { productId: string | undefined; reason: 'failed'; error: unknown };

/**
 * Applies for a product and follows the address that comes back (specification section 7): one tap, one application. The
 * page event is sent beside it and holds nobody up; when it fails, a toast says so (section 8).
 */
export function useApply(scene: string) {
  const { api, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();

  const { send, isSending, input, result, error } = useWrite(
    'product-application',
    async ({ productId, positionId }: { productId: string; positionId: number }) => {
      const moduleId = moduleOfScene(scene);
      api
        .call(savePageEvent, { productId, moduleId, positionId })
        .catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
      const { url } = await api.call(applyForProduct, { product_id: productId, module_id: moduleId, scene });
      return openServerUrl(url, 'here');
    },
  );

  const productId = input?.productId;
  const trouble: ApplyTrouble | null = error
    ? { productId, reason: 'failed', error }
    : result === 'refused'
      ? { productId, reason: 'refused' }
      : null;
  return {
    applyingFor: isSending ? productId : null,
    trouble,
    apply: (id: string, positionId: number) => send({ productId: id, positionId }),
  };
}
