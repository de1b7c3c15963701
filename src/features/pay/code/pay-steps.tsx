import { Trans, useLingui } from '@lingui/macro';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Card } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import type { PaymentCode } from '../records/payment-codes';
import { useOwnSteps } from '../ways/use-own-steps';
import { amountOf, bareCode } from './code-text';
import { type StepValues, fillStep, markValues } from './fill-step';
import styles from './pay-steps.module.css';

type Channel = PaymentCode['channels'][number];

/**
 * Puts the channel that the person chose first; without steps a channel is left out.
 * @param method its name as the address has it; capitals and spaces at the ends do not matter
 */
export function orderChannels(channels: readonly Channel[], method: string): Channel[] {
  const wanted = method.trim().toLowerCase();
  const isWanted = ({ name }: Channel) => wanted !== '' && name.trim().toLowerCase() === wanted;
  const usable = channels
    .map(({ name, steps }) => ({ name, steps: steps.filter((step) => step.trim() !== '') }))
    .filter(({ steps }) => steps.length > 0);
  return [...usable.filter(isWanted), ...usable.filter((channel) => !isWanted(channel))];
}

type Props = {
  code: PaymentCode;
  /** The channel chosen before, e.g. `ATM`; it comes first. */
  method: string;
};

/** How to pay, step by step: the channel at hand is open, the others fold. */
export function PaySteps({ code, method }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const values = { vcode: bareCode(code.vcode), amount: money(amountOf(code.amount)), place: code.payCode };
  const channels = orderChannels(code.channels, method);
  const [only] = channels;

  const lang = useServerLanguage();
  const own = useOwnSteps(code.payType, values);

  return (
    <Card title={t`How to pay`}>
      {only && <ReadAloud lang={lang} />}
      {!only && own.length > 0 && (
        <>
          <ReadAloud />
          <StepList steps={own} values={values} isOurs />
        </>
      )}
      {!only && own.length === 0 && (
        <p className={styles['note']}>
          <Trans>No instructions came with this code. Ask customer service if you are not sure how to pay.</Trans>
        </p>
      )}
      {only && channels.length === 1 && only.name === '' ? (
        <StepList steps={only.steps} values={values} />
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
      <p className={styles['note']}>
        <Trans>When you have paid, tell us with the button below. We check the payment and show it on your loan.</Trans>
      </p>
    </Card>
  );
}

/**
 * Numbered steps with this payment's own number and amount in bold. The server's words are text, whatever they contain.
 */
export function StepList({
  steps,
  values,
  isOurs = false,
}: {
  steps: readonly string[];
  values: StepValues;
  /** Whether they are in the language of the page, and not in the server's. */
  isOurs?: boolean;
}) {
  const lang = useServerLanguage();
  return (
    <ol className={styles['steps']} lang={isOurs ? undefined : lang}>
      {steps.map((step, index) => (
        <li key={`${String(index)} ${step}`} className={styles['step']}>
          <span>
            <LongText
              text={fillStep(step, values)}
              write={(words) =>
                markValues(words, values).map((part) =>
                  part.strong ? (
                    <strong key={part.at} className="tabular whole">
                      {part.text}
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
