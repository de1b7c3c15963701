import { msg, useLingui } from '@lingui/macro';
import type { LaunchLink } from '@mocks/launch-links';
import * as v from 'valibot';
import { attempt } from '@/platform/browser/attempt';
import { parseSearch } from '@/platform/browser/search';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { commonParams, secretParams } from '@/platform/session/common-params';
import { cleanQuery } from '@/platform/session/launch';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { marketNames } from '../demo-link';
import styles from '../panel/panel.module.css';

/** The launch values that a developer can change: the ten common parameters, and product and order of a page. */
const launchNames = [...commonParams, 'productId', 'orderId'] as const;

type LaunchName = (typeof launchNames)[number];

/** All values are texts, empty if the launch does not have them. `more` is a query of further parameters, `a=1&b=2`. */
export type LaunchValues = Readonly<Record<LaunchName | 'more', string>>;

/** UTF-16 units; the session does not accept longer ones. */
const maxLength = 4_096;

/** Launch values of a record of texts: every name, empty if missing, cut at 4,096 characters. */
function toLaunchValues(given: Readonly<Record<string, string>>): LaunchValues {
  const names = [...launchNames, 'more'] as const;
  // `Object.fromEntries` loses the names in its type.
  return Object.fromEntries(names.map((name) => [name, (given[name] ?? '').slice(0, maxLength)])) as LaunchValues;
}

const storageKey = 'test-page-launch';

const isSecret = (name: string) => secretParams.some((secret) => secret === name);

const kept = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** Stored text is validated like any text from outside. */
const read = (text: string | null | undefined) => v.parse(kept, text ?? '{}');

/** The storage of the window, which may be missing, blocked or full: the values then last as long as the page. */
const local = <T,>(work: (storage: Storage | undefined) => T) => attempt(() => work(localStorageIfAllowed()));

/** @returns the last edited values, or `null` before the first edit */
export function loadValues(): LaunchValues | null {
  const values = { ...read(local((storage) => storage?.getItem(storageKey))), ...read(readTab(storageKey)) };
  return Object.keys(values).length === 0 ? null : toLaunchValues(values);
}

/** Stores the values for the next visit; token and session id only until the tab is closed. */
export function saveValues(values: LaunchValues): void {
  const entries = Object.entries({ ...values, more: cleanQuery(values.more).replace(/^\?/, '') });
  const pick = (secret: boolean) =>
    JSON.stringify(Object.fromEntries(entries.filter(([name]) => isSecret(name) === secret)));
  local((storage) => storage?.setItem(storageKey, pick(false)));
  storeInTab(storageKey, pick(true));
}

/** An invented phone and borrower; `token` is a demo value. */
const anybody = {
  clientType: 'android',
  appVersion: '1.10.0',
  deviceName: 'Galaxy A14',
  deviceId: 'test-page',
  osVersion: '13',
  appMarket: 'googleplay',
  token: 'demo-token',
  sessionId: '1000000000000001',
  userId: '10000001',
};

/** Launches of two scenarios, of no borrower, and of an old client. @param links empty without the demo's backend */
export function presetsOf(links: readonly LaunchLink[]) {
  function launchOf(scenario: string, pop: string): LaunchValues {
    const link = links.find((candidate) => candidate.scenario === scenario);
    if (!link) return toLaunchValues({ ...anybody, pop });
    return toLaunchValues({ ...parseSearch(new URL(link.href).search), more: `demo=${scenario}` });
  }
  const indonesia = launchOf('due-today', '0');
  const stranger = { ...indonesia, sessionId: '', userId: '' };
  const oldClient = { ...stranger, appVersion: '0.9', token: 'demo-old-client' };
  return [
    { id: 'indonesia', label: marketNames.indonesia, values: indonesia },
    { id: 'india', label: marketNames.india, values: launchOf('due-today-in', '1') },
    { id: 'no-token', label: msg`No token`, values: { ...stranger, token: '' } },
    { id: 'old-client', label: msg`Old client`, values: oldClient },
  ];
}

type Props = {
  values: LaunchValues;
  presets: ReturnType<typeof presetsOf>;
  onChange: (values: LaunchValues) => void;
};

/** Beside the tests there is space for every value; above them, on a phone, the values are folded. */
const isWide = () => window.matchMedia('(min-width: 1000px)').matches;

/** The launch values of the native app: presets, or edited. Named as in the address. */
export function LaunchCard({ values, presets, onChange }: Props) {
  const { t } = useLingui();
  const field = (name: keyof LaunchValues) => ({
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    limit: 4096,
  });
  return (
    <Card title={t`Launch values`}>
      <p className="hint">{t`Every link on this page carries them. An empty one is left out.`}</p>
      <div className={styles.row}>
        {presets.map((preset) => {
          const isTaken = JSON.stringify(toLaunchValues(values)) === JSON.stringify(preset.values);
          return (
            <Button
              key={preset.id}
              variant={isTaken ? 'primary' : 'secondary'}
              aria-pressed={isTaken}
              onClick={() => onChange(preset.values)}
            >
              {t(preset.label)}
            </Button>
          );
        })}
      </div>
      <Accordion summary={t`Edit the values`} defaultOpen={isWide()}>
        <div className="stack">
          {launchNames.map((name) => (
            <TextField key={name} label={name} {...field(name)} />
          ))}
          <TextField
            label={t`More parameters`}
            hint={t`As in an address, for example: problemId=7&demo=overdue&clock=+3d`}
            {...field('more')}
          />
        </div>
        <p className="hint">
          {t`Kept on this device; token and session id only until the tab is closed. Use demo values, never those of a borrower.`}
        </p>
      </Accordion>
    </Card>
  );
}
