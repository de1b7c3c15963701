/** Parameters that are removed from the address once they are stored. */
export const secretParams = ['token', 'sessionId'] as const;

/** Parameters that identify the borrower. */
export const identityParams = [...secretParams, 'userId'] as const;

export type IdentityParam = (typeof identityParams)[number];

/** Launch parameters of the borrower: they end with the session. */
export const sessionParams = [...identityParams, 'pop'] as const;

/** Launch parameters of the phone: they stay when the borrower changes. */
export const deviceParams = ['clientType', 'appVersion', 'deviceName', 'deviceId', 'osVersion', 'appMarket'] as const;

/** The ten common parameters: every request sends those that the launch had (specification sections 1 and 7). */
export const commonParams = [...deviceParams, ...sessionParams] as const;

/** Inputs of single pages (specification section 2): links to the next page do not contain them. */
export const pageParams = [
  'productId',
  'orderId',
  'orderNo',
  'position',
  'problemType',
  'problemIndex',
  'problemSonType',
  'problemId',
  'selectedIndex',
  'amount',
  'display',
  'from',
  // Not in the protocol: the chosen method (decision 33, account inputs) and the voucher's details
  // (decision 15, counter voucher).
  'payType',
  'payCode',
  'method',
  'refNo',
  'altRefNo',
  'fee',
  'expireTime',
  'issuer',
  // Which list of recommended products to request.
  'scene',
  // Of a promotion link: only links between promotion pages contain them.
  'id',
  'templateId',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'merchantNumber',
  'userName',
  // Not in the protocol: the tab of the complaint list.
  'tab',
  // Not in the protocol: the receipt that is open.
  'receipt',
] as const;

export type PageInput = (typeof pageParams)[number];

/** Parameters by name. No name is dangerous: addresses and cookies are parsed without `__proto__` (`parseSearch`). */
export type Params = Readonly<Record<string, string>>;

/** The parameters of these names. */
export function pick(params: Params, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}

/** The parameters except those of these names. */
export function omit(params: Params, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)));
}
