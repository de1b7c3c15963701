import { Trans, useLingui } from '@lingui/macro';
import { lazyComponent } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { ScreenStaysOn } from '../cashier/screen-stays-on';
import styles from './pay-qr.module.css';

/** Bytes that a code of a phone's width still shows in squares that a camera tells apart. */
const longest = 1_000;

/** What makes the squares comes after the page. */
const Squares = lazyComponent({ load: () => import('@/ui/qr-code').then((part) => part.QrCode), waiting: Room });

function Room() {
  return <div className={styles['room']} />;
}

type Props = {
  /** What the code says, as the server wrote it. */
  text: string;
  /** The amount of the payment, as people read it. */
  amount: string;
};

/** The QR code of a payment: black on white whatever the theme, and how to use it (decision 91, further ways). */
export function PayQr({ text, amount }: Props) {
  const { t } = useLingui();
  // Half a character is none, and no code carries it.
  if (/\p{Surrogate}/u.test(text) || new TextEncoder().encode(text).length > longest) {
    return (
      <Notice kind="warning">
        <Trans>This QR code cannot be shown. Please choose another way to pay.</Trans>
      </Notice>
    );
  }
  return (
    <figure className={styles['figure']}>
      <div className={styles['paper']}>
        <Squares text={text} ecc="M" label={t`QR code of this payment: ${amount}`} />
      </div>
      <figcaption className={styles['hint']}>
        <Trans>Turn up the brightness of your screen, so that another phone can read the code.</Trans> <ScreenStaysOn />
      </figcaption>
    </figure>
  );
}
