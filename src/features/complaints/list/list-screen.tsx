import { Trans, useLingui } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { usePreviewContext } from '@/platform/preview/use-preview';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { LongList } from '@/ui/long-list';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { RecordsLink } from '@/ui/records-link';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { complaintListQuery } from '../queries';
import { OutboxList } from './outbox-list';
import { complaintTexts, firstComplaints } from './preview';
import { itemsUnder, shownTab } from './tabs';
import styles from './list-screen.module.css';

type ListItemProps = {
  item: ComplaintList['list'][number];
  /** Marked as just sent. */
  isNew: boolean;
};

/** One complaint in the list: type, time, and the start of its text. */
function ListItem({ item, isNew }: ListItemProps) {
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

/** The list while it loads; the blocks of the first complaints have places for the preview. */
function ListSkeleton() {
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

type SortedComplaintsProps = {
  list: ComplaintList;
  tab: string;
  newId: string;
};

/** The complaints under the server's tabs; without tabs, all of them. */
function SortedComplaints({ list, tab, newId }: SortedComplaintsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tabs, selected } = shownTab(list, tab);
  const items = itemsUnder(list.list, selected);

  if (list.list.length === 0) {
    return (
      <EmptyState
        title={t`You have not filed a complaint`}
        text={t`If something is wrong with your loan, tell us. You will find our answer here.`}
      />
    );
  }
  const content =
    items.length === 0 ? (
      <EmptyState title={t`Nothing here`} text={t`Look under the other tabs.`} />
    ) : (
      <LongList
        name="complaints"
        items={items}
        keyOf={({ id }, index) => `${id}-${String(index)}`}
        renderItem={(item) => <ListItem item={item} isNew={item.id === newId} />}
        usualHeight={132}
      />
    );
  if (tabs.length === 0) return content;
  return (
    <Tabs
      label={t`Complaints by state`}
      tabs={tabs.map(({ id, title }) => ({
        id,
        label: title === '' ? t({ message: 'All', comment: 'Tab: every complaint' }) : title,
      }))}
      selected={selected}
      // The tab is in the address, for a reload and for going back from a complaint.
      onSelect={(next) =>
        void navigate({
          to: '/complaintList',
          search: (now) => ({ ...now, tab: next }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {content}
    </Tabs>
  );
}

type Props = {
  /** Id of the tab; unknown ids mean the first. */
  tab: string;
  /** Id of the complaint that was just sent, or empty. */
  newId: string;
};

/** All complaints of the borrower, and those that wait to be sent (specification section 2, complaint list). */
export function ListScreen({ tab, newId }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(complaintListQuery(api));

  return (
    <PageShell
      title={t({ message: 'My complaints', comment: 'Link and title: the list of complaints this person has filed' })}
      footer={
        <Link to="/phenomenon" className={buttonClass('primary', true)}>
          <Trans comment="Link: opens the page where a complaint begins">File a complaint</Trans>
        </Link>
      }
      stale={query.stale}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <OutboxList />
        <RecordsLink />
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {(list) => <SortedComplaints list={list} tab={tab} newId={newId} />}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
