import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '@/platform/services';
import { receipts } from '@/platform/writes/receipts';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { receiptsKey } from './queries';

/** Takes records off this phone, once for a burst of taps, and says what became of it. */
export function useDeletion(onDone: () => void): {
  isDeleting: boolean;
  /** The phone's storage refused. */
  hasFailed: boolean;
  deleteOne: (id: string) => void;
  deleteAll: () => void;
} {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const store = services.storage.open(receipts);

  const { send, isSending, error } = useWrite('record-deletion', async (what: { id: string } | 'all') => {
    // What lives in memory alone is gone with it: `memory` is as good as `saved` here.
    const isGone =
      what === 'all'
        ? (await store.clear()) || services.storage.status.getSnapshot().mode === 'memory'
        : (await store.remove(what.id)) !== 'full';
    if (!isGone) throw new Error('The storage did not delete it');
    show(what === 'all' ? t`All records were deleted from this phone.` : t`The record was deleted from this phone.`, {
      kind: 'success',
    });
    onDone();
    await queryClient.invalidateQueries({ queryKey: receiptsKey(services) });
  });

  return {
    isDeleting: isSending,
    hasFailed: error !== null,
    deleteOne: (id) => send({ id }),
    deleteAll: () => send('all'),
  };
}
