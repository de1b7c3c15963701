import { useLingui } from '@lingui/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { collectionType, distinctOptions, optionTitle, shownTitles } from '@/domain/topics';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { Option, OrderCard } from '@/platform/api/contract/order-card';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Card } from '@/ui/card';
import { RadioList } from '@/ui/choice-list';
import { Notice } from '@/ui/notice';
import { ProductLogo } from '@/ui/server-picture';
import { Skeleton } from '@/ui/skeleton';
import type { Chosen, ComplaintType } from './complaint-type';
import styles from './form.module.css';

const choices = (options: readonly Option[], lang: string | undefined) =>
  distinctOptions(options)
    .filter(({ value }) => value !== '')
    .map((option) => ({ value: option.value, label: optionTitle(option), lang }));

/** @returns why a complaint of this type cannot be sent; `null`: it can */
export function useTypeProblem({ missing, isBlocked }: ComplaintType): string | null {
  const { t } = useLingui();
  if (missing === 'order')
    return t`A complaint about collection needs a loan. Choose another type, or go back and choose the loan first.`;
  if (isBlocked) return t`The selected order does not support sending collection types`;
  if (missing === 'sonType') return t`Please choose what happened`;
  return missing === 'type' ? t`Please choose what your complaint is about` : null;
}

type PickerProps = Pick<Props, 'type' | 'problem' | 'onPick'> & { start: ComplaintStart };

/** The server's types, if the address names none of them (decision 4, no type); for collection its sub-types. */
function TypePicker({ start, type, problem, onPick }: PickerProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  return (
    <>
      {problem !== null && <Notice kind={type.isBlocked ? 'warning' : 'error'}>{problem}</Notice>}
      {type.isUnknown && (
        <Notice kind="info">{t`The link has a type of complaint that we do not know. Please choose one.`}</Notice>
      )}
      <RadioList
        label={t`Select question type`}
        showLabel
        options={choices(start.problemType, lang)}
        value={type.problemType === '' ? null : type.problemType}
        onChange={(problemType) => onPick({ problemType, problemSonType: '' })}
      />
      {type.problemType === collectionType && start.problemSonType.length > 0 && (
        <RadioList
          label={t`What happened?`}
          showLabel
          options={choices(start.problemSonType, lang)}
          value={type.problemSonType === '' ? null : type.problemSonType}
          onChange={(problemSonType) => onPick({ problemType: type.problemType, problemSonType })}
        />
      )}
    </>
  );
}

type Props = {
  type: ComplaintType;
  order: OrderCard | null;
  orderNo: string;
  start: UseQueryResult<ComplaintStart>;
  /** The person has chosen the type on this page, and may change it. */
  isPicked: boolean;
  /** Why the type cannot be sent; `null`: nothing to say. */
  problem: string | null;
  onPick: (chosen: Chosen) => void;
};

function OrderNumber({ orderNo, type }: Pick<Props, 'orderNo' | 'type'>) {
  const { t } = useLingui();
  // Without a type that needs no order there is nothing to send.
  const isSentWithout = type.hasUnknownOrder && type.missing !== 'order';
  return (
    <>
      <p className="hint">{keepNumbersTogether(t`Loan ${orderNo}`)}</p>
      {isSentWithout && <p>{t`It is not among your loans, so your complaint is sent without it.`}</p>}
    </>
  );
}

/** The subject of the complaint: the order, and its type as read-only tags or a picker (decision 4, no type). */
export function AboutCard({ type, order, orderNo, start, isPicked, ...picking }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const errorText = useErrorText();
  const number = <OrderNumber orderNo={orderNo} type={type} />;
  const isOpen = isPicked || type.isSuggested || type.isUnknown || type.missing !== null || type.isBlocked;
  const titles = shownTitles(type.typeTitle, type.sonTypeTitle);
  return (
    <Card title={t`What it is about`} tone="float">
      <div className="stack">
        {order && (
          <div className="row">
            <ProductLogo src={order.productLogo} name={order.productName} size={40} />
            <div className="grow">
              <p className={styles.name}>{keepNumbersTogether(order.productName || order.orderNo)}</p>
              {order.productName !== '' && number}
            </div>
          </div>
        )}
        {!order && orderNo !== '' && !start.isPending && number}
        {start.isPending ? (
          <Skeleton width="60%" height={34} radius={17} />
        ) : (
          !(start.data && isOpen) &&
          type.missing === null &&
          titles.length > 0 && (
            <ul className={styles.tags} aria-label={t`Type of complaint`}>
              {titles.map((title) => (
                <li key={title} className={styles.tag} lang={lang}>
                  {title}
                </li>
              ))}
            </ul>
          )
        )}
        {/* Without the server's lists the borrower can still write, and send the earlier choice. */}
        {start.error && !start.data && (
          <Notice
            kind="warning"
            title={t`We could not load the types of complaint`}
            retrying={start.isFetching}
            onRetry={start.refetch}
          >
            {errorText(start.error)}
          </Notice>
        )}
        {start.data && isOpen && <TypePicker start={start.data} type={type} {...picking} />}
      </div>
    </Card>
  );
}
