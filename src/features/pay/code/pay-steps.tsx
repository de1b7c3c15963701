import { Trans, useLingui } from '@lingui/macro';
import type { CodeFacts, CodePayment } from '@/domain/payments/payment';
import { bareCode, handedOver, placeOf } from '@/domain/payments/payment-facts';
import { groupInFours } from '@/platform/i18n/figures';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import { wayKindOf, type WayKind } from '../choose/way-words';
import { ReadAloud } from './code-frame';
import styles from './code.module.css';

/** `amount` is what is handed over, formatted; `place` the bank or market. */
type StepValues = { vcode: string; amount: string; place: string };

/** Replaces `{vcode}` or `{number}`, `{amount}` and `{place}` in a step; everything else is unchanged. */
export function fillStep(step: string, { vcode, amount, place }: StepValues): string {
  const values = new Map(Object.entries({ vcode, number: vcode, amount, place }));
  return step.replace(/\{\s*(\w+)\s*\}/g, (written, name: string) => values.get(name) || written);
}

/** A piece of a step, from `at` on. `strong`: to type or check. `behind`: the sign after it, which begins no line. */
type StepPart = { at: number; text: string; strong: boolean; behind: string };

const punctuation = /^[.,;:!?।。，；：！？]*/;

/** Splits a filled step, so that the number and the amount are bold wherever the server wrote them. */
export function markValues(step: string, { vcode, amount }: StepValues): StepPart[] {
  const parts: StepPart[] = [];
  let at = 0;
  while (at < step.length) {
    const from = at;
    const found = [vcode, amount]
      .map((text) => ({ text, place: text === '' ? -1 : step.indexOf(text, from) }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place || b.text.length - a.text.length)[0];
    const end = found?.place ?? step.length;
    if (end > at) parts.push({ at, text: step.slice(at, end), strong: false, behind: '' });
    at = end;
    if (!found) continue;
    at += found.text.length;
    const [behind = ''] = punctuation.exec(step.slice(at)) ?? [];
    parts.push({ at: end, text: found.text, strong: true, behind });
    at += behind.length;
  }
  return parts;
}

/** Our steps for a further way, if the server sends none; empty for unknown ways. @param opensApp by a button below */
function useOwnSteps(payType: string, opensApp: boolean, { vcode, amount, place }: StepValues): string[] {
  const { t } = useLingui();
  const steps: Partial<Record<WayKind, string[]>> = {
    upi: [
      opensApp
        ? t`Open the payment app with the button below, or pay to the UPI ID above in any UPI app.`
        : t`Pay to the UPI ID above in any UPI app.`,
      t`Check the name of the recipient and the amount ${amount}.`,
      t`Confirm with your UPI PIN. Never tell it to anybody, not even to us.`,
    ],
    qris: [
      t`Save the QR code, or scan it with another phone.`,
      t`Open a bank or e-wallet app with QRIS, tap Scan, and pick the picture.`,
      t`Check the name of the recipient and the amount ${amount}.`,
      t`Confirm with your PIN, and keep the receipt.`,
    ],
    ewallet: [
      t`Open ${place} on your phone.`,
      t`Choose to pay or to send money, and enter the payment code ${vcode}.`,
      t`Check the name of the recipient, and enter the amount ${amount}.`,
      t`Confirm with your PIN, and keep the receipt.`,
    ],
  };
  return steps[wayKindOf(payType)] ?? [];
}

type Channel = CodeFacts['channels'][number];

/** Puts the selected channel first, ignoring upper and lower case; channels without steps are left out. */
export function orderChannels(channels: readonly Channel[], method: string): Channel[] {
  const wanted = method.trim().toLowerCase();
  const isWanted = ({ name }: Channel) => wanted !== '' && name.trim().toLowerCase() === wanted;
  const usable = channels
    .map(({ name, steps }) => ({ name, steps: steps.filter((step) => step.trim() !== '') }))
    .filter(({ steps }) => steps.length > 0);
  return [...usable.filter(isWanted), ...usable.filter((channel) => !isWanted(channel))];
}

type Props = { payment: CodePayment; method: string; opensApp: boolean };

/** Instructions step by step: the selected channel is open, the others are folded. */
export function PaySteps({ payment, method, opensApp }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { code } = payment;
  const values = { vcode: bareCode(code.number), amount: money(handedOver(payment)), place: placeOf(code) };
  const lang = useServerLanguage();
  const sent = orderChannels(code.channels, method);
  const own = useOwnSteps(code.payType, opensApp, values);
  const isOurs = sent.length === 0;
  const channels = isOurs && own.length > 0 ? [{ name: '', steps: own }] : sent;
  const [only] = channels;

  return (
    <Card title={t`How to pay`}>
      {only ? (
        <ReadAloud lang={isOurs ? undefined : lang} />
      ) : (
        <p className={styles.note}>
          <Trans>No instructions came with this code. Ask customer service if you are not sure how to pay.</Trans>
        </p>
      )}
      {only && channels.length === 1 && only.name === '' ? (
        <StepList steps={only.steps} values={values} isOurs={isOurs} />
      ) : (
        channels.map((channel, index) => (
          <Accordion
            key={`${String(index)} ${channel.name}`}
            summary={channel.name || t`Other ways`}
            defaultOpen={index === 0}
          >
            <StepList steps={channel.steps} values={values} />
          </Accordion>
        ))
      )}
      <p className={styles.note}>
        <Trans>When you have paid, tell us with the button below. We check the payment and show it on your loan.</Trans>
      </p>
    </Card>
  );
}

type StepListProps = { steps: readonly string[]; values: StepValues; isOurs?: boolean };

/** Numbered steps, with number and amount in bold; markup is text. @param isOurs if they are in the page's language */
export function StepList({ steps, values, isOurs = false }: StepListProps) {
  const lang = useServerLanguage();
  return (
    <ol className={styles.steps} lang={isOurs ? undefined : lang}>
      {steps.map((step, index) => (
        <li key={`${String(index)} ${step}`} className={styles.step}>
          <span>
            <LongText
              text={fillStep(step, values)}
              renderText={(words) =>
                markValues(words, values).map((part) =>
                  part.strong ? (
                    <strong key={part.at} className="tabular whole">
                      {part.text === values.vcode ? <CodeGroups text={groupInFours(part.text)} /> : part.text}
                      {part.behind}
                    </strong>
                  ) : (
                    part.text
                  ),
                )
              }
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
