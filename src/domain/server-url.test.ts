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

  it('lets nothing but https through, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.tuple(fc.constantFrom('javascript:', 'data:', 'vbscript:', 'http://'), fc.string()).map((parts) => parts.join(''))), (address) => {
        const verdict = judgeServerUrl(address, policy);
        if (verdict.kind !== 'refused') expect(verdict.url.protocol).toBe('https:');
      }),
    );
  });
});
