import { is, type GenericSchema } from 'valibot';
import { launchLink } from '../../mocks/launch-links';
import { findScenario } from '../../mocks/scenarios';
import { requestEntries } from '../../src/api/conformance/request-drift';
import { registry } from '../../src/api/contract/registry';
import type { CallDefinition } from '../../src/api/define-call';
import { parseSearch } from '../../src/lib/search';
import { commonParams } from '../../src/session/common-params';

/** The folder of the collection, as it stands in the repository. */
export const brunoFolder = 'docs/bruno';

/** A launch of the mock server: what a gateway team replaces by one of its own. */
function exampleLaunch(): Record<string, string> {
  const { search } = new URL(launchLink(findScenario('due-today'), 'http://localhost/').href);
  const { token: _, sessionId: __, demo: ___, orderId = '', ...launch } = parseSearch(search);
  return { ...launch, orderId, orderNo: orderId };
}

const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n\n`;

/** What a field is filled with: the one value that it takes, the first of several, else a variable of its name. */
function valueOf(name: string, schema: GenericSchema): string {
  if ('literal' in schema) return String(schema.literal);
  if ('options' in schema && Array.isArray(schema.options)) {
    const options: readonly unknown[] = schema.options;
    const [first] = options;
    if (typeof first === 'string' || typeof first === 'number') return String(first);
  }
  return `{{${name}}}`;
}

type Field = { name: string; value: string; isFile: boolean; isNumber: boolean };

function fieldsOf(call: CallDefinition): { inQuery: Field[]; inBody: Field[] } {
  const fields = requestEntries(call).map(([name, schema]) => ({
    name,
    value: valueOf(name, schema),
    isFile: schema.type === 'instance' || schema.type === 'custom',
    isNumber: is(schema, 1) && !is(schema, '1'),
  }));
  const isInQuery = ({ name }: Field) => call.encoding === 'query' || call.queryFields.includes(name);
  return { inQuery: fields.filter(isInQuery), inBody: fields.filter((field) => !isInQuery(field)) };
}

const bodyNames = {
  form: ['formUrlEncoded', 'body:form-urlencoded'],
  json: ['json', 'body:json'],
  multipart: ['multipartForm', 'body:multipart-form'],
  query: ['none', ''],
} as const;

function bodyBlock(call: CallDefinition, fields: readonly Field[]): string {
  const [, name] = bodyNames[call.encoding];
  if (name === '') return '';
  if (call.encoding === 'json') {
    const lines = fields.map(({ name: key, value, isNumber }) => `  "${key}": ${isNumber ? value : `"${value}"`}`);
    return block(name, ['{', ...lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line)), '}']);
  }
  return block(
    name,
    fields.map((field) => `${field.name}: ${field.isFile ? '@file(picture.png)' : field.value}`),
  );
}

/** One request of the collection. */
function requestText(call: CallDefinition, position: number): string {
  const { inQuery, inBody } = fieldsOf(call);
  const query = [...commonParams.map((name) => ({ name, value: `{{${name}}}` })), ...inQuery];
  const isJson = call.encoding === 'json' || call.path.startsWith('/h5-api/');
  const own = isJson ? ['token', 'deviceId'] : ['clientType', 'appVersion'];
  const address = `{{baseUrl}}${call.path}?${query.map(({ name, value }) => `${name}=${value}`).join('&')}`;
  const text =
    block('meta', [`name: ${call.name}`, 'type: http', `seq: ${position}`]) +
    block(call.method.toLowerCase(), [`url: ${address}`, `body: ${bodyNames[call.encoding][0]}`, 'auth: none']) +
    block(
      'params:query',
      query.map(({ name, value }) => `${name}: ${value}`),
    ) +
    block('headers', [
      ...own.map((name) => `${name}: {{${name}}}`),
      ...(call.isRead ? [] : ['Idempotency-Key: {{$guid}}']),
    ]) +
    bodyBlock(call, inBody) +
    block('assert', [
      'res.status: eq 200',
      'res.headers.date: isDefined',
      'res.headers["cache-control"]: contains no-store',
    ]);
  return `${text.trimEnd()}\n`;
}

function environmentText(): string {
  const names = new Set(
    registry.flatMap((call) => requestEntries(call).map(([name, schema]) => valueOf(name, schema))),
  );
  const fields = [...names].flatMap((value) => /^\{\{(\w+)\}\}$/.exec(value)?.[1] ?? []);
  const known = new Map(Object.entries(exampleLaunch()));
  const others = fields.filter((name) => !known.has(name)).sort();
  const vars = block('vars', [
    'baseUrl: http://127.0.0.1:4010/gateway',
    ...[...known].map(([name, value]) => `${name}: ${value}`),
    ...others.map((name) => `${name}: 1`),
  ]);
  return `${vars}vars:secret [\n  token,\n  sessionId\n]\n`;
}

/** The whole collection: text by path below its folder. Nothing in it is a secret; Bruno asks for the token. */
export function brunoFiles(): Map<string, string> {
  const requests = registry.map((call, index): [string, string] => [
    `${call.area}/${call.name}.bru`,
    requestText(call, index + 1),
  ]);
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Loan web', type: 'collection', ignore: [] }, null, 2)}\n`],
    ['collection.bru', `${block('headers', ['X-Requested-With: XMLHttpRequest']).trimEnd()}\n`],
    ['environments/mock server.bru', environmentText()],
    ...requests,
  ]);
}
