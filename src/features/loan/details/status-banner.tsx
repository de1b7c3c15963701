import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import type { DueFields } from '@/domain/amount-due';
import { orderStatusRule, type StatusPicture } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { PreviewFields } from '@/ui/preview';
import { Slot } from '@/ui/slot';
import { type LoanFields, pictureOf } from './loan-texts';
import styles from './status-banner.module.css';

/** Fill of a shape; `line` is only an outline, `ink` the text colour without an outline. */
type Fill = 'paper' | 'brand' | 'accent' | 'sand' | 'line' | 'ink';

/** A picture on a canvas of 160 by 128: shapes as path data, painted in this order. */
type Picture = readonly (readonly [Fill, string])[];

type Words = { title: MessageDescriptor; text: MessageDescriptor };

const words: Readonly<Record<StatusPicture, Words>> = {
  review: {
    title: msg`Your application is being reviewed`,
    text: msg`You will see the result here as soon as we have it.`,
  },
  declined: {
    title: msg`Your application was not approved`,
    text: msg`We are sorry. If you have a question, customer service is here to help.`,
  },
  disbursing: { title: msg`Your money is on its way`, text: msg`We are sending it to your bank account.` },
  repaying: { title: msg`Your loan is running`, text: msg`Repay by the due date to avoid late charges.` },
  due: { title: msg`Your payment is due`, text: msg`Repay by the due date to avoid late charges.` },
  overdue: {
    title: msg`Your payment is late`,
    text: msg`Please repay as soon as you can. If that is difficult, talk to us.`,
  },
  settled: { title: msg`Your loan is repaid`, text: msg`Thank you. There is nothing left to pay.` },
  'partly-paid': {
    title: msg`A part of your payment has arrived`,
    text: msg`Thank you. Please repay the rest by the due date.`,
  },
  // The specification does not explain this status.
  closed: {
    title: msg`This loan is closed`,
    text: msg`It does not say whether anything is still owed. Customer service can tell you.`,
  },
  collection: {
    title: msg`Your payment is still open`,
    text: msg`Please repay, or call us so that we find a way together.`,
  },
};

const unknownWords: Words = {
  title: msg`Your loan is being updated`,
  text: msg`Please check again later, or ask customer service.`,
};

const lookingWords: Words = {
  title: msg`We are looking for your payment`,
  text: msg`Please do not pay twice.`,
};

/** The banner's own text, which promises nothing. @param days until the due day; negative when late */
export function statusWords(loan: DueFields, days: number | null): Words {
  const { action, isBehind } = orderStatusRule(loan.orderStatus);
  const picture = pictureOf(loan);
  if (picture === 'settled' && action === null) return unknownWords;
  const isPast = action === 'repay' && days !== null && days < 0;
  if (isPast && !isBehind) return words.overdue;
  return isPast && picture === 'partly-paid' ? { ...words[picture], text: words.overdue.text } : words[picture];
}

/** `isAwaited`: a payment is under way, but not on the loan yet, so the server still requests it. */
type Props = { loan: LoanDetails; fields: LoanFields; days: number | null; isAwaited: boolean };

/** The status of the order: picture, headline and text, the server's or ours (decision 8, status table). */
export function StatusBanner({ loan, fields, days, isAwaited }: Props) {
  const { t } = useLingui();
  const own = isAwaited ? lookingWords : statusWords(loan, days);

  return (
    <Slot name="banner" fields={fields} as="div" className={styles.banner}>
      <hgroup className="grow">
        <h2 className={styles.title}>
          <StatusMark fields={fields} />
          {fields.title && !isAwaited ? <Slot name="title" fields={fields} /> : t(own.title)}
        </h2>
        {fields.text && !isAwaited ? (
          <Slot name="text" fields={fields} as="p" className={styles.text} />
        ) : (
          <p className={styles.text}>{t(own.text)}</p>
        )}
      </hgroup>
      <div className={styles.picture}>
        <StatusArt picture={pictureOf(loan)} />
      </div>
    </Slot>
  );
}

/** A sign beside the headline of an order that has ended, well or not. */
function StatusMark({ fields }: { fields: PreviewFields | null }) {
  return (
    <Slot name="mark" fields={fields} className={styles.badge} isExtra>
      <Icon name="check" size={16} />
      <Icon name="close" size={16} />
    </Slot>
  );
}

/** The banner while the order is loading: the same size, veiled. */
export function BannerSkeleton() {
  return (
    <div data-slot="banner" className={cx(styles.banner, styles.loading)} aria-hidden="true">
      <div className="grow">
        <p className={styles.title}>
          <StatusMark fields={null} />
          <Slot name="title" fields={null} />
        </p>
        <Slot name="text" fields={null} as="p" className={styles.text} />
      </div>
      <div className={cx(styles.picture, styles.disc)} />
    </div>
  );
}

const pictures: Readonly<Record<StatusPicture, Picture>> = {
  // An application under a magnifying glass.
  review: [
    ['paper', 'M42 16h42l18 18v66a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z'],
    ['sand', 'M84 16v12a6 6 0 0 0 6 6h12Z'],
    ['accent', 'M59 30a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'],
    ['line', 'M48 58h34M48 70h24M48 82h16M48 94h12'],
    ['accent', 'M114 98l6-6 16 15a4.4 4.4 0 0 1-6 7Z'],
    ['brand', 'M101 58a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
    ['paper', 'M101 65a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z'],
    ['line', 'M93 80a8 8 0 0 1 6-7'],
  ],
  // An application on a clipboard with a cross.
  declined: [
    ['sand', 'M44 22h60a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z'],
    ['paper', 'M47 32h54v67H47Z'],
    ['brand', 'M60 26a4 4 0 0 1 4-4h3a7 7 0 0 1 14 0h3a4 4 0 0 1 4 4v9H60Z'],
    ['line', 'M56 50h36M56 61h28M56 72h18M56 83h12'],
    ['accent', 'M106 68a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
    ['line', 'M98 82l16 16M114 82l-16 16'],
  ],
  // A banknote that goes into a wallet.
  disbursing: [
    ['sand', 'M34 58a8 8 0 0 1 8-8h70a6 6 0 0 1 6 6v12H34Z'],
    ['paper', 'M48 22h60v58H48Z'],
    ['line', 'M54 28h8M94 28h8'],
    ['accent', 'M78 30a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'],
    ['line', 'M78 35v11M73 42l5 5 5-5'],
    ['brand', 'M34 58a6 6 0 0 0 6 6h76a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8Z'],
    ['paper', 'M124 78h-18a9 9 0 0 0 0 18h18Z'],
    ['ink', 'M108 84a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'],
    ['line', 'M36 18v14M28 26v10M120 18v14M128 26v10'],
  ],
  // Stairs with the first step taken and a flag at the top, for a running loan.
  repaying: [
    ['brand', 'M28 82h32v26H28Z'],
    ['sand', 'M60 62h32v46H60Z'],
    ['paper', 'M92 42h34v66H92Z'],
    ['line', 'M110 42V12'],
    ['accent', 'M110 12h26l-7 8 7 8h-26Z'],
    ['paper', 'M44 50a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z'],
    ['line', 'M38 63l4.5 4.5 8-9M70 46l9-9M73 36h7v7M20 108h120'],
  ],
  // A calendar with the day marked, and an alarm clock.
  due: [
    ['paper', 'M34 24h66a7 7 0 0 1 7 7v65a7 7 0 0 1-7 7H34a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7Z'],
    ['brand', 'M34 24h66a7 7 0 0 1 7 7v13H27V31a7 7 0 0 1 7-7Z'],
    ['line', 'M46 16v15M88 16v15'],
    ['ink', 'M39 54h8v7h-8ZM55 54h8v7h-8ZM39 70h8v7h-8ZM55 70h8v7h-8ZM39 86h8v7h-8Z'],
    ['accent', 'M69 50h12v14H69ZM85 70a9 9 0 0 1 13-9l-13 15ZM127 70a9 9 0 0 0-13-9l13 15Z'],
    ['line', 'M93 104l-6 7M119 104l6 7'],
    ['brand', 'M106 64a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
    ['paper', 'M106 70a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z'],
    ['line', 'M106 76v10l7 5'],
  ],
  // An empty hourglass and a warning.
  overdue: [
    ['paper', 'M48 26h52c0 20-8 28-19 38 11 10 19 18 19 38H48c0-20 8-28 19-38-11-10-19-18-19-38Z'],
    ['accent', 'M50 102c2-14 10-19 24-19s22 5 24 19Z'],
    ['brand', 'M44 16h60a4 4 0 0 1 0 12H44a4 4 0 0 1 0-12ZM44 100h60a4 4 0 0 1 0 12H44a4 4 0 0 1 0-12Z'],
    ['line', 'M74 66v8M58 36c1 7 4 11 8 15'],
    ['accent', 'M110 52l25 43a4 4 0 0 1-4 6H89a4 4 0 0 1-4-6l25-43a4 4 0 0 1 0 0Z'],
    ['line', 'M110 68v15'],
    ['ink', 'M110 88a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'],
  ],
  // A receipt with a sealed tick, and confetti.
  settled: [
    ['paper', 'M38 14h56v92l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6Z'],
    ['line', 'M50 30h32M50 42h32M50 54h20'],
    ['brand', 'M104 50l9 6 11-1 4 10 9 6-2 11 2 11-9 6-4 10-11-1-9 6-9-6-11 1-4-10-9-6 2-11-2-11 9-6 4-10 11 1Z'],
    ['paper', 'M104 64a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
    ['line', 'M95 82l7 7 12-14'],
    ['accent', 'M108 18l8 4-4 8-8-4ZM20 50l7-3 3 7-7 3ZM136 34a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
    ['line', 'M128 16l4-6M24 28l-6-5M24 82h-8'],
  ],
  // A coin of which a part is filled.
  'partly-paid': [
    ['paper', 'M74 22a42 42 0 1 1 0 84 42 42 0 0 1 0-84Z'],
    ['sand', 'M74 31a33 33 0 1 1 0 66 33 33 0 0 1 0-66Z'],
    ['brand', 'M74 64V31a33 33 0 1 1-28.6 49.5Z'],
    ['accent', 'M114 74a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
    ['line', 'M106 92l6 6 10-12M122 24v10M117 29h10'],
  ],
  // A closed folder with a lock.
  closed: [
    ['sand', 'M30 32a6 6 0 0 1 6-6h28l10 12h50a6 6 0 0 1 6 6v20H30Z'],
    ['paper', 'M42 36h76v30H42Z'],
    ['brand', 'M28 52h104a4 4 0 0 1 4 5l-7 45a6 6 0 0 1-6 5H37a6 6 0 0 1-6-5l-7-45a4 4 0 0 1 4-5Z'],
    ['line', 'M70 76v-8a10 10 0 0 1 20 0v8'],
    ['accent', 'M66 74h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4V78a4 4 0 0 1 4-4Z'],
    ['line', 'M80 83v6'],
  ],
  // A letter that comes out of its envelope, with an exclamation mark.
  collection: [
    ['sand', 'M28 58l50-36 50 36v10H28Z'],
    ['paper', 'M42 22h72v69H42Z'],
    ['line', 'M52 58h12M92 58h12M52 68h10M94 68h10'],
    ['accent', 'M78 30a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
    ['line', 'M78 38v12'],
    ['ink', 'M78 54.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'],
    ['brand', 'M28 58l50 32 50-32v46a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z'],
    ['line', 'M30 108l30-29M126 108L96 79'],
  ],
};

/** The picture of an order's status, in the brand colour. Decorative: the words beside it say the same. */
function StatusArt({ picture }: { picture: StatusPicture }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 128" aria-hidden="true" data-picture={picture}>
      <path className={styles.ground} d="M12 70c0-34 27-60 66-60s72 22 72 58-30 54-70 54S12 104 12 70Z" />
      {pictures[picture].map(([fill, shape]) => (
        <path key={shape} className={styles[fill]} d={shape} />
      ))}
    </svg>
  );
}
