import { msg, Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type BridgeAction, type BridgeMessage, type BridgeOutcome, messageSchema } from '@/platform/bridge/contract';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { TextArea } from '@/ui/text-field';
import { CodeBlock, FilePicker, Select } from '../../parts';
import type { DemoControls } from '../demo-controls';
import { NativeLog } from '../panel/logs';
import staff from '../../staff.module.css';
import styles from '../panel/panel.module.css';

type Reply = { action: BridgeAction; outcome: BridgeOutcome; took: number };

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** @returns the result, and the duration in milliseconds */
async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; took: number }> {
  const start = performance.now();
  const outcome = await work();
  return { outcome, took: Math.round(performance.now() - start) };
}

/** Sends the ten messages to the native app, and shows the answers. In the demo the kind of answer can be chosen. */
export function NativeTest({ demo }: { demo: DemoControls | null }) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const [action, setAction] = useState<BridgeAction>('goToPage');
  const [payload, setPayload] = useState(() => pretty(examplePayloads.goToPage));
  const [isWaiting, setIsWaiting] = useState(false);
  const [reply, setReply] = useState<Reply | null>(null);
  const read = readPayload(action, payload);
  const platform = bridge.platform();

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
        <p className={staff['soft']}>
          <Trans>
            It goes to: <code>{platform}</code>
          </Trans>
        </p>
        <Select
          label={t({ message: 'Action', comment: 'One of the ten things the native app can be asked for' })}
          value={action}
          options={bridgeActions.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => {
            setAction(chosen);
            setPayload(pretty(examplePayloads[chosen]));
          }}
        />
        <TextArea label={t`Payload (JSON)`} value={payload} onChange={setPayload} rows={7} error={error} />
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
            <CodeBlock label={t`Reply`} text={`${reply.action} · ${reply.took} ms\n${pretty(reply.outcome)}`} />
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

/** The ten actions with example payloads. */
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

type ReadPayload = { message: BridgeMessage } | { problem: 'no-json' } | { problem: 'refused'; details: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a typed payload by the contract of the bridge.
 * @returns the message, or the reason why the bridge would refuse it
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

/** Milliseconds until the device must have found its location. */
const timeout = 15_000;

type Place = { latitude: number; longitude: number; accuracy: number };

type LocationOutcome =
  | { status: 'found'; place: Place }
  | { status: 'unsupported' | 'denied' | 'unavailable' | 'timed-out' };

const failureCodes: Readonly<Record<number, 'denied' | 'unavailable' | 'timed-out'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timed-out',
};

/**
 * Asks for the location once; the browser asks the person first.
 * @param source the browser's own, absent in old engines and on insecure addresses
 * @returns never rejects
 */
export function locate(source: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<LocationOutcome> {
  if (!source) return Promise.resolve({ status: 'unsupported' });
  return new Promise((resolve) => {
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ status: 'found', place: { latitude, longitude, accuracy } }),
      ({ code }) => resolve({ status: failureCodes[code] ?? 'unavailable' }),
      { timeout, maximumAge: 0, enableHighAccuracy: false },
    );
  });
}

const failures = {
  unsupported: msg`This browser tells no page where it is, or not this one: it needs https or localhost.`,
  denied: msg`You, the app around this page, or the server's Permissions-Policy header did not allow it. Change it in the settings of the browser or the app.`,
  unavailable: msg`The device does not know where it is. Is location switched on?`,
  'timed-out': msg`The device did not find out where it is within 15 seconds.`,
};

/** Asks for the location after a tap, and shows the result. It is not sent. */
export function LocationTest() {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<LocationOutcome | null>(null);
  const degrees = (value: number) => i18n.number(value, { maximumFractionDigits: 5 });

  async function ask() {
    setIsBusy(true);
    setOutcome(await locate(window.isSecureContext ? navigator.geolocation : undefined));
    setIsBusy(false);
  }

  return (
    <Card title={t`Location`}>
      <p className={staff['soft']}>
        <Trans>The browser asks you when you tap, not before. The place is neither sent nor kept.</Trans>
      </p>
      <div className={styles['row']}>
        <Button variant="secondary" busy={isBusy} busyLabel={t`Looking…`} onClick={() => void ask()}>
          <Trans>Ask for the location</Trans>
        </Button>
      </div>
      {outcome?.status === 'found' && (
        <Rows
          rows={[
            { label: t`Latitude`, value: degrees(outcome.place.latitude) },
            { label: t`Longitude`, value: degrees(outcome.place.longitude) },
            {
              label: t({ message: 'Accuracy', comment: 'of a location' }),
              value: t`${i18n.number(Math.round(outcome.place.accuracy))} m`,
            },
          ]}
        />
      )}
      {outcome && outcome.status !== 'found' && <Notice kind="error">{t(failures[outcome.status])}</Notice>}
    </Card>
  );
}

type Photo = { name: string; type: string; bytes: number; address: string };
type Size = { width: number; height: number } | 'unreadable';

/** Takes a photo after a tap, and shows the result. It stays in this page's memory. */
export function PhotoTest() {
  const { t, i18n } = useLingui();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const address = photo?.address;

  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);

  function take(file: File) {
    setSize(null);
    setPhoto({ name: file.name, type: file.type, bytes: file.size, address: URL.createObjectURL(file) });
  }

  return (
    <Card title={t`Photo`}>
      <p className={staff['soft']}>
        <Trans>The camera opens when you tap, not before. The photo is neither sent nor kept.</Trans>
      </p>
      {!('capture' in HTMLInputElement.prototype) && (
        <Notice kind="info">
          <Trans>This browser cannot ask for the camera: it offers a choice of files.</Trans>
        </Notice>
      )}
      <div className={styles['row']}>
        <FilePicker accept="image/*" capture="environment" onFile={take}>
          <Trans>Take a photo</Trans>
        </FilePicker>
      </div>
      {photo && (
        <>
          <Rows
            rows={[
              { label: t({ message: 'File', comment: 'Name of a file' }), value: photo.name },
              {
                label: t({ message: 'Type', comment: 'Type of a file' }),
                value: photo.type === '' ? t`not given` : photo.type,
              },
              { label: t({ message: 'Size', comment: 'Size of a file' }), value: t`${i18n.number(photo.bytes)} bytes` },
              ...(size !== null && size !== 'unreadable'
                ? [{ label: t`Width × height`, value: `${size.width} × ${size.height}` }]
                : []),
            ]}
          />
          {size === 'unreadable' ? (
            <Notice kind="error">
              <Trans>This engine cannot draw the picture. HEIC opens only where the engine knows it.</Trans>
            </Notice>
          ) : (
            <img
              className={styles['photo']}
              src={photo.address}
              alt={t`The photo that was taken`}
              onLoad={({ currentTarget }) =>
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => setSize('unreadable')}
            />
          )}
        </>
      )}
    </Card>
  );
}
