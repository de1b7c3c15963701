import { commonParams } from '@/session/common-params';

/** What a launch says and a developer may change: the ten common parameters, and the product and order of a page. */
export const launchNames = [...commonParams, 'productId', 'orderId'] as const;

type LaunchName = (typeof launchNames)[number];

/** All values are texts, empty where the launch does not say it. `more` is a query of further parameters, `a=1&b=2`. */
export type LaunchValues = Readonly<Record<LaunchName | 'more', string>>;

/** UTF-16 units; the session takes no longer ones. */
const maxLength = 4_096;

/**
 * Values out of anything that has names and texts: what was stored, the parameters of a link.
 * @returns every name, empty where nothing was given, cut at 4,096 characters
 */
export function toLaunchValues(given: Readonly<Record<string, string>>): LaunchValues {
  const known = new Map(Object.entries(given));
  const read = (name: string) => (known.get(name) ?? '').slice(0, maxLength);
  return {
    clientType: read('clientType'),
    appVersion: read('appVersion'),
    deviceName: read('deviceName'),
    deviceId: read('deviceId'),
    osVersion: read('osVersion'),
    appMarket: read('appMarket'),
    token: read('token'),
    sessionId: read('sessionId'),
    userId: read('userId'),
    pop: read('pop'),
    productId: read('productId'),
    orderId: read('orderId'),
    more: read('more'),
  };
}

/** Whether two launches say the same. */
export function isSameLaunch(one: LaunchValues, other: LaunchValues): boolean {
  return one.more === other.more && launchNames.every((name) => one[name] === other[name]);
}
