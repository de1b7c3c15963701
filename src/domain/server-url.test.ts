import { always } from '@tests/support/always';
import fc from 'fast-check';
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
    ['https://partner.example:444/', 'foreign'],
    ['https://pay.example:8443/x', 'trusted'],
    ['https://pay.example/x', 'foreign'],
    ['https://evil.example/?u=loan.example', 'foreign'],
    ['https://loan.example.evil.example/', 'foreign'],
    ['//evil.example/x', 'foreign'],
    ['\\\\evil.example/x', 'foreign'],
    ['http://localhost:4173/x', 'foreign'],
    ['http://127.1/', 'foreign'],
    ['http://[::1]/', 'foreign'],
    ['http://loan.example/', 'refused'],
    ['http://evil.example/', 'refused'],
    ['http://localhost.evil.example/', 'refused'],
    ['http://localhost@evil.example/', 'refused'],
    ['http:/\\evil.example/', 'refused'],
    ['javascript:alert(1)', 'refused'],
    [' JavaScript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['\u0001javascript:alert(1)', 'refused'],
    ['jAvAsCrIpT://loan.example/%0aalert(1)', 'refused'],
    // Without a scheme these two are relative paths.
    ['%6aavascript:alert(1)', 'trusted'],
    ['javascript&colon;alert(1)', 'trusted'],
    ['data:text/html,<script>1</script>', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['intent://scan/#Intent;end', 'refused'],
    ['blob:https://loan.example/1', 'refused'],
    ['view-source:https://loan.example/', 'refused'],
    ['about:blank', 'refused'],
    ['tel:110', 'refused'],
    ['https://loan.example@evil.example/', 'refused'],
    ['https://user:secret@loan.example/', 'refused'],
    ['https:/\\/loan.example@evil.example/', 'refused'],
    ['https://loan.example\\@evil.example/', 'trusted'],
    ['https://loan.example%2f@evil.example/', 'refused'],
    ['https://@loan.example/', 'trusted'],
    ['https:loan.example', 'trusted'],
    ['HTTPS://LOAN.EXAMPLE/', 'trusted'],
    ['h\tt\ntps://evil.example/', 'foreign'],
    ['https://evil.example\u0000.loan.example/', 'refused'],
    ['https://loan.example.', 'foreign'],
    ['https://loan\u3002example/', 'trusted'],
    ['https://lo\u0430n.example/', 'foreign'],
    ['https://loan.example\u202e/', 'refused'],
    ['https://', 'refused'],
    ['', 'refused'],
    ['   ', 'refused'],
  ])('%j is %s', (address, kind) => expect(judgeServerUrl(address, policy).kind).toBe(kind));

  const schemes = ['https:', 'http:', 'JaVaScRiPt:', 'data:', 'blob:', 'intent:'];
  const signs = [...Array.from('/\\@:.#?\t\n\u0000 \u202e\uff0f\ud800'), '//', '%2f', '%00'];
  const names = ['loan.example', 'partner.example', 'evil.example', 'localhost', '443', 'x'];
  const piece = fc.oneof(fc.constantFrom(...schemes, ...signs, ...names), fc.string({ maxLength: 4 }));
  const ours = new Set(['loan.example', 'api.loan.example', 'partner.example', 'pay.example:8443']);

  always(
    'an accepted address parses to the same host, and uses https or a local host',
    [fc.array(piece, { maxLength: 8 })],
    (pieces) => {
      const verdict = judgeServerUrl(pieces.join(''), policy);
      if (verdict.kind === 'refused') return;
      const read = new URL(verdict.url.href);
      expect([read.host, read.username, read.password]).toEqual([verdict.url.host, '', '']);
      expect(read.protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(read.hostname)).toBe(true);
      const isOurs = read.protocol === 'https:' && ours.has(read.host);
      expect(verdict.kind).toBe(isOurs ? 'trusted' : 'foreign');
    },
    { numRuns: 2_000 },
  );
});
