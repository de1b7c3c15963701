import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { receiveReports, reportLine } from '@contract/conformance/receive-reports';
import { readSettingsRequest, type SettingsRequest } from '../settings';
import { control } from './control';
import { openToAll, send, toRequest } from './node-messages';
import { createWorlds, type Worlds } from './worlds';

/** Path in front of every call, as `VITE_API_BASE_URL` has it unless set. */
const apiPath = '/gateway/';
const controlPath = '/__control/';
/** Paths that accept reports, as `VITE_REPORT_URL` names them: beside the calls, or separate. */
const reportPaths = new Set([`${apiPath}reports`, '/reports']);

/** Settings that a request has for its state, in query parameters or in headers `x-demo-…`; they stay set. */
function wishOf(url: URL, headers: Headers): SettingsRequest {
  const query = Object.fromEntries(url.searchParams);
  const header = (name: string) => headers.get(`x-demo-${name}`) ?? undefined;
  return readSettingsRequest({
    demo: header('scenario') ?? query['demo'],
    clock: header('clock') ?? query['clock'],
    faults: header('faults') ?? query['faults'],
    seed: header('seed') ?? query['seed'],
    pop: query['pop'],
  });
}

/** Takes reports as the operator's collector would (decision 66, reports). */
async function collect(request: Request, tell: (line: string) => void): Promise<Response> {
  if (request.method !== 'POST') return new Response('POST only', { status: 405 });
  const received = receiveReports(await request.text());
  if ('fault' in received) {
    tell(`report refused: ${received.fault}`);
    return new Response(received.fault, { status: 400 });
  }
  const { release, platform, market, connection, reports } = received.message;
  for (const report of reports) tell(`report ${release} ${market} ${platform} ${connection} ${reportLine(report)}`);
  return new Response(null, { status: 204 });
}

async function answer(message: IncomingMessage, worlds: Worlds, tell: (line: string) => void): Promise<Response> {
  const request = await toRequest(message);
  const url = new URL(request.url);
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        ...openToAll,
        'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
      },
    });
  }
  if (url.pathname === '/healthz') return new Response('ok');
  if (reportPaths.has(url.pathname)) return collect(request, tell);
  const deviceId = url.searchParams.get('deviceId') ?? '';
  const isControl = url.pathname.startsWith(controlPath);
  if (!isControl && !url.pathname.startsWith(apiPath)) return new Response('There is no such address', { status: 404 });
  const backend = worlds.of(deviceId, wishOf(url, request.headers));
  return isControl ? control(url.pathname.slice(controlPath.length), request, backend) : backend.respond(request);
}

async function handle(
  message: IncomingMessage,
  out: ServerResponse,
  worlds: Worlds,
  tell: (line: string) => void,
): Promise<void> {
  try {
    await send(await answer(message, worlds, tell), out);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (!out.headersSent) await send(new Response(text, { status: error instanceof RangeError ? 413 : 500 }), out);
  }
}

/**
 * The mock backend behind real HTTP, not yet listening. Nothing is stored: a restart starts with fresh data.
 * @param basePath the folder of the pages on their host, for example `/app/`; the answers have addresses in it
 * @param tell called with one line for each report that was sent, or refused
 */
export function createHttpServer(basePath = '/', tell: (line: string) => void = () => undefined): Server {
  const worlds = createWorlds(basePath);
  return createServer((message, out) => void handle(message, out, worlds, tell));
}
