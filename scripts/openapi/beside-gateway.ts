import { switchesFile } from '../../src/api/contract/switches';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

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
        tags: ['operating'],
        description:
          'What the page tells of its health, in builds that have VITE_REPORT_URL: without cookies, headers of the launch or common parameters. To another host it comes as text/plain, so that no preflight is needed.',
        requestBody: {
          content: Object.fromEntries(
            ['application/json', 'text/plain'].map((type) => [
              type,
              { schema: { $ref: '#/components/schemas/ReportMessage' } },
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
        tags: ['operating'],
        description:
          'A file of the operator, read after the first paint and every five minutes; at most 16 KiB. A field that is not named here makes it wrong, and a wrong file is passed over.',
        responses: {
          200: {
            description: 'What holds now',
            content: { 'application/json': { schema: jsonSchemaOf(switchesFile) } },
          },
          404: { description: 'Nothing is switched' },
        },
      },
    },
  };
}
