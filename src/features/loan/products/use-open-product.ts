import { defineProductClick } from '@/api/contract/products';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { useErrorText } from '@/i18n/use-error-text';
import { useTapLock } from '@/ui/use-tap-lock';

/** Neither a precise scene (301) nor a bag scene (302): specification section 9. */
const moduleId = 300;

/**
 * Opens a recommended product: one of a burst of taps counts. The tap is reported beside it and holds nobody up; when the
 * report fails, a toast says so (specification sections 7 and 8).
 * @param onOpen takes the person to the product
 */
export function useOpenProduct(onOpen: (productId: string) => void): (productId: string, position: number) => void {
  const { api } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const once = useTapLock();

  return (productId, positionId) => {
    void once(() => {
      api
        .call(defineProductClick, { productId, moduleId, positionId })
        .catch((error: unknown) => show(errorText(error), { kind: 'error' }));
      onOpen(productId);
    });
  };
}
