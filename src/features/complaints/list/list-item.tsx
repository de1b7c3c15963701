import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { ComplaintList } from '@/api/contract/complaints';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket } from '@/services/market';
import { Icon } from '@/ui/icon';
import styles from './list-item.module.css';

/** Makes the link to a complaint's page: the route knows where that is. */
export type ComplaintLink = (problemId: string, className: string, children: ReactNode) => ReactNode;

type Props = {
  item: ComplaintList['list'][number];
  /** It has just been sent. */
  isNew: boolean;
  renderLink: ComplaintLink;
};

/** One complaint of the list: what about, when, and how it begins. */
export function ListItem({ item: { id, type, time, content }, isNew, renderLink }: Props) {
  const { utcOffset } = useMarket();
  const sent = parseServerTime(time, utcOffset);
  const when = sent ? formatServerTime(sent) : String(time ?? '');
  return renderLink(
    id,
    styles['item'] ?? '',
    <>
      <span className={styles['text']}>
        <span className={styles['head']}>
          <span className={styles['type']}>
            {type === '' ? (
              <Trans comment="Stands in for the type of a complaint that has none">Complaint</Trans>
            ) : (
              type
            )}
          </span>
          {isNew && (
            <span className={styles['new']}>
              <Trans comment="Mark on the complaint that has just been sent">New</Trans>
            </span>
          )}
        </span>
        <span className={styles['content']}>{content}</span>
        {when !== '' && <span className={styles['time']}>{when}</span>}
      </span>
      <Icon name="chevron-right" size={18} />
    </>,
  );
}
