import { Trans, useLingui } from '@lingui/macro';
import type { DisputePicture } from '@/storage/dispute/parts';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';
import type { ImportedDispute } from '../storage/support-disputes';
import styles from './dispute.module.css';

type Props = { complaint: NonNullable<ImportedDispute['complaint']> };

/** The complaint as it stood when the file was saved. Its words are text, its addresses are no links. */
export function ComplaintCard({ complaint }: Props) {
  const { t } = useLingui();
  const { problemId, sentAt, type, sonType, content, images, answer, answerImages, pictures = [] } = complaint;
  const isAnswered = answer !== '' || answerImages.length > 0 || pictures.some(({ of }) => of === 'answer');
  return (
    <Card title={t({ message: 'Complaint', comment: 'Part of a dispute file' })}>
      <div className="stack">
        <Rows
          rows={[
            { label: t`Number`, value: problemId || '–' },
            { label: t`Type`, value: [type, sonType].filter(Boolean).join(' · ') || '–' },
            ...(sentAt === ''
              ? []
              : [{ label: t({ message: 'Sent', comment: 'When a complaint was sent' }), value: sentAt }]),
          ]}
        />
        <p className={styles['words']} dir="auto">
          {content}
        </p>
        <Pictures given={pictures} of="complaint" />
        <Addresses given={images} />
        {isAnswered ? (
          <>
            <h3 className={styles['title']}>
              <Trans>Answer of customer service</Trans>
            </h3>
            {answer !== '' && (
              <p className={styles['words']} dir="auto">
                {answer}
              </p>
            )}
            <Pictures given={pictures} of="answer" />
            <Addresses given={answerImages} />
          </>
        ) : (
          <p className={styles['hint']}>
            <Trans>Not answered when the file was saved.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

type PicturesProps = { given: readonly DisputePicture[]; of: DisputePicture['of'] };

/** The pictures that are in the file. */
function Pictures({ given, of }: PicturesProps) {
  const { t } = useLingui();
  const shown = given
    .filter((picture) => picture.of === of)
    .map((picture, index) => ({ ...picture, number: index + 1 }));
  if (shown.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {shown.map(({ number, base64 }) => (
        <li key={number}>
          <img alt={t`Picture ${number}`} src={`data:image/jpeg;base64,${base64}`} />
        </li>
      ))}
    </ul>
  );
}

function Addresses({ given }: { given: readonly string[] }) {
  if (given.length === 0) return null;
  return (
    <ul className={styles['addresses']}>
      {Array.from(new Set(given), (address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
  );
}
