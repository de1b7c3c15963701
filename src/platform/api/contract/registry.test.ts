import { registry } from '@contract/conformance/registry';
import type { CallDefinition } from '../define-call';

const endpoint = (call: CallDefinition) => `${call.method} ${call.path}`;
const named = (test: (call: CallDefinition) => boolean) => registry.filter(test).map((call) => call.name);

describe('the contract', () => {
  it('uses each method and path for one call, except for the two lists of payment types', () => {
    const seen = new Map<string, string[]>();
    for (const call of registry) seen.set(endpoint(call), [...(seen.get(endpoint(call)) ?? []), call.name]);
    expect([...seen.values()].filter((names) => names.length > 1)).toEqual([
      ['init-pay-type-bank', 'init-pay-type-market'],
    ]);
  });

  it('defines the encoding of each request and the envelope of each answer', () => {
    const json = named((call) => call.encoding === 'json');
    expect(json).toEqual(named((call) => call.method === 'POST' && call.path.startsWith('/h5-api/')));
    expect(named((call) => call.encoding === 'query')).toEqual(named((call) => call.method === 'GET'));
    expect(named((call) => call.encoding === 'multipart')).toEqual(['upload-problem-img']);
    expect(named((call) => call.envelope === 'strict')).toEqual(['save-score', 'gopia-define']);
    expect(named((call) => call.envelope === 'joint')).toEqual(['stand-targeted']);
    expect(named((call) => call.envelope === 'none')).toEqual(['get-captcha']);
  });
});
