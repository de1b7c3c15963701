/** Parameters that never stand in an address once they are stored. */
export const secretParams = ['token', 'sessionId'] as const;

/** What says who the borrower is. */
export const identityParams = [...secretParams, 'userId'] as const;

export type IdentityParam = (typeof identityParams)[number];

/** Launch parameters that belong to the borrower: kept in the session, dropped with it. */
export const sessionParams = [...identityParams, 'pop'] as const;

/** Launch parameters that belong to the handset, whoever uses it. */
export const deviceParams = ['clientType', 'appVersion', 'deviceName', 'deviceId', 'osVersion', 'appMarket'] as const;

/** The ten common parameters: every request carries those that the launch had (specification sections 1 and 7). */
export const commonParams = [...deviceParams, ...sessionParams] as const;

/** Inputs of single pages (specification section 2): what they mean ends with the page, so they never travel on. */
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
  // Ours beyond the protocol: the chosen method (decision 33, account inputs) and the voucher's particulars (decision
  // 15, counter voucher).
  'payType',
  'payCode',
  'method',
  'refNo',
  'altRefNo',
  'fee',
  'expireTime',
  'issuer',
  // Which list of recommended products is asked for.
  'scene',
  // Of a promotion link: they go on from one promotion page to the next, and no further.
  'id',
  'templateId',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'merchantNumber',
  'userName',
  // Ours: which tab of the complaint list is shown.
  'tab',
  // Ours: which record is open.
  'receipt',
] as const;

export type PageInput = (typeof pageParams)[number];

/** Parameters by name, always without a prototype. */
export type Params = Readonly<Record<string, string>>;

/** A new record without a prototype: no name, not even `__proto__`, means anything in it but itself. */
export function noParams(): Record<string, string> {
  // The standard library types this as `any`.
  return Object.create(null) as Record<string, string>;
}

/** The parameters of these names, in a new record without a prototype. */
export function pick(params: Params, names: readonly string[]): Record<string, string> {
  const result = noParams();
  for (const [name, value] of Object.entries(params)) if (names.includes(name)) result[name] = value;
  return result;
}

/** The parameters but those of these names, in a new record without a prototype. */
export function omit(params: Params, names: readonly string[]): Record<string, string> {
  return pick(
    params,
    Object.keys(params).filter((name) => !names.includes(name)),
  );
}

/** Joins parameters, the later winning, into a new record without a prototype. */
export function merge(...parts: Params[]): Record<string, string> {
  const result = noParams();
  for (const part of parts) Object.assign(result, part);
  return result;
}
