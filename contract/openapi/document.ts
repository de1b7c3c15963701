import { registry } from '@contract/conformance/registry';
import { fieldsOf } from '@/domain/fields-of';
import type { CallDefinition } from '@/platform/api/define-call';
import { besideGateway } from './beside-gateway';
import { commonReferences, components, envelopeNames, refusals } from './components';
import { jsonSchemaOf, type JsonSchema } from './json-schema';
import { summaryOf } from './summaries';

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const propertiesOf = (schema: JsonSchema) => fieldsOf(schema['properties']);

const requiredIn = (schema: JsonSchema): unknown[] => (Array.isArray(schema['required']) ? schema['required'] : []);

/** A request that succeeded, without the common parameters, and its whole answer; a picture has no example. */
export type Example = { query: JsonSchema; body: JsonSchema; answer: unknown };

type Examples = ReadonlyMap<string, Example>;

/** Examples of a body or of an answer, named like their call: two calls may share a path. */
const namedExample = (call: CallDefinition, value: unknown): JsonSchema =>
  value === undefined || value === null ? {} : { examples: { [call.name]: { summary: summaryOf(call), value } } };

function queryParameters(call: CallDefinition, request: JsonSchema, example: Example | undefined): JsonSchema[] {
  const names = call.encoding === 'query' ? Object.keys(propertiesOf(request)) : call.queryFields;
  return names.map((name) => ({
    name,
    in: 'query',
    required: requiredIn(request).includes(name),
    schema: propertiesOf(request)[name],
    ...(example?.query[name] !== undefined && { example: example.query[name] }),
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

function answerContent(call: CallDefinition, example: Example | undefined): JsonSchema {
  const data = jsonSchemaOf(call.answer);
  if (call.envelope === 'none') return { 'image/*': { schema: data } };
  const envelope = { $ref: `#/components/schemas/${envelopeNames[call.envelope]}` };
  const schema = { allOf: [envelope, { type: 'object', properties: { data } }] };
  return { 'application/json': { schema, ...namedExample(call, example?.answer) } };
}

function operationOf(call: CallDefinition, example: Example | undefined): JsonSchema {
  const request = jsonSchemaOf(call.request);
  const body = { schema: bodySchema(call, request), ...namedExample(call, example?.body) };
  return {
    operationId: call.name,
    summary: summaryOf(call),
    tags: [call.area],
    parameters: [
      ...commonReferences(call.path.startsWith('/h5-api/'), call.isRead),
      ...queryParameters(call, request, example),
    ],
    ...(call.encoding === 'query' ? {} : { requestBody: { content: { [mediaTypes[call.encoding]]: body } } }),
    responses: {
      200: { description: answered, content: answerContent(call, example) },
      default: { $ref: '#/components/responses/NotAnEnvelope' },
    },
    ...(refusals[call.name] ? { 'x-refusals': refusals[call.name] } : {}),
  };
}

const answered = 'Success, or a refusal by its code';

/** The value at a path of keys; undefined if a key is missing. */
function valueAt(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => fieldsOf(part)[key], value);
}

/** Two calls on one path (told apart by a field) become one operation with alternatives. */
function mergeOperations(first: JsonSchema, second: JsonSchema): JsonSchema {
  const forms = [first, second].map((one) => fieldsOf(valueAt(one, 'requestBody', 'content', mediaTypes.form)));
  const answers = [first, second].map((one) =>
    fieldsOf(valueAt(one, 'responses', '200', 'content', 'application/json')),
  );
  const both = (kind: string, contents: readonly JsonSchema[]) => ({
    schema: { [kind]: contents.map(({ schema }) => schema) },
    examples: Object.assign({}, ...contents.map(({ examples }) => examples)) as JsonSchema,
  });
  return {
    ...first,
    operationId: `${String(first['operationId'])}-or-${String(second['operationId'])}`,
    requestBody: { content: { [mediaTypes.form]: both('oneOf', forms) } },
    responses: {
      ...fieldsOf(first['responses']),
      200: {
        description: answered,
        content: { 'application/json': both('anyOf', answers) },
      },
    },
  };
}

function paths(examples: Examples): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  for (const call of registry) {
    const method = call.method.toLowerCase();
    const present: JsonSchema = { ...found[call.path] };
    const earlier: unknown = present[method];
    const operation = operationOf(call, examples.get(call.name));
    found[call.path] = {
      ...present,
      [method]: earlier === undefined ? operation : mergeOperations(fieldsOf(earlier), operation),
    };
  }
  return found;
}

/**
 * The contract as an OpenAPI 3.1 document, derived from the registry.
 * @param examples by the name of the call, as `examplesFromSeeds` makes them
 */
export function openApiDocument(examples: Examples): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loan web: what leaves the app and what comes back',
      version: '1.0.0',
      description:
        'Generated from src/platform/api/contract by `npm run openapi`; do not edit. Schemas show what a server may send: the app accepts a missing or unreadable field if the page works without it, and rejects the answer if the field concerns money or identity.',
    },
    servers: [{ url: '/gateway', description: 'VITE_API_BASE_URL' }],
    tags: [...new Set(registry.map((call) => call.area)), 'operating'].map((name) => ({ name })),
    paths: { ...paths(examples), ...besideGateway() },
    components,
  };
}

/** The document as in contract/generated/openapi.json. */
export function openApiText(examples: Examples): string {
  return `${JSON.stringify(openApiDocument(examples), null, 2)}\n`;
}
