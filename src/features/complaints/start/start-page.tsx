import { Plural, Trans, useLingui } from '@lingui/macro';
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { dayOf } from '@/domain/calendar-days';
import { distinctOptions, optionTitle } from '@/domain/topics';
import type { Option, OrderCard } from '@/platform/api/contract/order-card';
import { pickStrings } from '@/platform/browser/search';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button, IconButton } from '@/ui/button';
import { SectionTitle } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { focusPageTitle, PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { ServerPicture } from '@/ui/server-picture';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { iconOf } from '@/ui/topic-icon';
import { ComplaintListLink } from '../complaint-list-link';
import { type DraftSummary, useDrafts } from '../drafts/use-drafts';
import { OrderChoice, type Orders } from './order-choice';
import styles from './start.module.css';

type TypeTilesProps = {
  options: readonly Option[];
  onChoose: (option: Option, index: number) => void;
  /** The choice that opens content below itself. */
  opener?: { value: string; isOpen: boolean } | undefined;
  /** Why a choice is not possible; empty if it is. */
  hintOf?: ((option: Option) => string) | undefined;
};

/** The subjects of a complaint, as tiles. */
export function TypeTiles({ options, onChoose, opener, hintOf }: TypeTilesProps) {
  const titleId = useId();
  const lang = useServerLanguage();
  return (
    <section className="stack" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>
        <Trans comment="Heading above the kinds of complaint, each with an icon">Select question type</Trans>
      </SectionTitle>
      <ul className={styles.tiles}>
        {distinctOptions(options).map((option, index) => {
          const hint = hintOf?.(option) ?? '';
          return (
            <li key={option.value}>
              <button
                type="button"
                className={cx('surface', styles.tile)}
                aria-expanded={option.value === opener?.value ? opener.isOpen : undefined}
                onClick={() => onChoose(option, index)}
              >
                <span className={cx('disc', styles.icon)}>
                  <ServerPicture
                    className={cx(styles.picture, 'light')}
                    src={option.icon}
                    size={28}
                    fallback={<Icon name={iconOf(option.title)} size={28} />}
                  />
                </span>
                <span lang={lang}>{optionTitle(option)}</span>
                {hint !== '' && <span className={styles.hint}>{hint}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DraftList() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { drafts, remove } = useDrafts();
  const [doomed, setDoomed] = useState<DraftSummary | null>(null);
  if (drafts.length === 0) return null;

  async function removeDoomed(): Promise<void> {
    if (!doomed) return;
    setDoomed(null);
    await remove(doomed);
    focusPageTitle();
  }

  return (
    <section className={cx('surface', styles.panel)} aria-labelledby="drafts">
      <h2 id="drafts" className={styles.title}>
        <Trans comment="Heading above complaints that were begun and not sent">Continue where you left off</Trans>
      </h2>
      <ul className="divided">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.orderNo}
            draft={draft}
            onContinue={() => void navigate({ to: '/complainPageNext', search: pickStrings(draft, ['orderNo']) })}
            onRemove={() => setDoomed(draft)}
          />
        ))}
      </ul>
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t`Delete this draft?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setDoomed(null)}>
              <Trans comment="Button: does not delete the draft">Keep draft</Trans>
            </Button>
            <Button variant="danger" onClick={() => void removeDoomed()}>
              <Trans comment="Button: deletes the draft">Delete</Trans>
            </Button>
          </>
        }
      >
        <p>{t`What you wrote and its pictures will be gone from this phone.`}</p>
      </Dialog>
    </section>
  );
}

type RowProps = { draft: DraftSummary; onContinue: () => void; onRemove: () => void };

function DraftRow({ draft: { text, orderName, imageCount, updatedAt, isOld }, onContinue, onRemove }: RowProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  // 0 also for a time in the future, written with a wrong clock.
  const days = Math.max(0, dayOf(clock.now(), utcOffset) - dayOf(updatedAt, utcOffset));
  return (
    <li className="row">
      <button type="button" className={cx('row', styles.line)} onClick={onContinue}>
        <Icon name="edit" size={20} />
        <span className="grow">
          <span className={styles.preview}>
            {text.trim() === '' ? <Trans comment="Preview of a draft that has no text yet">No text yet</Trans> : text}
          </span>
          <span className="hint">
            <Plural value={days} _0="Today" one="Yesterday" other="# days ago" />
            {imageCount > 0 && (
              <>
                {' · '}
                <Plural value={imageCount} one="# picture" other="# pictures" />
              </>
            )}
            {orderName !== '' && ` · ${orderName}`}
          </span>
          {isOld && (
            <span className={styles.old}>
              <Trans comment="Mark on a draft">Older than 30 days</Trans>
            </span>
          )}
        </span>
      </button>
      <IconButton icon="trash" label={t`Delete draft: ${text.trim().slice(0, 40)}`} onClick={onRemove} />
    </li>
  );
}

export type StartProps = {
  /** The order in the address, or empty. */
  named: string;
  /** The order at first; empty lets the server choose. */
  asked: string;
};

type Props<Data, Key extends QueryKey> = StartProps & {
  to: '/phenomenon' | '/complainNewPage';
  queryOf: (orderNo: string) => UseQueryOptions<Data, Error, Data, Key>;
  tiles: number;
  children: (data: Data, order: OrderCard | null) => ReactNode;
};

/** The start of a complaint in both markets: order, subject, and earlier drafts. */
export function StartPage<Data extends Orders, Key extends QueryKey>(props: Props<Data, Key>) {
  const { named, asked, to, queryOf, tiles, children } = props;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(asked));

  function pick(orderNo: string): void {
    // All orders came with this answer, so another order needs no request.
    queryClient.setQueryData<Data>(queryOf(orderNo).queryKey, query.data);
    // The order of the address wins over the stored one, so the address follows the choice.
    if (named !== '') void navigate({ to, search: { orderNo }, replace: true, resetScroll: false });
  }

  const skeleton = (
    <SkeletonPage>
      <SkeletonCard rows={4} />
      <div className={styles.tiles} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => (
          <Skeleton key={index} height={116} radius={20} />
        ))}
      </div>
    </SkeletonPage>
  );
  return (
    <PageShell tone="brand" footer={<ComplaintListLink />}>
      <QueryView query={query} skeleton={skeleton}>
        {(data) => (
          <OrderChoice orders={data} asked={asked} onPick={pick}>
            {(order) => children(data, order)}
          </OrderChoice>
        )}
      </QueryView>
      <DraftList />
    </PageShell>
  );
}
