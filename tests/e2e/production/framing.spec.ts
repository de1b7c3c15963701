import { inlineHashes } from '../../../scripts/lib/security-headers';
import { listFiles } from '../../../scripts/lib/source-files';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

/** The pages as built, by the path they are asked for. */
const pages = listFiles('dist').filter((file) => file.endsWith('.html'));
const pathOf = (file: string) =>
  file
    .replace(/^dist/, '')
    .replace(/\/index\.html$/, '/')
    .replace(/^\/app\.html$/, '/loanDetails');

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('every page sends a policy against frames and foreign scripts, and keeps to it', async ({ request }) => {
  expect(pages.length).toBeGreaterThan(8);
  for (const file of pages) {
    const path = pathOf(file);
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status(), path).toBe(200);
    const headers = answer.headers();
    expect(headers, path).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': 'no-cache',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-|strict-dynamic|\*|(?:^|\s)(?:http:|data:)[^;]*script|wasm-/);
    const directives = directivesOf(policy);
    const html = await answer.text();
    const { scripts, styles } = inlineHashes(html);
    expect(directives.get('default-src'), path).toEqual(["'none'"]);
    // What runs is what the build put there: files of our own, and inline parts by their hash, not one hash more.
    expect(directives.get('script-src'), path).toEqual(["'self'", ...scripts]);
    expect(directives.get('style-src'), path).toEqual(["'self'", ...styles]);
    expect(directives.get('connect-src'), path).toEqual(["'self'"]);
    expect(directives.get('base-uri'), path).toEqual(["'none'"]);
    expect(directives.get('form-action'), path).toEqual(["'self'"]);
    expect(directives.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    expect(directives.get('frame-ancestors'), path).toEqual(["'none'"]);
    const [, head = ''] = /<head>([^]*?)<\/head>/.exec(html) ?? [];
    const [first = ''] = head.match(/<(?!meta charset)[^>]+>/) ?? [];
    expect(first, path).toContain('name="referrer" content="no-referrer"');
    expect(html, path).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)=/i);
    expect(html, path).not.toMatch(/(?:src|href)="(?:http:|javascript:|data:text)/);
  }
});

test('a foreign page cannot embed our pages', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/frame-ancestors|X-Frame-Options|Refused to (?:frame|display)|Framing/i);
  const ours = `http://127.0.0.1:${ports.production}`;
  // The same server under another name is another origin.
  const stranger = `http://localhost:${ports.production}/stranger`;
  const frames = ['/loanDetails', '/', '/Policy'].map((path) => `<iframe src="${ours}${path}"></iframe>`).join('');
  await page.route(stranger, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>stranger</title>${frames}` }),
  );
  await page.goto(stranger);
  const shown = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(shown).toHaveLength(3);
  for (const frame of shown) {
    await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/');
    await expect(frame.locator('#root, article, script[src]')).toHaveCount(0);
  }
});
