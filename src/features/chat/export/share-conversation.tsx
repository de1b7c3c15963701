import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pageRelease } from '@/config/release';
import { type MaskCount, maskTotal } from '@/domain/mask/mask';
import { cutText } from '@/domain/text/cut-text';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { FileActions } from '@/ui/file-actions';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { RadioTabs } from '@/ui/tabs';
import { readConversations } from '../records/chat-sessions';
import type { Conversation } from './conversation';
import { type ExportForm, packConversations } from './masked-conversations';
import styles from './share-conversation.module.css';

/** Longer texts are rendered on demand. */
const maxShownCharacters = 20_000;

type PreviewProps = {
  text: string;
  masked: MaskCount;
  /** All personal numbers, also readable ones. */
  found?: MaskCount;
};

/** The exact text of the export, and the number of masked places. */
export function ExportPreview({ text, masked, found = masked }: PreviewProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const total = maskTotal(masked);
  const isCut = !isWhole && text.length > maxShownCharacters;
  return (
    <div className="stack-2">
      <p className={cx('row hint', styles.masked)}>
        <Icon name="shield" size={20} />
        {maskTotal(found) === 0 ? (
          <Trans>No phone, card or identity number was found in it.</Trans>
        ) : (
          <Plural
            value={total}
            one="# phone, card or identity number is hidden."
            other="# phone, card and identity numbers are hidden."
          />
        )}
      </p>
      <textarea
        className={styles.text}
        readOnly
        aria-label={t`What is shared`}
        value={isCut ? cutText(text, maxShownCharacters) : text}
      />
      {isCut && <Button variant="quiet" onClick={() => setIsWhole(true)}>{t`Show everything`}</Button>}
    </div>
  );
}

/** Shares a conversation, always masked: shows the exact text, and shares, saves or copies it. */
export function ShareConversation({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { storage } = useServices();
  // Never cached: the conversation continues.
  const { data } = useQuery({
    queryKey: ['chat', 'share', sessionId],
    queryFn: async () => (await readConversations(storage)).find(({ id }) => id === sessionId) ?? null,
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog open onClose={onClose} title={t`Share this conversation`}>
      {data === undefined && <Skeleton height={160} />}
      {data === null && <Notice kind="info">{t`There is nothing to share yet. Ask a question first.`}</Notice>}
      {data && <ShareReady conversation={data} />}
    </Dialog>
  );
}

function ShareReady({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const { clock } = useServices();
  const [form, setForm] = useState<ExportForm>('text');
  const ready = useMemo(
    () =>
      packConversations([conversation], {
        form,
        masked: true,
        now: clock.now(),
        release: pageRelease(),
        translate: (message) => t(message),
      }),
    [conversation, form, clock, t],
  );

  return (
    <>
      <RadioTabs
        label={t`What to share`}
        options={[
          { value: 'text', label: t({ message: 'To read', comment: 'Share the conversation as readable text' }) },
          {
            value: 'json',
            label: t({
              message: 'For support',
              comment: 'Share the conversation as a file that customer service can open',
            }),
          },
        ]}
        value={form}
        onChange={setForm}
      />
      <ExportPreview text={ready.text} masked={ready.masked} />
      <FileActions
        key={form}
        name={ready.name}
        type={ready.type}
        content={() => ready.text}
        first="share"
        saveLabel={<Trans>Save as a file</Trans>}
        shareLabel={t({ message: 'Share', comment: 'Button: hand the conversation to another app' })}
        results={{
          shared: <Trans>The conversation was sent to the app you chose.</Trans>,
          cancelled: <Trans>Nothing was shared.</Trans>,
          failed: <Trans>Sharing did not work here. Save a file, or copy the text.</Trans>,
          'download-started': (
            <Trans>The download has started. If no file appears on your phone, copy the text instead.</Trans>
          ),
        }}
      >
        <div className={styles.copy}>
          <CopyButton text={ready.text} label={t`conversation`} />
        </div>
      </FileActions>
    </>
  );
}
