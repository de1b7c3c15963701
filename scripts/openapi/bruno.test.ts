// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../src/api/contract/registry';
import { secretParams } from '../../src/session/common-params';
import { brunoFiles, brunoFolder } from './bruno';

const files = brunoFiles();

it('the collection is up to date, with no file too many; else run `npm run openapi`', () => {
  const there = readdirSync(brunoFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(brunoFolder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'));
  expect(there.sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(path.join(brunoFolder, name), 'utf8'), name).toBe(text);
});

it.each(registry.map((call) => [call.name, call] as const))('asks for %s as the page does', (name, call) => {
  const text = files.get(`${call.area}/${name}.bru`) ?? '';
  expect(text).toContain(`url: {{baseUrl}}${call.path}?clientType={{clientType}}&`);
  expect(text).toMatch(new RegExp(`^${call.method.toLowerCase()} \\{$`, 'm'));
  // Only what changes something has a key.
  expect(text.includes('Idempotency-Key')).toBe(!call.isRead);
});

it('every variable has a value, and none that is a secret', () => {
  const environment = files.get('environments/mock server.bru') ?? '';
  const used = [...files.values()].flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  for (const name of new Set(used)) expect(environment, name).toMatch(new RegExp(`^  ${name}(?::|,|$)`, 'm'));
  for (const name of secretParams) expect(environment).not.toMatch(new RegExp(`^  ${name}:`, 'm'));
});
