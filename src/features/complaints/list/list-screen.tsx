import { Trans, useLingui } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { RecordsLink } from '@/ui/link-row';
import { LongList } from '@/ui/long-list';
import { PageShell } from '@/ui/page-shell';
import { type PreviewField, usePreviewContext } from '@/ui/preview';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { useOutbox } from '../outbox/outbox';
import { complaintListQuery } from '../queries';
import { complaintTexts, firstComplaints, itemsUnder, shownTab } from './list-texts';
import { OutboxList } from './outbox-list';
import styles from './list.module.css';

const rowClass = cx('row surface', styles.item);

type RowProps = {
  /** The texts or, while they load, the first part of their slots' names. */
  fields: ReturnType<typeof complaintTexts> | string;
  isNew?: boolean;
};

function Row({ fields, isNew = false }: RowProps) {
  function field(name: keyof ReturnType<typeof complaintTexts>) {
    const className = cx(styles[name], name === 'state' && 'pill', name === 'time' && 'hint tabular');
    if (typeof fields === 'string') return <Slot name={`${fields}-${name}`} fields={null} className={className} />;
    const shown: PreviewField | null = fields[name];
    return (
      shown && (
        <span className={className} data-tone={shown.tone}>
          {shown.text}
        </span>
      )
    );
  }
  return (
    <>
      <span className="grow">
        <span className={cx('ends', styles.head)}>
          {field('type')}
          {isNew && (
            <span className={cx('pill', styles.state)} data-tone="new">
              <Trans comment="Mark on the complaint that has just been sent">New</Trans>
            </span>
          )}
          {field('state')}
        </span>
        {field('content')}
        {field('time')}
      </span>
      <Icon name="chevron-right" size={18} />
    </>
  );
}

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
              <div key={place} className={styles.entry}>
                <Skeleton height={112} radius={14} />
              </div>
            ))}
          </div>
          {firstComplaints.map((place) => (
            <Slot key={place} name={place} fields={null} as="div" className={styles.entry} isExtra>
              <div className={rowClass}>
                <Row fields={place} />
              </div>
            </Slot>
          ))}
        </div>
      </div>
    </SkeletonPage>
  );
}

function SortedComplaints({ list, tab, newId }: { list: ComplaintList; tab: string; newId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const context = usePreviewContext();
  const { entries } = useOutbox(list);
  const { tabs, selected } = shownTab(list, tab);
  const items = itemsUnder(list.list, selected);

  if (list.list.length === 0) {
    return (
      entries.length === 0 && (
        <EmptyState
          title={t`You have not filed a complaint`}
          text={t`If something is wrong with your loan, tell us. You will find our answer here.`}
        />
      )
    );
  }
  const content =
    items.length === 0 ? (
      <EmptyState title={t`Nothing here`} text={t`Check the other tabs.`} />
    ) : (
      <LongList
        name="complaints"
        items={items}
        keyOf={({ id }, index) => `${id}-${String(index)}`}
        renderItem={(item) => (
          <Link to="/complainDetails" search={{ problemId: item.id }} className={rowClass}>
            <Row fields={complaintTexts(item, list, context)} isNew={item.id === newId} />
          </Link>
        )}
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

/** All complaints of the borrower, and the queued ones (specification section 2, complaint list). */
export function ListScreen({ tab, newId }: Props) {
  const { api } = useServices();
  const query = usePersistedQuery(complaintListQuery(api));

  return (
    <PageShell
      footer={
        <Link to="/phenomenon" className={buttonClass(query.error && !query.data ? 'secondary' : 'primary', true)}>
          <Trans comment="Link: opens the page where a complaint begins">File a complaint</Trans>
        </Link>
      }
      stale={query.stale}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <OutboxList list={query.data} />
        <QueryView query={query} skeleton={<ListSkeleton />} below={<RecordsLink />}>
          {(list) => <SortedComplaints list={list} tab={tab} newId={newId} />}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
