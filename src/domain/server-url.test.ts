import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeServerUrl } from './server-url';

const policy = {
  origin: 'https://loan.example',
  ownAddresses: ['https://api.loan.example/gateway', '/gateway'],
  trustedHosts: ['partner.example', 'pay.example:8443'],
};

describe('addresses from the server', () => {
  it.each([
    ['https://loan.example/borrowDetail/?a=1', 'trusted'],
    ['/borrowDetail/?orderId=1', 'trusted'],
    ['https://api.loan.example/x', 'trusted'],
    ['https://partner.example/x', 'trusted'],
    ['https://pay.example:8443/x', 'trusted'],
    ['https://pay.example/x', 'foreign'],
    ['https://evil.example/?u=loan.example', 'foreign'],
    ['https://loan.example.evil.example/', 'foreign'],
    ['//evil.example/x', 'foreign'],
    ['\\\\evil.example/x', 'foreign'],
    ['http://localhost:4173/x', 'foreign'],
    ['http://loan.example/', 'refused'],
    ['http://evil.example/', 'refused'],
    ['javascript:alert(1)', 'refused'],
    [' JavaScript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['data:text/html,<script>1</script>', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['intent://scan/#Intent;end', 'refused'],
    ['blob:https://loan.example/1', 'refused'],
    ['https://loan.example@evil.example/', 'refused'],
    ['https://user:secret@loan.example/', 'refused'],
    ['https://', 'refused'],
    ['', 'refused'],
    ['   ', 'refused'],
  ])('%s is %s', (address, kind) => {
    expect(judgeServerUrl(address, policy).kind).toBe(kind);
  });

  it.each([
    ['https:/\\/loan.example@evil.example/', 'refused'],
    ['https://loan.example\\@evil.example/', 'trusted'],
    ['https://loan.example%2f@evil.example/', 'refused'],
    ['https://loan.example:443@evil.example/', 'refused'],
    ['https://@loan.example/', 'trusted'],
    ['https:loan.example', 'trusted'],
    ['HTTPS://LOAN.EXAMPLE/', 'trusted'],
    ['h\tt\ntps://evil.example/', 'foreign'],
    ['https://evil.example\u0000.loan.example/', 'refused'],
    ['https://loan.example.', 'foreign'],
    ['https://loan\u3002example/', 'trusted'],
    ['https://lo\u0430n.example/', 'foreign'],
    ['https://loan.example\u202e/', 'refused'],
    ['https://partner.example:444/', 'foreign'],
    ['https://127.0.0.1.nip.example/', 'foreign'],
    ['http://127.1/', 'foreign'],
    ['http://localhost.evil.example/', 'refused'],
    ['http://localhost@evil.example/', 'refused'],
    ['http:/\\evil.example/', 'refused'],
    ['\u0001javascript:alert(1)', 'refused'],
    ['%6aavascript:alert(1)', 'trusted'],
    ['javascript&colon;alert(1)', 'trusted'],
    ['jAvAsCrIpT://loan.example/%0aalert(1)', 'refused'],
    ['view-source:https://loan.example/', 'refused'],
    ['filesystem:https://loan.example/temporary/x', 'refused'],
    ['about:blank', 'refused'],
    ['ws://loan.example/', 'refused'],
    ['tel:110', 'refused'],
    ['market://details?id=x', 'refused'],
    ['android-app://x', 'refused'],
  ])('%j is %s', (address, kind) => {
    expect(judgeServerUrl(address, policy).kind).toBe(kind);
  });

  it('judges the address that will be opened: read again, it is the same', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'JaVaScRiPt:',
      'data:',
      'blob:',
      'intent:',
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2f',
      '%00',
      '\u202e',
      '\uff0f',
      '\ud800',
      'loan.example',
      'partner.example',
      'evil.example',
      'localhost',
      '443',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const verdict = judgeServerUrl(pieces.join(''), policy);
        if (verdict.kind === 'refused') return;
        const { url } = verdict;
        const read = new URL(url.href);
        expect([read.host, read.username, read.password]).toEqual([url.host, '', '']);
        expect(read.protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(read.hostname)).toBe(true);
        const ours =
          ['loan.example', 'api.loan.example', 'partner.example', 'pay.example:8443'].includes(read.host) &&
          read.protocol === 'https:';
        expect(verdict.kind).toBe(ours ? 'trusted' : 'foreign');
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets nothing but https through, whatever is sent', () => {
    // Making fast-check's own web address alone takes a second of work.
    const host = fc.array(fc.constantFrom('loan', 'partner', 'evil', 'x-1', 'xn--p1ai', 'example', '8'), {
      minLength: 1,
      maxLength: 4,
    });
    const webAddress = fc
      .tuple(fc.constantFrom('https', 'http'), host, fc.string())
      .map(([scheme, labels, rest]) => `${scheme}://${labels.join('.')}/${rest}`);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          webAddress,
          fc
            .tuple(fc.constantFrom('javascript:', 'data:', 'vbscript:', 'http://'), fc.string())
            .map((parts) => parts.join('')),
        ),
        (address) => {
          const verdict = judgeServerUrl(address, policy);
          if (verdict.kind !== 'refused') expect(verdict.url.protocol).toBe('https:');
        },
      ),
    );
  });
});
