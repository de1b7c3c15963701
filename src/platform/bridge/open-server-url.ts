import { judgeServerUrl, type UrlPolicy } from '@/domain/server-url';

/** Where an address opens: in this page's place, or outside of it. */
export type UrlTarget = 'here' | 'replace' | 'outside';

/**
 * @returns `refused` when the address broke the policy, or another borrower is at the device; nothing was opened
 *   then, and the caller says so
 */
export type OpenServerUrl = (
  address: string,
  target: UrlTarget,
  extra?: Readonly<Record<string, string>>,
) => 'opened' | 'refused';

type Options = {
  policy: UrlPolicy;
  /** The common parameters, appended for hosts that are ours or trusted. */
  commonParams: () => Readonly<Record<string, string>>;
  /** Whether the borrower whose parameters these are is still the one at the device. */
  mayOpen: () => boolean;
  window: Pick<Window, 'open'> & { location: Pick<Location, 'assign' | 'replace'> };
};

/**
 * Makes the one door to addresses that a server sent (decision 17, server addresses): everything passes the policy,
 * session parameters are appended only where they may go, and another host opens without them and without an opener.
 */
export function createOpenServerUrl({ policy, commonParams, mayOpen, window }: Options): OpenServerUrl {
  return (address, target, extra = {}) => {
    const verdict = judgeServerUrl(address, policy);
    if (verdict.kind === 'refused' || !mayOpen()) return 'refused';
    const { url } = verdict;
    if (verdict.kind === 'trusted') {
      for (const [name, value] of Object.entries({ ...commonParams(), ...extra })) url.searchParams.set(name, value);
    }
    if (target === 'outside') window.open(url.href, '_blank', 'noopener,noreferrer');
    else if (target === 'replace') window.location.replace(url.href);
    else window.location.assign(url.href);
    return 'opened';
  };
}
