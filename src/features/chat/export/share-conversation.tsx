import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@/services/services';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { loadConversation } from './conversation';
import { ShareReady } from './share-ready';

type Props = {
  /** A conversation stored on this device. */
  sessionId: string;
  open: boolean;
  onClose: () => void;
};

/**
 * The borrower's "share this conversation": shows exactly what would leave, always masked, and hands it to another app,
 * a file, or the clipboard, whichever works here.
 */
export function ShareConversation({ sessionId, open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Share this conversation`}>
      <Loaded sessionId={sessionId} />
    </Dialog>
  );
}

function Loaded({ sessionId }: Pick<Props, 'sessionId'>) {
  const { storage } = useServices();
  // Read anew each time: the conversation goes on in between.
  const { data } = useQuery({
    queryKey: ['chat', 'share', sessionId],
    queryFn: () => loadConversation(storage, sessionId),
    gcTime: 0,
    staleTime: 0,
  });
  if (data === undefined) return <Skeleton height={160} />;
  if (data === null) {
    return (
      <Notice kind="info">
        <Trans>There is nothing to share yet. Ask a question first.</Trans>
      </Notice>
    );
  }
  return <ShareReady conversation={data} />;
}
