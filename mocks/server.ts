import { createHttpServer } from './server/create-http-server';

const defaultPort = 4010;
const host = '127.0.0.1';

/** `--port 4010`, else PORT, else 4010. */
function choosePort(): number {
  const at = process.argv.indexOf('--port');
  const wanted = (at === -1 ? undefined : process.argv[at + 1]) ?? process.env['PORT'] ?? String(defaultPort);
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`The port must be a number from 0 to 65535 (is "${wanted}").`);
  return port;
}

const server = createHttpServer();

server.once('error', (error) => {
  console.error(`The mock server cannot listen: ${error.message}`);
  process.exitCode = 1;
});

server.listen(choosePort(), host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : choosePort();
  console.log(`The mock server listens on http://${host}:${port}/gateway (stop it with Ctrl+C).`);
});
