import { registry } from '@contract/conformance/registry';
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '../define-call';

const endpoint = (call: CallDefinition) => `${call.method} ${call.path}`;
const named = (test: (call: CallDefinition) => boolean) => registry.filter(test).map((call) => call.name);

describe('the contract', () => {
  it('has a unique name for each call', () => {
    expect(registry).not.toEqual([]);
    expect(new Set(registry.map((call) => call.name)).size).toBe(registry.length);
  });

  it('uses one method and path for one call, but for the two lists of payment types', () => {
    const seen = new Map<string, string[]>();
    for (const call of registry) seen.set(endpoint(call), [...(seen.get(endpoint(call)) ?? []), call.name]);
    expect([...seen.values()].filter((names) => names.length > 1)).toEqual([
      ['init-pay-type-bank', 'init-pay-type-market'],
    ]);
  });

  it('says how each call is written, and how its answer says success', () => {
    expect(named((call) => call.encoding === 'json')).toEqual(
      named((call) => call.method === 'POST' && call.path.startsWith('/h5-api/')),
    );
    expect(named((call) => call.encoding === 'query')).toEqual(named((call) => call.method === 'GET'));
    expect(named((call) => call.encoding === 'multipart')).toEqual(['upload-problem-img']);
    expect(named((call) => call.envelope === 'strict')).toEqual(['save-score', 'gopia-define']);
    expect(named((call) => call.envelope === 'joint')).toEqual(['stand-targeted']);
    expect(named((call) => call.envelope === 'none')).toEqual(['get-captcha']);
  });
});
