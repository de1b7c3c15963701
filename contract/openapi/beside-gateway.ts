import type { ReportMessage } from '@/platform/api/contract/reports';
import { switchesFile, type SwitchesFile } from '@/platform/api/contract/switches';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

/** Valid by their schemas, which a test shows. */
export const reportExample: ReportMessage = {
  version: 1,
  release: '1.10.0+3f2a9c1',
  at: 1_764_000_000_000,
  sample: 0.1,
  platform: 'android',
  market: 'indonesia',
  language: 'id',
  connection: '4g',
  dropped: 0,
  reports: [
    { kind: 'call', call: 'loan-details', outcome: 'timed-out', status: 0, took: 60_000, page: '/loanDetails' },
  ],
};
export const switchesExample: SwitchesFile = {
  version: 1,
  notices: [{ kind: 'warning', text: { id: 'BCA terganggu sampai 14.00.', en: 'BCA is down until 14:00.' } }],
  closedWays: [{ way: 'BCA', text: { id: 'Terganggu sampai 14.00.', en: 'Down until 14:00.' } }],
};

/** What the app reads and sends beside the gateway's calls: without common parameters and without an envelope. */
export function besideGateway(): Record<string, JsonSchema> {
  return {
    '/reports': {
      servers: [
        {
          url: '{reports}',
          description: 'VITE_REPORT_URL in place of the whole address',
          variables: { reports: { default: '/gateway' } },
        },
      ],
      post: {
        operationId: 'reports',
        summary: 'Takes reports of the health of pages',
        tags: ['operating'],
        description:
          'What the page tells of its health, in builds that have VITE_REPORT_URL: without cookies, headers of the launch or common parameters. To another host it comes as text/plain, so that no preflight is needed.',
        requestBody: {
          content: Object.fromEntries(
            ['application/json', 'text/plain'].map((type) => [
              type,
              { schema: { $ref: '#/components/schemas/ReportMessage' }, example: reportExample },
            ]),
          ),
        },
        responses: {
          204: { description: 'Taken' },
          '4XX': { description: 'Not taken: it is given up. 429 is tried again' },
          default: { description: 'Tried again later, for three days at most' },
        },
      },
    },
    '/switches.json': {
      servers: [{ url: '/', description: 'Beside the app: VITE_BASE_PATH' }],
      get: {
        operationId: 'switches',
        summary: 'What the operator has switched: notices, closed pages, closed ways to pay',
        tags: ['operating'],
        description:
          'A file of the operator, read after the first paint and every five minutes; at most 16 KiB. A field that is not named here makes it wrong, and a wrong file is passed over.',
        responses: {
          200: {
            description: 'What holds now',
            content: { 'application/json': { schema: jsonSchemaOf(switchesFile), example: switchesExample } },
          },
          404: { description: 'Nothing is switched' },
        },
      },
    },
  };
}
