import { Trans, useLingui } from '@lingui/macro';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { messageSchema, type BridgeAction, type BridgeMessage, type BridgeOutcome } from '@/platform/bridge/contract';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import type { DemoControls } from '../demo-controls';
import { CodeBlock } from '../panel/code-block';
import { NativeLog } from '../panel/native-log';
import panel from '../panel/panel.module.css';
import styles from './test-page.module.css';

type Reply = { action: BridgeAction; outcome: BridgeOutcome; took: number };

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** @returns what came of it, and the milliseconds it took */
async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; took: number }> {
  const start = performance.now();
  const outcome = await work();
  return { outcome, took: Math.round(performance.now() - start) };
}

/** Sends the ten messages to the native app, and shows what comes back. In the demo, how it answers can be chosen. */
export function NativeTest({ demo }: { demo: DemoControls | null }) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const selectId = useId();
  const [action, setAction] = useState<BridgeAction>('goToPage');
  const [payload, setPayload] = useState(() => pretty(examplePayloads.goToPage));
  const [isWaiting, setIsWaiting] = useState(false);
  const [reply, setReply] = useState<Reply | null>(null);
  const read = readPayload(action, payload);
  const platform = bridge.platform();

  function choose(name: string) {
    const chosen = bridgeActions.find((known) => known === name);
    if (!chosen) return;
    setAction(chosen);
    setPayload(pretty(examplePayloads[chosen]));
  }

  async function send() {
    if (!('message' in read)) return;
    const { message } = read;
    setIsWaiting(true);
    setReply({ action, ...(await timed(() => bridge.call(message.action, message.payload))) });
    setIsWaiting(false);
  }

  const error =
    'message' in read
      ? null
      : read.problem === 'no-json'
        ? t`This is not JSON.`
        : t`The bridge would refuse this: ${read.details}`;
  return (
    <>
      <Card title={t`Message to the native app`}>
        <p className={styles['soft']}>
          <Trans>
            It goes to: <code>{platform}</code>
          </Trans>
        </p>
        <label htmlFor={selectId} className={styles['label']}>
          <Trans comment="One of the ten things the native app can be asked for">Action</Trans>
        </label>
        <select
          id={selectId}
          className={panel['select']}
          value={action}
          onChange={(event) => choose(event.target.value)}
        >
          {bridgeActions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <div className={styles['payload']}>
          <TextArea label={t`Payload (JSON)`} value={payload} onChange={setPayload} rows={7} error={error} />
        </div>
        <Button
          block
          busy={isWaiting}
          busyLabel={t`Waiting for the answer…`}
          disabled={error !== null}
          onClick={() => void send()}
        >
          <Trans comment="Button: hands the message to the native app">Send the message</Trans>
        </Button>
        <div aria-live="polite">
          {reply && (
            <div className={styles['told']}>
              <CodeBlock label={t`Reply`} text={`${reply.action} · ${reply.took} ms\n${pretty(reply.outcome)}`} />
            </div>
          )}
        </div>
      </Card>
      {demo && (
        <Card title={t`The native app of the demo`}>
          <NativeLog controls={demo} />
        </Card>
      )}
    </>
  );
}

/** The ten actions, each with a payload to begin with. */
export const examplePayloads: Readonly<Record<BridgeAction, Readonly<Record<string, unknown>>>> = {
  goToPage: { page: 'order', params: { orderId: '1' } },
  closeWebview: {},
  goHome: {},
  goMine: {},
  logoutToLogin: {},
  callTelephone: { telephone: '+62 21 5000 0000' },
  rate: { score: 5 },
  confirmTrackingPoint: { productId: '2101', orderId: '1' },
  startBank: { orderId: '1', bankCode: 'BCA' },
  endBank: { orderId: '1', bankCode: 'BCA' },
};

export const bridgeActions = Object.keys(examplePayloads).filter(
  (name): name is BridgeAction => name in examplePayloads,
);

export type ReadPayload = { message: BridgeMessage } | { problem: 'no-json' } | { problem: 'refused'; details: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a payload as a developer typed it, by the bridge's own contract.
 * @returns the message, or why it would never leave the page
 */
export function readPayload(action: BridgeAction, text: string): ReadPayload {
  const payload = parseJson(text);
  if (payload === undefined) return { problem: 'no-json' };
  const parsed = v.safeParse(messageSchema, { id: 'test', action, payload });
  if (parsed.success) return { message: parsed.output };
  return {
    problem: 'refused',
    details: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`).join('; '),
  };
}
