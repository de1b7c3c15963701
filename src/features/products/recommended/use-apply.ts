import { applyForProduct, savePageEvent } from '@/platform/api/contract/products';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { useServices } from '@/platform/services';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';

/** The modules that product events and applications are counted under (specification section 9). */
type ModuleId = 300 | 301 | 302;

/**
 * The module of a scene: 301 for precise scenes, 302 for bag scenes, else 300. The specification names the two kinds
 * but no scene, so a scene belongs to a kind when its name says so.
 * @param scene as the address has it; may be empty
 */
export function moduleOfScene(scene: string): ModuleId {
  const name = scene.toLowerCase();
  if (name.includes('precise')) return 301;
  return name.includes('bag') ? 302 : 300;
}

export type ApplyTrouble =
  | { productId: string | undefined; reason: 'refused' }
  | { productId: string | undefined; reason: 'failed'; error: unknown };

/**
 * Applies for a product and follows the address that comes back (specification section 7): one tap, one application.
 * The page event is sent beside it and holds nobody up; when it fails, a toast says so (section 8).
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
