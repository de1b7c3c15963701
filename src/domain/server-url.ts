/** What may receive session parameters (decision 17, server addresses): our origin, our addresses, names of hosts. */
export type UrlPolicy = { origin: string; ownAddresses: readonly string[]; trustedHosts: readonly string[] };

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

const isAllowedScheme = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && isLocal(hostname));

function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** A server's address; `null` unless https, or http here, without a user name (decision 17, server addresses). */
export function allowedUrl(address: string, origin: string): URL | null {
  const trimmed = address.trim();
  const url = trimmed === '' ? null : parseUrl(trimmed, origin);
  return url && isAllowedScheme(url) && url.username === '' && url.password === '' ? url : null;
}

/** Whether an address of a server may be opened; only a `trusted` one, which is ours, receives session parameters. */
export function judgeServerUrl(address: string, policy: UrlPolicy) {
  const url = allowedUrl(address, policy.origin);
  if (!url) return { kind: 'refused' } as const;
  const ownOrigins = [policy.origin, ...policy.ownAddresses].map((own) => parseUrl(own, policy.origin)?.origin);
  const trusted = ownOrigins.includes(url.origin) || policy.trustedHosts.includes(url.host.toLowerCase());
  return { kind: trusted ? ('trusted' as const) : ('foreign' as const), url };
}
