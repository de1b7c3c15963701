import { knownByName } from '../../src/api/contract/known-by-name';
import { registry } from '../../src/api/contract/registry';
import type { CallDefinition } from '../../src/api/define-call';
import { besideGateway } from './beside-gateway';
import { commonReferences, components, envelopeNames, refusals } from './components';
import { fieldsOf, jsonSchemaOf, type JsonSchema } from './json-schema';

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const propertiesOf = (schema: JsonSchema) => fieldsOf(schema['properties']);

const requiredIn = (schema: JsonSchema): unknown[] => (Array.isArray(schema['required']) ? schema['required'] : []);

function queryParameters(call: CallDefinition, request: JsonSchema): JsonSchema[] {
  const names = call.encoding === 'query' ? Object.keys(propertiesOf(request)) : call.queryFields;
  return names.map((name) => ({
    name,
    in: 'query',
    required: requiredIn(request).includes(name),
    schema: propertiesOf(request)[name],
  }));
}

/** The request without the fields that travel in the address. */
function bodySchema(call: CallDefinition, request: JsonSchema): JsonSchema {
  const inBody = ([name]: [string, unknown]) => !call.queryFields.includes(name);
  return {
    ...request,
    properties: Object.fromEntries(Object.entries(propertiesOf(request)).filter(inBody)),
    required: requiredIn(request).filter((name) => !call.queryFields.includes(String(name))),
  };
}

function answerContent(call: CallDefinition): JsonSchema {
  const data = jsonSchemaOf(call.answer);
  if (call.envelope === 'none') return { 'image/*': { schema: data } };
  const envelope = { $ref: `#/components/schemas/${envelopeNames[call.envelope]}` };
  return { 'application/json': { schema: { allOf: [envelope, { type: 'object', properties: { data } }] } } };
}

function operationOf(call: CallDefinition): JsonSchema {
  const request = jsonSchemaOf(call.request);
  return {
    operationId: call.name,
    tags: [call.area],
    parameters: [...commonReferences(call.path.startsWith('/h5-api/'), call.isRead), ...queryParameters(call, request)],
    ...(call.encoding === 'query'
      ? {}
      : { requestBody: { content: { [mediaTypes[call.encoding]]: { schema: bodySchema(call, request) } } } }),
    responses: {
      200: { description: 'Success, or a refusal by its code', content: answerContent(call) },
      default: { $ref: '#/components/responses/NotAnEnvelope' },
    },
    ...(refusals[call.name] ? { 'x-refusals': refusals[call.name] } : {}),
  };
}

/** Follows a trail of keys through plain objects. */
function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => fieldsOf(part)[key], value);
}

/** Two calls on one path (told apart by a field) become one operation with alternatives. */
function mergeOperations(first: JsonSchema, second: JsonSchema): JsonSchema {
  const form = [first, second].map((one) => at(one, 'requestBody', 'content', mediaTypes.form, 'schema'));
  const answers = [first, second].map((one) => at(one, 'responses', '200', 'content', 'application/json', 'schema'));
  return {
    ...first,
    operationId: `${String(first['operationId'])}-or-${String(second['operationId'])}`,
    requestBody: { content: { [mediaTypes.form]: { schema: { oneOf: form } } } },
    responses: {
      ...fieldsOf(first['responses']),
      200: {
        description: 'Success, or a refusal by its code',
        content: { 'application/json': { schema: { anyOf: answers } } },
      },
    },
  };
}

function paths(): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  for (const call of registry) {
    const method = call.method.toLowerCase();
    const present: JsonSchema = { ...found[call.path] };
    const earlier: unknown = present[method];
    const operation = operationOf(call);
    found[call.path] = {
      ...present,
      [method]: earlier === undefined ? operation : mergeOperations(fieldsOf(earlier), operation),
    };
  }
  return found;
}

/** The contract as an OpenAPI 3.1 document, derived from the registry. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loan web: what leaves the app and what comes back',
      version: '1.0.0',
      description:
        'Generated from src/api/contract by `npm run openapi`; do not edit. Schemas show what a server may send: the app bends where a page can live without a field, and is strict where money or identity is at stake.',
    },
    servers: [{ url: '/gateway', description: 'VITE_API_BASE_URL' }],
    tags: [...new Set(registry.map((call) => call.area)), 'operating'].map((name) => ({ name })),
    paths: { ...paths(), ...besideGateway() },
    components,
    'x-known-by-name': knownByName,
  };
}

/** The document as it stands in docs/openapi.json. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
