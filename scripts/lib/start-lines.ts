import type { NetworkInterfaceInfo } from 'node:os';

/** Listens at every address of the machine. */
export const everyInterface = '0.0.0.0';

/**
 * What `npm start` says once the demo is served: where it is, how it begins, and how to list the rest.
 * @param home address of the stage on this machine
 * @param others addresses of the stage for other devices
 */
export function startLines(home: string, others: readonly string[]): string[] {
  return [
    `The demo is on ${[home, ...others].join(' and ')} (Ctrl+C stops it).`,
    'Open it and press Play: the whole product in two minutes.',
    `All launch links: npm run links -- ${home}`,
  ];
}

/**
 * The origins under which other devices reach a server of this machine.
 * @param interfaces as the system lists them
 * @param host where it listens: `everyInterface`, or one address
 */
export function originsOf(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
  host: string,
  port: number,
): string[] {
  const addresses = Object.values(interfaces).flatMap((found = []) =>
    found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
  const reached = host === everyInterface ? addresses : [host];
  return reached.map((address) => `http://${address}:${port}`);
}
