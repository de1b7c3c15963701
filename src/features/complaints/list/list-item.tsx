import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { useSightWorld } from '@/platform/preview/use-first-sight';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { complaintTexts, firstComplaints } from './first-sight';
import styles from './list-item.module.css';

type Props = {
  item: ComplaintList['list'][number];
  /** It has just been sent. */
  isNew: boolean;
};

/** One complaint of the list: what about, when, and how it begins. */
export function ListItem({ item, isNew }: Props) {
  const sight = complaintTexts(item, useSightWorld());
  return (
    <Link to="/complainDetails" search={{ problemId: item.id }} className={styles['item'] ?? ''}>
      <span className={styles['text']}>
        <span className={styles['head']}>
          <span className={styles['type']}>{sight.type.text}</span>
          {isNew && (
            <span className={styles['new']}>
              <Trans comment="Mark on the complaint that has just been sent">New</Trans>
            </span>
          )}
        </span>
        <span className={styles['content']}>{sight.content.text}</span>
        {sight.time && <span className={styles['time']}>{sight.time.text}</span>}
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

/** The list before it is known; behind the blocks the places of the first complaints, for the first sight. */
export function ListSkeleton() {
  return (
    <SkeletonPage>
      <div className="stack" aria-hidden="true">
        <div data-sight="tabs">
          <Skeleton height={49} />
        </div>
        <div>
          <div data-sight="waiting">
            {firstComplaints.map((place) => (
              <div key={place} className={styles['entry']}>
                <Skeleton height={112} radius={14} />
              </div>
            ))}
          </div>
          {firstComplaints.map((place) => (
            <Slot key={place} name={place} sight={null} as="div" className={styles['entry']} isExtra>
              <div className={styles['item']}>
                <span className={styles['text']}>
                  <span className={styles['head']}>
                    <Slot name={`${place}-type`} sight={null} className={styles['type']} />
                  </span>
                  <Slot name={`${place}-content`} sight={null} className={styles['content']} />
                  <Slot name={`${place}-time`} sight={null} className={styles['time']} />
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
