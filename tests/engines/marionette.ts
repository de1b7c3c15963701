import { connect } from 'node:net';
import type { Send } from './webdriver';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** `12:{"a":[1,2]}` → the JSON and what follows it; null while some is missing. */
function cutMessage(bytes: Buffer): { message: unknown; rest: Buffer } | null {
  const colon = bytes.indexOf(':');
  if (colon === -1) return null;
  const end = colon + 1 + Number(bytes.subarray(0, colon).toString());
  if (bytes.length < end) return null;
  return { message: JSON.parse(bytes.subarray(colon + 1, end).toString()), rest: bytes.subarray(end) };
}

/** Kind, number of the command, what went wrong, what came out. */
type Answer = [1, number, object | null, unknown];

function isAnswer(message: unknown): message is Answer {
  return Array.isArray(message) && message[0] === 1 && typeof message[1] === 'number' && typeof message[2] === 'object';
}

function textOf(error: object): string {
  const { error: name, message } = { error: '', message: '', ...error };
  return `${name}: ${message}`;
}

/** Simple values come wrapped as `{ value }`. */
function unwrap(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result && Object.keys(result).length === 1
    ? result.value
    : result;
}

/** Firefox's side of WebDriver, without geckodriver between: the same commands, as lines of JSON over TCP. */
export function connectMarionette(port: number): Promise<{ send: Send; close: () => void }> {
  return new Promise((ready, refuse) => {
    const socket = connect(port, '127.0.0.1');
    const waiting = new Map<number, Waiting>();
    let received: Buffer = Buffer.alloc(0);
    let count = 0;

    const send: Send = (command, params = {}, element) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        const given = { ...params, ...(element !== undefined && { id: element }) };
        const text = JSON.stringify([0, count, `WebDriver:${command}`, given]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });

    function settle(message: unknown): void {
      // The first one is a greeting.
      if (!isAnswer(message)) return ready({ send, close: () => socket.destroy() });
      const [, id, error, result] = message;
      const pending = waiting.get(id);
      waiting.delete(id);
      if (error !== null) pending?.reject(new Error(textOf(error)));
      else pending?.resolve(unwrap(result));
    }

    function fail(): void {
      const error = new Error('Firefox has gone');
      refuse(error);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    }

    socket.on('data', (chunk) => {
      received = Buffer.concat([received, typeof chunk === 'string' ? Buffer.from(chunk) : chunk]);
      for (let next = cutMessage(received); next !== null; next = cutMessage(received)) {
        received = next.rest;
        settle(next.message);
      }
    });
    socket.once('error', fail);
    socket.once('close', fail);
  });
}
