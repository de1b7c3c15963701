import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { usePreviewContext } from '@/platform/preview/use-preview';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { complaintTexts, firstComplaints } from './preview';
import styles from './list-item.module.css';

type Props = {
  item: ComplaintList['list'][number];
  /** It has just been sent. */
  isNew: boolean;
};

/** One complaint of the list: what about, when, and how it begins. */
export function ListItem({ item, isNew }: Props) {
  const fields = complaintTexts(item, usePreviewContext());
  return (
    <Link to="/complainDetails" search={{ problemId: item.id }} className={styles['item'] ?? ''}>
      <span className={styles['text']}>
        <span className={styles['head']}>
          <span className={styles['type']}>{fields.type.text}</span>
          {isNew && (
            <span className={styles['new']}>
              <Trans comment="Mark on the complaint that has just been sent">New</Trans>
            </span>
          )}
        </span>
        <span className={styles['content']}>{fields.content.text}</span>
        {fields.time && <span className={styles['time']}>{fields.time.text}</span>}
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

/** The list before it is known; behind the blocks the places of the first complaints, for the preview. */
export function ListSkeleton() {
  return (
    <SkeletonPage>
      <div className="stack" aria-hidden="true">
        <div data-slot="tabs">
          <Skeleton height={49} />
        </div>
        <div>
          <div data-slot="waiting">
            {firstComplaints.map((place) => (
              <div key={place} className={styles['entry']}>
                <Skeleton height={112} radius={14} />
              </div>
            ))}
          </div>
          {firstComplaints.map((place) => (
            <Slot key={place} name={place} fields={null} as="div" className={styles['entry']} isExtra>
              <div className={styles['item']}>
                <span className={styles['text']}>
                  <span className={styles['head']}>
                    <Slot name={`${place}-type`} fields={null} className={styles['type']} />
                  </span>
                  <Slot name={`${place}-content`} fields={null} className={styles['content']} />
                  <Slot name={`${place}-time`} fields={null} className={styles['time']} />
                </span>
                <Icon name="chevron-right" size={18} />
              </div>
            </Slot>
          ))}
        </div>
      </div>
    </SkeletonPage>
  );
}
