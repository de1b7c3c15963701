import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/services/services';
import { receipts } from '@/storage/records/receipts';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-tap-lock';
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
  const once = useTapLock();
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const store = services.storage.open(receipts);

  function run(work: () => Promise<boolean>, done: string): void {
    void once(async () => {
      setIsDeleting(true);
      setHasFailed(false);
      const isGone = await work().catch(() => false);
      setIsDeleting(false);
      if (!isGone) {
        setHasFailed(true);
        return;
      }
      show(done, { kind: 'success' });
      onDone();
      await queryClient.invalidateQueries({ queryKey: receiptsKey(services) });
    });
  }

  return {
    isDeleting,
    hasFailed,
    // What lives in memory alone is gone with it: `memory` is as good as `saved` here.
    deleteOne: (id) => run(async () => (await store.remove(id)) !== 'full', t`The record was deleted from this phone.`),
    deleteAll: () => run(async () => (await store.clear()) || services.storage.status.getSnapshot().mode === 'memory', t`All records were deleted from this phone.`),
  };
}
