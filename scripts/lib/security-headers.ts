// The server of builds and `npm run headers`: the security headers of every page.
import { createHash } from 'node:crypto';

/** The content security policy of every page; `npm run headers` prints it for the web server. */
const policy: Record<string, string[]> = {
  'default-src': ["'none'"],
  // No inline script and no eval, except scripts of the build, which are allowed by hash.
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Product logos and complaint pictures come from the operator's image hosts; pictures on the device are blobs.
  'img-src': ["'self'", 'https:', 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'font-src': ["'self'"],
  // Agreements of lenders, in a sandboxed frame.
  'frame-src': ["'self'", 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // The policy `default` accepts only our worker scripts (src/platform/offline/pwa.ts).
  'trusted-types': ['default'],
};

/** The parts of the policy that an operator may change. */
export type HeaderOptions = {
  /** Which sites may show our pages in a frame; default: none. */
  frameAncestors?: "'none'" | "'self'";
  /** Origins of the API when it is not on our own host, and of the collector of reports. */
  apiOrigins?: string[];
  /**
   * Path or absolute address to which browsers report violations of the policy; default: none. Reports contain the
   * page's whole address, so use only your own collector (docs/operating.md).
   */
  policyReports?: string;
};

/**
 * @param html one page as built
 * @returns CSP sources, one per inline script or style element in it: `'sha256-…'`
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (element: 'script' | 'style') =>
    // Data, such as the facts for search engines, does not run and needs no hash.
    [
      ...html.matchAll(new RegExp(`<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([^]*?)</${element}>`, 'g')),
    ].map(
      ([, content]) =>
        `'sha256-${createHash('sha256')
          .update(content ?? '')
          .digest('base64')}'`,
    );
  return { scripts: [...new Set(hashes('script'))], styles: [...new Set(hashes('style'))] };
}

/**
 * @param pages the HTML of the pages that the headers are for; their inline elements are allowed by hash
 * @returns header name (lower case) to value
 */
export function securityHeaders(
  pages: string[],
  { frameAncestors = "'none'", apiOrigins = [], policyReports }: HeaderOptions = {},
): Record<string, string> {
  const { scripts, styles } = inlineHashes(pages.join('\n'));
  const extra: Record<string, string[]> = { 'script-src': scripts, 'style-src': styles, 'connect-src': apiOrigins };
  const directives = Object.entries({
    ...policy,
    'frame-ancestors': [frameAncestors],
    // `report-uri` is for engines without `report-to`.
    ...(policyReports === undefined ? {} : { 'report-to': ['policy'], 'report-uri': [policyReports] }),
  });
  return {
    'content-security-policy': directives
      .map(([name, sources]) => [name, ...sources, ...(extra[name] ?? [])].join(' '))
      .join('; '),
    ...(policyReports === undefined ? {} : { 'reporting-endpoints': `policy="${policyReports}"` }),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': frameAncestors === "'none'" ? 'DENY' : 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}
