import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { ComplaintDetail } from '@/api/contract/complaints';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import { PictureGrid } from '../viewer/picture-grid';
import styles from './detail.module.css';
import { ProcessResult } from './process-result';
import { Rating } from './rating';
import { Timeline } from './timeline';

/** UTF-16 units that a complaint may have (specification section 9). */
const limit = 200;

type Props = { problemId: string; complaint: ComplaintDetail };

/** A complaint that is known: what was said, how far it is, the answer. */
export function Detail({ problemId, complaint }: Props) {
  const { t } = useLingui();
  const [isViewing, setIsViewing] = useState(false);
  const { type, sonType, content } = complaint;
  const images = distinct(complaint.images);
  const answerImages = distinct(complaint.disposeImages);
  const answer = complaint.disposeDetail;
  const isAnswered = answer !== '' || answerImages.length > 0;

  return (
    <>
      <Card label={t`Your complaint`}>
        <div className="stack">
          {(type !== '' || sonType !== '') && (
            <ul className={styles['types']} aria-label={t`Type of complaint`}>
              {type !== '' && <li>{type}</li>}
              {sonType !== '' && <li>{sonType}</li>}
            </ul>
          )}
          <TextArea label={t`What you told us`} value={content} onChange={ignore} limit={limit} readOnly rows={4} />
          <PictureGrid addresses={images} label={t`Your pictures`} onView={setIsViewing} />
        </div>
      </Card>
      <Timeline problemId={problemId} isAnswered={isAnswered} />
      {isAnswered && <ProcessResult text={answer} images={answerImages} onView={setIsViewing} />}
      <Rating problemId={problemId} isWanted={complaint.isScore} isHeld={isViewing} />
      {!isAnswered && (
        <p className={styles['note']}>
          <Trans>You will find our answer here. Pull the page down to look for it.</Trans>
        </p>
      )}
    </>
  );
}

/** Each address once. */
function distinct(addresses: readonly string[]): string[] {
  return Array.from(new Set(addresses)).filter((address) => address.trim() !== '');
}

/** A field that can only be read has nothing to tell. */
function ignore(): void {}
