import { randomUUID } from 'node:crypto';

/**
 * What the native app says about the borrower and the phone when it opens a page (wire, launch parameters): a borrower
 * no one else is. The mock server has one state per `deviceId`, so that tests never meet.
 */
export function newLaunch() {
  const id = randomUUID();
  const phone = { clientType: 'android', appVersion: '1.10', deviceName: 'Redmi 9A', deviceId: `device-${id}` };
  const proof = { token: `token-${id}`, sessionId: `session-${id}`, userId: `user-${id}` };
  // A launch of the mainland edition has no `pop`.
  return { ...phone, osVersion: '10', appMarket: 'play', ...proof, pop: '0' as string | undefined };
}

export type Launch = ReturnType<typeof newLaunch>;

/**
 * The address the native app opens.
 * @param inputs of the page; in the demo also `demo`, `clock`, `faults`, `seed`, `reset`
 */
export function launchUrl(path: string, launch: Launch, inputs: Record<string, string> = {}): string {
  const { pop, ...rest } = launch;
  return `${path}?${new URLSearchParams({ ...rest, ...(pop !== undefined && { pop }), ...inputs }).toString()}`;
}

/** The address of a page of ours as the native app opens it for another borrower. */
export function openedByAnother(address: string): string {
  const url = new URL(address);
  for (const name of ['userId', 'token', 'sessionId']) url.searchParams.set(name, 'another');
  return url.href;
}
