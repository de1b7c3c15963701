import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState, type ReactNode, useId } from 'react';
import * as v from 'valibot';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { QrCode } from '@/ui/qr-code';
import { Tabs } from '@/ui/tabs';
import { ContractMeter, MeterBar, useMeter } from '../contract-meter';
import type { DemoControls } from '../demo-controls';
import { linkToHere, launchTitle, withSwitches } from '../demo-link';
import { ReportList, SwitchesEditor } from '../operator';
import { type PanelProps, ClockControls, FaultControls, WorldControls } from './controls';
import { NativeLog, RequestList } from './logs';
import meterStyles from '../contract-meter.module.css';
import panelStyles from './panel.module.css';

/** The present screen as a link, and as a QR code for another phone. */
function LinkHere({ controls: { launchLinks, backend }, href }: PanelProps) {
  const { t } = useLingui();
  const [link, setLink] = useState<string | null>(null);
  const settings = backend.settings();
  const launch = launchLinks.find(({ scenario }) => scenario === settings.scenario);

  return (
    <Card title={t`Show it on another device`}>
      <p>
        <Trans>A link to this page, in this scenario, at this time.</Trans>
      </p>
      <div className={panelStyles['row']}>
        <Button variant="secondary" onClick={() => setLink(linkToHere(launch?.href ?? href(), href(), settings))}>
          <Trans>Make link and code</Trans>
        </Button>
      </div>
      {link !== null && (
        <>
          {isOnlyHere(link) && <OnlyHere link={link} onOther={setLink} />}
          <QrCode text={link} label={t`QR code of the link`} />
          <p className={panelStyles['link']}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          </p>
          <CopyButton text={link} label={t`link`} />
        </>
      )}
    </Card>
  );
}

/** Warns that a code with `localhost` leads a phone to itself, and offers an address that it can reach. */
function OnlyHere({ link, onOther }: { link: string; onOther: (link: string) => void }) {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  const { host } = new URL(link);

  useEffect(() => {
    let isWanted = true;
    void ownOrigins().then((found) => isWanted && setOrigins(found));
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <Notice
      kind="warning"
      action={
        origins.length > 0 &&
        origins.map((origin) => (
          <Button key={origin} variant="secondary" onClick={() => onOther(atOrigin(link, origin))}>
            <Trans>Use {origin}</Trans>
          </Button>
        ))
      }
    >
      <Trans>Another device cannot open this code: {host} means that device itself.</Trans>{' '}
      {origins.length === 0 && (
        <Trans>
          Start the demo with <code>npm start -- --host</code>, or put it on a web server that both can reach.
        </Trans>
      )}
    </Notice>
  );
}

/** Written beside the pages by `npm start -- --host`: the addresses of this server for other devices. */
const file = 'own-address.json';

const schema = v.object({ origins: v.array(v.pipe(v.string(), v.regex(/^http:\/\/[\w.:[\]-]+$/))) });

/** Names that mean another machine on the phone that reads them. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/** Whether an address leads every device to itself. */
export function isOnlyHere(href: string): boolean {
  return ownNames.test(new URL(href).hostname);
}

/** The same page at another origin. */
export function atOrigin(href: string, origin: string): string {
  const { pathname, search, hash } = new URL(href);
  return origin + pathname + search + hash;
}

/** @returns the addresses of this server for other devices, if it published them */
export async function ownOrigins(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  try {
    const answer = await fetchFile(__BASE_PATH__ + file, { cache: 'no-store' });
    const parsed = v.safeParse(schema, answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.output.origins : [];
  } catch {
    // The file or the server is missing: there is nothing to offer.
    return [];
  }
}

/** Chooses the scenario; another one begins at its first page, with the same clock and faults. */
function ScenarioControl({ controls: { launchLinks, backend }, open }: PanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { scenario, clock, faults, seed } = backend.settings();

  function choose(name: string) {
    const link = launchLinks.find((candidate) => candidate.scenario === name);
    if (link) open(withSwitches(link.href, { clock, faults, seed: seed === 1 ? '' : String(seed), reset: '1' }));
  }

  return (
    <Card title={t`Scenario`}>
      <label htmlFor={id} className="sr-only">{t`Scenario`}</label>
      <select
        id={id}
        className={panelStyles['select']}
        value={scenario}
        onChange={(event) => choose(event.target.value)}
      >
        {launchLinks.map((link) => (
          <option key={link.scenario} value={link.scenario}>
            {launchTitle(i18n, link)}
          </option>
        ))}
      </select>
    </Card>
  );
}

/** The contract meter in one line, above the tabs of the panel. */
function MeterLine({ controls }: { controls: DemoControls }) {
  const { whole } = useMeter(controls);
  return (
    <div className={meterStyles['line']}>
      <span className={meterStyles['name']}>
        <Trans comment="Title: how much of the interface to the server was seen and kept">Contract</Trans>
      </span>
      <MeterBar coverage={whole} />
    </div>
  );
}

type Props = PanelProps & {
  /** Shown above the controls. */
  start?: ReactNode;
};

/** The tab that was open last, for the panel of the next page. */
let lastTab = 'knobs';

/** The controls of the demo, the calls of the page, and its messages to the native app. */
export function Panel({ start, ...props }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState(lastTab);
  const select = (id: string) => {
    lastTab = id;
    setTab(id);
  };
  const tabs = [
    { id: 'knobs', label: t({ message: 'Demo', comment: 'Tab: scenario, clock, faults' }) },
    { id: 'requests', label: t({ message: 'Requests', comment: 'Tab: calls to the server' }) },
    { id: 'native', label: t({ message: 'Native app', comment: 'Tab: messages to the app around the page' }) },
    { id: 'operator', label: t({ message: 'Operator', comment: 'Tab: what whoever runs the app sees and can do' }) },
  ];
  return (
    <>
      <MeterLine controls={props.controls} />
      <Tabs tabs={tabs} selected={tab} onSelect={select} label={t`Demo panel`}>
        {tab === 'knobs' && (
          <>
            {start}
            <ScenarioControl {...props} />
            <ClockControls {...props} />
            <FaultControls {...props} />
            <LinkHere {...props} />
            <WorldControls {...props} />
          </>
        )}
        {tab === 'requests' && (
          <>
            <ContractMeter controls={props.controls} />
            <RequestList requests={props.controls.requests} />
          </>
        )}
        {tab === 'native' && <NativeLog controls={props.controls} />}
        {tab === 'operator' && (
          <>
            <SwitchesEditor controls={props.controls} />
            <ReportList controls={props.controls} />
          </>
        )}
      </Tabs>
    </>
  );
}
