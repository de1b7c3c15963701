import { switchesFile } from '../../src/api/contract/switches';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

/** What the app reads and sends beside the gateway's calls: without common parameters and without an envelope. */
export function besideGateway(): Record<string, JsonSchema> {
  return {
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
