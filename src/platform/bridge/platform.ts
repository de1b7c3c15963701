/** What decides where messages go. */
export type Surroundings = {
  /** The launch parameter; it may be missing or wrong. */
  clientType: string | undefined;
  hasAndroid: boolean;
  hasIos: boolean;
};

/** Chooses where messages go: a native object that is really there wins over whatever the launch says. */
export function choosePlatform({ clientType, hasAndroid, hasIos }: Surroundings): 'android' | 'ios' | 'browser' {
  if (hasAndroid && hasIos) return clientType === 'ios' ? 'ios' : 'android';
  if (hasAndroid) return 'android';
  return hasIos ? 'ios' : 'browser';
}

/** Whether the user agent is that of a page inside an app, not of a browser. */
export function isWebview(userAgent: string): boolean {
  if (/;\s*wv\)/.test(userAgent)) return true;
  return /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/.test(userAgent) && !userAgent.includes('Safari/');
}

/** Whether a native object that is not there yet is worth waiting for. */
export function mayTurnNative(clientType: string | undefined, userAgent: string): boolean {
  if (clientType === 'android' || clientType === 'ios') return true;
  return clientType !== 'h5' && isWebview(userAgent);
}
