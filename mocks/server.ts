import { createHttpServer } from './server/create-http-server';

const defaultPort = 4010;
/** Local by default; in a container, visitors come from outside. */
const host = process.env['HOST'] ?? '127.0.0.1';

/**
 * `--port 4010`, else PORT, else 4010.
 * @throws Error with a sentence for the person at the terminal
 */
function choosePort(): number {
  const at = process.argv.indexOf('--port');
  const wanted = (at === -1 ? undefined : process.argv[at + 1]) ?? process.env['PORT'] ?? String(defaultPort);
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The port must be a number from 0 to 65535 (is "${wanted}").`);
  return port;
}

/**
 * The folder of the pages on their host: VITE_BASE_PATH, as in their build.
 * @throws Error with a sentence for the person at the terminal
 */
function chooseBasePath(): string {
  const wanted = process.env['VITE_BASE_PATH'] ?? '';
  const path = `/${wanted}/`.replace(/^\/+|\/+$/g, '/');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path))
    throw new Error(`VITE_BASE_PATH must be the path of a folder such as /app/ (is "${wanted}").`);
  return path;
}

function complain(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function start(): void {
  const port = choosePort();
  const server = createHttpServer(chooseBasePath(), console.log);
  server.once('error', complain);
  server.listen(port, host, () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    console.log(`The mock server listens on http://${host}:${chosen}/gateway (stop it with Ctrl+C).`);
  });
}

try {
  start();
} catch (error) {
  complain(error);
}
