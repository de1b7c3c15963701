import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { parseSearch } from '@/lib/search';
import type { DemoControls } from '@/services/demo-controls';
import { toLaunchValues, type LaunchValues } from './launch-values';

export type Preset = { id: string; label: MessageDescriptor; values: LaunchValues };

type Links = DemoControls['launchLinks'];

/** A handset and a borrower that nobody has; `token` is a demo value. */
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

/** The launch of a scenario, so that its order is there; without the demo's backend, one whose order has to be filled in. */
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
