/** One argument of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

type Parts = { method: string; address: string; headers: Readonly<Record<string, string>>; body: string };

/** The request as a command for a terminal. */
export function toCurl({ method, address, headers, body }: Parts): string {
  return [
    `curl -X ${method} ${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
