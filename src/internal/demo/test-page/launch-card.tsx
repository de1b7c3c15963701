import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import * as v from 'valibot';
import { parseSearch, withoutParams } from '@/platform/browser/search';
import { commonParams, secretParams } from '@/platform/session/common-params';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import type { DemoControls } from '../demo-controls';
import styles from './test-page.module.css';

/** The launch values that a developer can change: the ten common parameters, and product and order of a page. */
const launchNames = [...commonParams, 'productId', 'orderId'] as const;

type LaunchName = (typeof launchNames)[number];

/** All values are texts, empty if the launch does not have them. `more` is a query of further parameters, `a=1&b=2`. */
export type LaunchValues = Readonly<Record<LaunchName | 'more', string>>;

/** UTF-16 units; the session accepts no longer ones. */
const maxLength = 4_096;

/**
 * Launch values of any record of texts: stored ones, the parameters of a link.
 * @returns every name, empty if missing, cut at 4,096 characters
 */
function toLaunchValues(given: Readonly<Record<string, string>>): LaunchValues {
  const known = new Map(Object.entries(given));
  const names = [...launchNames, 'more'] as const;
  // `Object.fromEntries` loses the names in its type.
  return Object.fromEntries(names.map((name) => [name, (known.get(name) ?? '').slice(0, maxLength)])) as LaunchValues;
}

/** Whether two launches have the same values. */
function isSameLaunch(one: LaunchValues, other: LaunchValues): boolean {
  return one.more === other.more && launchNames.every((name) => one[name] === other[name]);
}

const storageKey = 'test-page-launch';

const isSecret = (name: string) => secretParams.some((secret) => secret === name);

const kept = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** The page's two storages; either may be missing or refuse. */
type Shelves = { local: () => Storage; session: () => Storage };

/** The storages of a window, read on use: the property throws where storage is blocked. */
export function shelvesOf(page: Window): Shelves {
  return { local: () => page.localStorage, session: () => page.sessionStorage };
}

function read(shelf: () => Storage): Record<string, string> {
  try {
    return v.parse(kept, shelf().getItem(storageKey) ?? '{}');
  } catch {
    // Blocked: nothing was stored either.
    return {};
  }
}

function write(shelf: () => Storage, values: Readonly<Record<string, string>>): void {
  try {
    shelf().setItem(storageKey, JSON.stringify(values));
  } catch {
    // Blocked or full: the values last as long as the page.
  }
}

/** @returns the last edited values, or `null` before the first edit */
export function loadValues({ local, session }: Shelves): LaunchValues | null {
  const lasting = read(local);
  const secrets = read(session);
  if (Object.keys(lasting).length === 0 && Object.keys(secrets).length === 0) return null;
  return toLaunchValues({ ...lasting, ...secrets });
}

/** Stores the values for the next visit; token and session id only until the tab is closed. */
export function saveValues(values: LaunchValues, { local, session }: Shelves): void {
  const entries = Object.entries(values);
  const lasting = entries
    .filter(([name]) => !isSecret(name))
    .map(
      ([name, value]) =>
        [name, name === 'more' ? withoutParams(value, secretParams).replace(/^\?/, '') : value] as const,
    );
  write(local, Object.fromEntries(lasting));
  write(session, Object.fromEntries(entries.filter(([name]) => isSecret(name))));
}

type Preset = { id: string; label: MessageDescriptor; values: LaunchValues };

type Links = DemoControls['launchLinks'];

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

/** The launch of a scenario with its order. Without the demo's backend the order has to be typed. */
function launchOf(links: Links, scenario: string, pop: string): LaunchValues {
  const link = links.find((candidate) => candidate.scenario === scenario);
  if (!link) return toLaunchValues({ ...anybody, pop });
  return toLaunchValues({ ...parseSearch(new URL(link.href).search), more: `demo=${scenario}` });
}

/** @param links the demo's launch links; empty without its backend */
export function presetsOf(links: Links): Preset[] {
  const indonesia = launchOf(links, 'due-today', '0');
  const india = launchOf(links, 'due-today-in', '1');
  return [
    { id: 'indonesia', label: msg`Indonesia`, values: indonesia },
    { id: 'india', label: msg`India`, values: india },
    { id: 'no-token', label: msg`No token`, values: { ...indonesia, token: '', sessionId: '', userId: '' } },
    {
      id: 'old-client',
      label: msg`Old client`,
      values: { ...indonesia, appVersion: '0.9', token: 'demo-old-client', sessionId: '', userId: '' },
    },
  ];
}

type Props = {
  values: LaunchValues;
  presets: readonly Preset[];
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
      <p className={styles['soft']}>
        <Trans>Every link on this page carries them. An empty one is left out.</Trans>
      </p>
      <div className={styles['row']}>
        {presets.map((preset) => {
          const isTaken = isSameLaunch(preset.values, values);
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
        <div className={styles['fields']}>
          {launchNames.map((name) => (
            <TextField key={name} label={name} {...field(name)} />
          ))}
        </div>
        <div className={styles['last']}>
          <TextField
            label={t`More parameters`}
            hint={t`As in an address, for example: problemId=7&demo=overdue&clock=+3d`}
            {...field('more')}
          />
        </div>
        <p className={styles['soft']}>
          <Trans>
            Kept on this device; token and session id only until the tab is closed. Use demo values, never those of a
            borrower.
          </Trans>
        </p>
      </Accordion>
    </Card>
  );
}
