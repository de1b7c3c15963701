import { judgeServerUrl, type UrlPolicy } from '@/domain/server-url';

/** Where an address opens: in this page, in this page without a history entry, or in a new window. */
export type UrlTarget = 'here' | 'replace' | 'outside';

export type OpenServerUrl = ReturnType<typeof createOpenServerUrl>;

type Options = {
  policy: UrlPolicy;
  commonParams: () => Readonly<Record<string, string>>;
  /** Whether the borrower of these parameters still uses the device. */
  mayOpen: () => boolean;
  /** Whether the page is in the webview of an app: a new window is then another app. */
  isInApp: () => boolean;
  window: Pick<Window, 'open'> & { location: Pick<Location, 'assign' | 'replace'> };
};

/**
 * Makes the only function that opens addresses of a server (decision 17, server addresses). Session parameters and
 * `extra` are added only for trusted hosts, and never outside the webview of an app. It returns `refused` if the policy
 * forbids the address, or another borrower uses the device; the caller shows that nothing was opened.
 */
export function createOpenServerUrl({ policy, commonParams, mayOpen, isInApp, window }: Options) {
  return (address: string, target: UrlTarget, extra: Readonly<Record<string, string>> = {}): 'opened' | 'refused' => {
    const verdict = judgeServerUrl(address, policy);
    if (verdict.kind === 'refused' || !mayOpen()) return 'refused';
    const { url } = verdict;
    if (verdict.kind === 'trusted' && !(target === 'outside' && isInApp())) {
      for (const [name, value] of Object.entries({ ...commonParams(), ...extra })) url.searchParams.set(name, value);
    }
    if (target === 'outside') window.open(url.href, '_blank', 'noopener,noreferrer');
    else if (target === 'replace') window.location.replace(url.href);
    else window.location.assign(url.href);
    return 'opened';
  };
}
