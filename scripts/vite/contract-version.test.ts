// @vitest-environment node
import { readFileSync } from 'node:fs';
import { contractVersionOf, type ContractDocument } from './contract-version';

const text = readFileSync('contract/generated/openapi.json', 'utf8');
const versionOf = (changed: string) => contractVersionOf(JSON.parse(changed) as ContractDocument);
const version = versionOf(text);

it.each([
  ['a summary', '"summary": "', '"summary": "Other words: '],
  ['a description', '"description": "', '"description": "Other words: '],
  ['an example', '"orderNo": "', '"orderNo": "1'],
])('%s in the OpenAPI document does not change the version of the contract', (_, words, replacement) => {
  const changed = text.replaceAll(words, replacement);
  expect(changed).not.toBe(text);
  expect(versionOf(changed)).toBe(version);
});

it('the order of the fields does not change the version of the contract', () => {
  const reversed = JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );
  expect(versionOf(reversed)).toBe(version);
});

it.each([
  ['a new field of an answer', '"totalAmount": {', '"title": { "type": "string" }, "totalAmount": {'],
  ['another rule of a block', '-?\\\\d{1,30}', '-?\\\\d{1,20}'],
  ['another name of a path', '"/v3/contract/contract-jump"', '"/v3/contract/jump"'],
])('%s changes the version of the contract', (_, part, replacement) => {
  expect(text).toContain(part);
  expect(versionOf(text.replaceAll(part, replacement))).not.toBe(version);
});
