import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type BridgeAction, type BridgeMessage, messageSchema } from '@/platform/bridge/contract';
import { attempt } from '@/platform/browser/attempt';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { TextArea } from '@/ui/text-field';
import { CodeBlock } from '../../code-block';
import { Select } from '../../fields';
import { FilePicker } from '../../file-picker';
import type { DemoControls } from '../demo-controls';
import { NativeLog } from '../panel/logs';
import panel from '../panel/panel.module.css';
import styles from './test-page.module.css';

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** @returns the result as text, after its duration */
async function timed(work: Promise<unknown>): Promise<string> {
  const start = performance.now();
  const result = await work;
  return `${Math.round(performance.now() - start)} ms\n${formatJson(result)}`;
}

/** Sends the ten messages to the native app, and shows the answers. In the demo the kind of answer can be chosen. */
export function NativeTest({ demo }: { demo: DemoControls | null }) {
  const { t } = useLingui();
  const { bridge } = useServices();
  const [action, setAction] = useState<BridgeAction>('goToPage');
  const [payload, setPayload] = useState(() => formatJson(examplePayloads.goToPage));
  const [isWaiting, setIsWaiting] = useState(false);
  const [reply, setReply] = useState('');
  const read = readPayload(action, payload);
  const platform = bridge.platform();

  async function send() {
    if (!('message' in read)) return;
    const { message } = read;
    setIsWaiting(true);
    setReply(`${action} · ${await timed(bridge.call(message.action, message.payload))}`);
    setIsWaiting(false);
  }

  const error =
    'message' in read
      ? null
      : read.details === ''
        ? t`This is not JSON.`
        : t`The bridge would refuse this: ${read.details}`;
  return (
    <>
      <Card title={t`Message to the native app`}>
        <p className="hint">
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
            setPayload(formatJson(examplePayloads[chosen]));
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
          {t({ message: 'Send the message', comment: 'Button: hands the message to the native app' })}
        </Button>
        <div aria-live="polite">{reply !== '' && <CodeBlock label={t`Reply`} text={reply} />}</div>
      </Card>
      {demo && (
        <Card title={t`The native app of the demo`}>
          <NativeLog native={demo.native} />
        </Card>
      )}
    </>
  );
}

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

/** Reads a typed payload. @returns the message, or why the bridge would refuse it; without details it is not JSON */
export function readPayload(action: BridgeAction, text: string): { message: BridgeMessage } | { details: string } {
  const payload = attempt((): unknown => JSON.parse(text));
  if (payload === undefined) return { details: '' };
  const parsed = v.safeParse(messageSchema, { id: 'test', action, payload });
  if (parsed.success) return { message: parsed.output };
  return { details: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`).join('; ') };
}

/** Milliseconds until the device must have found its location. */
const timeout = 15_000;

/** By the code of the browser's error; 0 without the interface. */
const failures: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`This browser tells no page where it is, or not this one: it needs https or localhost.`,
  1: msg`You, the app around this page, or the server's Permissions-Policy header did not allow it. Change it in the settings of the browser or the app.`,
  2: msg`The device does not know where it is. Is location switched on?`,
  3: msg`The device did not find out where it is within 15 seconds.`,
};

/** Asks for the location after a tap, and shows the result. It is not sent. */
export function LocationTest() {
  const { t, i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [place, setPlace] = useState<GeolocationCoordinates | null>(null);
  const [failure, setFailure] = useState<MessageDescriptor | undefined>();
  const degrees = (value: number) => i18n.number(value, { maximumFractionDigits: 5 });

  function show(found: GeolocationCoordinates | null, code = 0) {
    setIsBusy(false);
    setPlace(found);
    setFailure(found ? undefined : (failures[code] ?? failures[2]));
  }

  function ask() {
    if (!window.isSecureContext || !('geolocation' in navigator)) {
      show(null);
      return;
    }
    setIsBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => show(coords),
      ({ code }) => show(null, code),
      { timeout, maximumAge: 0, enableHighAccuracy: false },
    );
  }

  return (
    <Card title={t`Location`}>
      <p className="hint">{t`The browser asks you when you tap, not before. The place is neither sent nor kept.`}</p>
      <div className={panel.row}>
        <Button variant="secondary" busy={isBusy} busyLabel={t`Checking…`} onClick={ask}>
          {t`Ask for the location`}
        </Button>
      </div>
      {place && (
        <Rows
          rows={[
            { label: t`Latitude`, value: degrees(place.latitude) },
            { label: t`Longitude`, value: degrees(place.longitude) },
            {
              label: t({ message: 'Accuracy', comment: 'of a location' }),
              value: t`${i18n.number(Math.round(place.accuracy))} m`,
            },
          ]}
        />
      )}
      {failure && <Notice kind="error">{t(failure)}</Notice>}
    </Card>
  );
}

/** `size` is empty until the picture is drawn, and null if the engine cannot draw it. */
type Photo = { file: File; address: string; size: string | null };

/** Takes a photo after a tap, and shows the result. It stays in this page's memory. */
export function PhotoTest() {
  const { t, i18n } = useLingui();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const address = photo?.address;

  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);

  const take = (file: File) => setPhoto({ file, address: URL.createObjectURL(file), size: '' });

  return (
    <Card title={t`Photo`}>
      <p className="hint">{t`The camera opens when you tap, not before. The photo is neither sent nor kept.`}</p>
      {!('capture' in HTMLInputElement.prototype) && (
        <Notice kind="info">{t`This browser cannot ask for the camera: it offers a choice of files.`}</Notice>
      )}
      <div className={panel.row}>
        <FilePicker accept="image/*" capture="environment" onFile={take}>
          {t`Take a photo`}
        </FilePicker>
      </div>
      {photo && (
        <>
          <Rows
            rows={[
              { label: t({ message: 'File', comment: 'Name of a file' }), value: photo.file.name },
              { label: t({ message: 'Type', comment: 'Type of a file' }), value: photo.file.type || t`not given` },
              {
                label: t({ message: 'Size', comment: 'Size of a file' }),
                value: t`${i18n.number(photo.file.size)} bytes`,
              },
              ...(photo.size ? [{ label: t`Width × height`, value: photo.size }] : []),
            ]}
          />
          {photo.size === null ? (
            <Notice kind="error">
              {t`This engine cannot draw the picture. HEIC opens only where the engine knows it.`}
            </Notice>
          ) : (
            <img
              className={styles.photo}
              src={photo.address}
              alt={t`The photo that was taken`}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPhoto({ ...photo, size: `${naturalWidth} × ${naturalHeight}` })
              }
              onError={() => setPhoto({ ...photo, size: null })}
            />
          )}
        </>
      )}
    </Card>
  );
}
