import { fieldsOf } from '@/domain/fields-of';
import { reportMessage } from '@/platform/api/contract/reports';
import { blockComponents, jsonSchemaOf, type JsonSchema } from './json-schema';

/** The ten parameters that the launch gives and every request carries (specification section 1). */
const commonParameters: Record<string, string> = {
  clientType: 'android, ios or h5',
  appVersion: 'Version of the native app',
  deviceName: 'Model of the handset',
  deviceId: 'Id of the handset',
  osVersion: 'Version of the operating system',
  appMarket: 'Store the app came from',
  token: 'Session of the borrower',
  sessionId: 'Native session',
  userId: 'Id of the borrower',
  pop: 'Language pack: 1 is English with ₹, anything else Indonesian with Rp',
};

/**
 * Headers of both clients; the last four hold launch parameters, empty when missing, and their names are configurable.
 */
const headers: Record<string, string> = {
  'X-Requested-With': 'Always XMLHttpRequest',
  clientType: 'Form client: launch parameter of this name',
  appVersion: 'Form client: launch parameter of this name',
  token: 'JSON client: launch parameter of this name',
  deviceId: 'JSON client: launch parameter of this name',
  'Idempotency-Key':
    'One key per request that changes something: copies with the same key count once, and get the first answer. Configurable',
};

const headerKey = (name: string) => `Header-${name}`;

const reference = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });

/**
 * @param isJson whether the JSON client makes the call
 * @param isRead whether it changes nothing
 */
export function commonReferences(isJson: boolean, isRead: boolean): JsonSchema[] {
  const own = isJson ? ['token', 'deviceId'] : ['clientType', 'appVersion'];
  return [
    ...Object.keys(commonParameters).map((name) => reference('parameters', name)),
    ...['X-Requested-With', ...own, ...(isRead ? [] : ['Idempotency-Key'])].map((name) =>
      reference('parameters', headerKey(name)),
    ),
  ];
}

const words: JsonSchema = { type: ['string', 'null'], description: 'Text for the person; shown as plain text' };

function envelope(code: string, success: (string | number)[], said: string, description: string): JsonSchema {
  return {
    type: 'object',
    description,
    required: [code],
    properties: {
      [code]: { type: ['string', 'number'], description: `Compared as trimmed text. Success: ${success.join(', ')}` },
      [said]: words,
      data: {},
    },
  };
}

/** How each kind of envelope says success (wire protocol, Envelope). */
export const envelopeNames = {
  standard: 'StandardEnvelope',
  strict: 'StrictEnvelope',
  joint: 'JointEnvelope',
} as const;

const jointEnvelope = envelope(
  'status',
  ['0'],
  'message',
  'The joint log-in that failed: `status` instead of `code`, and a notice beside the data.',
);

export const components = {
  parameters: {
    ...Object.fromEntries(
      Object.entries(commonParameters).map(([name, description]) => [
        name,
        { name, in: 'query', description, schema: { type: 'string' } },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(headers).map(([name, description]) => [
        headerKey(name),
        { name, in: 'header', description, schema: { type: 'string' } },
      ]),
    ),
  },
  responses: {
    NotAnEnvelope: { description: 'HTML, cut-off JSON, an HTTP error: told apart from a refusal, never shown as one' },
  },
  schemas: {
    ...blockComponents,
    StandardEnvelope: envelope(
      'code',
      ['00', '0', 0],
      'msg',
      'Most calls. `message` is accepted where `msg` is missing.',
    ),
    StrictEnvelope: envelope('code', ['00'], 'msg', 'Only "00" is a success.'),
    ReportMessage: jsonSchemaOf(reportMessage),
    JointEnvelope: { ...jointEnvelope, properties: { ...fieldsOf(jointEnvelope['properties']), noticeMessage: words } },
  },
} satisfies Record<string, Record<string, JsonSchema>>;

/** Refusals with a meaning of their own (specification section 8), by the name of the call. */
export const refusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'get-sms': { '101': 'Wrong captcha: fetch a new one', '11': 'Already registered: go on to the download page' },
  register: {
    '-1': 'Wrong captcha',
    '101': 'Wrong captcha: fetch a new one',
    '11': 'Already registered: go on to the download page',
  },
  'repayment-confirm': { '800006': 'Wrong SMS code', '800005': 'Submitted before' },
};
