import { Plural, Trans, useLingui } from '@lingui/macro';
import type { RefCallback } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { useDeskTime } from '../desk-time';
import type { Entry } from '../library/summary';
import type { CaseState } from '../storage/support-cases';
import { outcomeNames } from '../words/mark-words';
import styles from './entry-row.module.css';

type Props = {
  entry: Entry;
  state: CaseState | undefined;
  /** It is to be compared with another one. */
  isChosen: boolean;
  /** Told the button that opens it. */
  faceRef?: RefCallback<HTMLElement> | undefined;
  onOpen: () => void;
  onRemove: () => void;
};

/** One conversation: what it was about, how it ended, and what stands out. */
export function EntryRow({ entry, state, isChosen, faceRef, onOpen, onRemove }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { key, orderNo, startedAt, count, orderName, outcome, rating, failures, excerpt, source } = entry;
  const order = orderNo || t`No order`;
  return (
    <article className={cx(styles['row'], state?.isDone === true && styles['done'], isChosen && styles['chosen'])}>
      <button ref={faceRef} type="button" className={styles['face']} data-case={key} onClick={onOpen}>
        <span className={styles['top']}>
          <span className={styles['order']}>{order}</span>
          {isChosen && (
            <span className={cx(styles['pill'], styles['compared'])}>
              <Trans comment="A conversation that is chosen for a comparison">To compare</Trans>
            </span>
          )}
          {state?.isDone === true && (
            <span className={cx(styles['pill'], styles['resolved'])}>
              <Trans comment="A case that an agent has done">Done</Trans>
            </span>
          )}
          <span className={cx(styles['pill'], styles[outcome])}>{t(outcomeNames[outcome])}</span>
        </span>
        {excerpt && <span className={styles['excerpt']}>{excerpt}</span>}
        <span className={styles['facts']}>
          <span>{deskTime(startedAt)}</span>
          {orderName && <span>{orderName}</span>}
          <span>
            <Plural value={count} one="# event" other="# events" />
          </span>
          {rating > 0 && (
            <span className={styles['fact']}>
              <Icon name="star" size={16} />
              <span className="sr-only">{t`${rating} of 5 stars`}</span>
              <span aria-hidden="true">{rating}/5</span>
            </span>
          )}
          {failures > 0 && (
            <span className={cx(styles['fact'], styles['failed'])}>
              <Icon name="warning" size={16} />
              <Plural value={failures} one="# failed send" other="# failed sends" />
            </span>
          )}
          {state !== undefined && state.notes !== '' && (
            <span className={styles['fact']}>
              <Icon name="edit" size={16} />
              <Trans comment="An agent noted something about this case">Note</Trans>
            </span>
          )}
          {source === 'imported' && (
            <span className={styles['source']}>
              <Trans comment="A conversation that came from a file">Imported</Trans>
            </span>
          )}
        </span>
      </button>
      {source === 'imported' && (
        <IconButton icon="trash" label={t`Remove the imported conversation about ${order}`} onClick={onRemove} />
      )}
    </article>
  );
}
