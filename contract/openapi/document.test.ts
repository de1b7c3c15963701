// @vitest-environment node
import { readFileSync } from 'node:fs';
import { registry } from '@contract/conformance/registry';
import * as v from 'valibot';
import { fieldsOf } from '@/domain/fields-of';
import { reportMessage } from '@/platform/api/contract/reports';
import { switchesFile } from '@/platform/api/contract/switches';
import { reportExample, switchesExample } from './beside-gateway';
import { openApiDocument, openApiText } from './document';
import { examplesFromSeeds } from './examples';

// Before the tests begin: hundreds of calls to the mock backend.
const examples = await examplesFromSeeds();
const text = openApiText(examples);
const document = openApiDocument(examples);

/** Every value of a key, however deep. */
function collect(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === key ? [inner] : []),
    ...collect(inner, key),
  ]);
}

/** The target of a reference such as `#/components/schemas/Text`. */
function follow(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => fieldsOf(part)[key], document);
}

describe('contract/generated/openapi.json', () => {
  it('is up to date; else run `npm run openapi`', () => {
    expect(readFileSync('contract/generated/openapi.json', 'utf8')).toBe(text);
  });

  it('has every call of the registry, the switches and the reports', () => {
    const operations = collect(document['paths'], 'operationId').map(String);
    expect(operations.flatMap((name) => name.split('-or-')).sort()).toEqual(
      [...registry.map((call) => call.name), 'reports', 'switches'].sort(),
    );
  });

  it('has a summary of each operation, and an example of each request and answer but pictures, made from the seeds', () => {
    expect([...examples.keys()].sort()).toEqual(registry.map(({ name }) => name).sort());
    const operations = Object.values(fieldsOf(document['paths'])).flatMap((item) =>
      Object.values(fieldsOf(item)).filter((one) => 'operationId' in fieldsOf(one)),
    );
    const isShown = (content: unknown) =>
      Object.entries(fieldsOf(content)).every(
        ([type, one]) => type === 'image/*' || /"examples?":/.test(JSON.stringify(one)),
      );
    for (const operation of operations) {
      const { operationId, summary, requestBody, responses } = fieldsOf(operation);
      expect(summary, String(operationId)).toMatch(/^[A-Z].{10,}[^.]$/);
      const contents = [requestBody, fieldsOf(responses)['200']].map((one) => fieldsOf(one)['content']);
      expect(contents.every(isShown), String(operationId)).toBe(true);
    }
    expect(v.is(reportMessage, reportExample) && v.is(switchesFile, switchesExample)).toBe(true);
    // No token of a launch, and no whole card number.
    expect(text).not.toMatch(/demo-[a-z0-9]{20}|"cardNo": "\d{13}/i);
  });

  it('has only references that exist', () => {
    const references = [...new Set(collect(document, '$ref').map(String))];
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => follow(reference) === undefined)).toEqual([]);
  });

  it('has the common parameters in each call once', () => {
    const lists = collect(document['paths'], 'parameters').map((list) =>
      Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : [],
    );
    for (const list of lists) {
      expect(list).toContain('{"$ref":"#/components/parameters/token"}');
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('requires only fields that it describes', () => {
    const objects = [
      ...collect(document, 'schema'),
      ...collect(document, 'items'),
      ...collect(document, 'data'),
    ].filter((value) => typeof value === 'object' && value !== null && 'required' in value);
    const undescribed = objects.flatMap((value) => {
      const { required, properties } = fieldsOf(value);
      return Array.isArray(required) ? required.map(String).filter((name) => !(name in fieldsOf(properties))) : [];
    });
    expect(objects.length).toBeGreaterThan(30);
    expect(undescribed).toEqual([]);
  });

  it('shows money as minor units and pictures as bytes', () => {
    expect(collect(document, 'totalAmount')[0]).toEqual({ $ref: '#/components/schemas/MinorUnits' });
    expect(collect(document, 'problemImage')).toContainEqual({
      type: 'string',
      contentMediaType: 'application/octet-stream',
    });
    expect(collect(document, 'needValid')[0]).toEqual({ $ref: '#/components/schemas/Flag' });
  });

  it('lists refusals', () => expect(text).toContain('"800006"'));
});
