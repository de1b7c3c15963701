import { Trans, useLingui } from '@lingui/macro';
import { useId, useState } from 'react';
import type { BridgeAction, BridgeOutcome } from '@/bridge/contract';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import { NativeLog } from '../panel/native-log';
import { JsonBlock } from './json-block';
import { bridgeActions, examplePayloads, readPayload } from './native-messages';
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
export function NativeTest() {
  const { t } = useLingui();
  const { bridge, demo } = useServices();
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
              <JsonBlock label={t`Reply`} head={`${reply.action} · ${reply.took} ms`} value={reply.outcome} />
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
