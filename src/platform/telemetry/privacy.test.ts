// @vitest-environment jsdom
import { registry } from '@contract/conformance/registry';
import { always } from '@tests/support/always';
import { clientOn } from '@tests/support/client';
import { envelopeOf, fillAnswer } from '@tests/support/hostile-answers';
import fc from 'fast-check';
import type { CallDefinition } from '@/platform/api/define-call';
import { HttpError, RefusedError, UnreadableAnswerError } from '@/platform/api/errors';
import { createCallLog } from '@/platform/api/http/call-log';
import { commonParams } from '@/platform/session/common-params';
import { createStorage } from '@/platform/storage/storage';
import { deliver } from '@/platform/writes/deliver';
import { note, subscribeToNotes, type Note } from './report-notes';
import { messagesOf, toReport } from './report-of';

const scripts = 'http://localhost:3000/assets/';

/** Takes notes as the reporter does, into messages as they are sent. */
function reporting(): { notes: Note[]; text: () => string } {
  const notes: Note[] = [];
  const calls = new Map<unknown, string>();
  onTestFinished(
    subscribeToNotes((one) => {
      notes.push(one);
      if (one.kind === 'call') calls.set(one.error, one.call);
    }),
  );
  return {
    notes,
    text() {
      const seen = { page: '/loanDetails', callOf: (error: unknown) => calls.get(error) ?? '', scripts };
      const reports = notes.flatMap((one) => toReport(one, seen) ?? []);
      const phone = { platform: 'android', market: 'indonesia', language: 'id', connection: '4g' } as const;
      const page = { now: 1_764_000_000_000, release: '0.1.0+12724b6d45c0', sample: 1, dropped: 0 };
      return messagesOf(reports, { ...phone, ...page }).join('\n');
    },
  };
}

/** A text that occurs nowhere else: letters, digits, a card number, a telephone number, an amount. */
const secrets = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z]{12,20}$/),
    fc.stringMatching(/^[1-9]\d{11,18}$/),
    fc.stringMatching(/^Q[\w-]{10,18}Z$/),
    fc.uuid(),
    fc.stringMatching(/^assets\/[a-z]{9}\.js:\d{4}:\d{4}$/),
  )
  .filter((secret) => secret.length >= 12);

type Ending = 'answer' | 'refusal' | 'status' | 'strange' | 'html' | 'broken';
const endings: readonly Ending[] = ['answer', 'refusal', 'status', 'strange', 'html', 'broken'];

function answerOf(call: CallDefinition, secret: string, ending: Ending): Response {
  const data = fillAnswer(call, () => secret);
  if (ending === 'broken') throw new TypeError(`Failed to fetch ${secret}`);
  if (ending === 'html') return new Response(`<title>${secret}</title>`);
  if (ending === 'status') return new Response(secret, { status: 500, statusText: 'no' });
  if (ending === 'strange')
    return new Response(JSON.stringify({ [secret]: secret, code: '00', data: { [secret]: secret } }));
  const outcome = ending === 'refusal' ? { code: secret, message: secret } : { message: secret };
  return new Response(JSON.stringify(envelopeOf(call, data, outcome)));
}

describe('a report contains no value of a request, an answer or a launch', () => {
  it.each(registry.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(secrets, fc.constantFrom(...endings), async (secret, ending) => {
        const { notes, text } = reporting();
        const log = createCallLog(Date.now, () => secret);
        const client = clientOn(async () => answerOf(call, secret, ending), {
          formHeaders: ['clientType'],
          jsonHeaders: ['token'],
          commonParams: () => Object.fromEntries(commonParams.map((name) => [name, secret])),
          watch: log.watch,
        });
        await client.call(call, { orderId: secret, productId: secret, mobile: secret }).catch((error: unknown) => {
          // No code catches it, and the page fails.
          note({ kind: 'error', how: 'uncaught', error });
          note({ kind: 'error', how: 'crash', error });
        });
        const told = text();
        expect(notes.length).toBeGreaterThan(0);
        expect(told).toContain(`"call":"${call.name}"`);
        expect(told).not.toContain(secret);
      }),
      { numRuns: 12 },
    );
  });

  always(
    'after a write with an unknown outcome',
    [secrets],
    async (secret) => {
      const { text } = reporting();
      const storage = createStorage({ owner: () => 'u:1', now: () => 1, stores: ['leases'] });
      await deliver(storage, 'lock', {
        begin: () => Promise.resolve({ attempt: secret }),
        send: () => Promise.reject(new Error(secret)),
        look: () => Promise.reject(new HttpError(500)),
        end: () => Promise.resolve(),
      });
      expect(text()).toContain('"kind":"write","call":"","step":"asked","outcome":"unknown"');
      expect(text()).not.toContain(secret);
    },
    { numRuns: 30 },
  );

  always(
    'after an error, whatever its message and stack are',
    [secrets, fc.constantFrom('TypeError', 'Error', 'Custom')],
    (secret, name) => {
      const { text } = reporting();
      const messages = [
        secret,
        `at f (${scripts}${secret}-12345678.js:1:2)`,
        `\n    at f (${scripts}${secret}.js:1:2)\n`,
        `${scripts}x.js:1:2?token=${secret}`,
      ];
      for (const message of messages) {
        const error = Object.assign(new Error(message), { name: name === 'Custom' ? secret : name });
        // Engines that write the message first, ones that do not, and a page that was opened with secrets.
        error.stack = `${error.name}: ${message}\n    at ${secret} (${scripts}loan-AbCdEf12.js:3:14)\n    at https://host/loanDetails?token=${secret}:1:1`;
        note({ kind: 'error', how: 'uncaught', error });
      }
      note({ kind: 'error', how: 'uncaught', error: secret });
      note({ kind: 'error', how: 'uncaught', error: { message: secret, stack: secret, name: secret } });
      note({ kind: 'error', how: 'part', error: new RefusedError(secret, secret) });
      note({ kind: 'error', how: 'part', error: new UnreadableAnswerError(secret) });
      expect(text()).toContain('assets/loan-AbCdEf12.js:3:14');
      expect(text()).not.toContain(secret);
    },
  );

  always('after an address that the policy refused', [secrets], (secret) => {
    const { text } = reporting();
    const foreign = `https://${secret}.example/${secret}`;
    for (const blocked of [foreign, `data:${secret}`, secret, `http://localhost:3000/?${secret}`])
      note({ kind: 'policy', directive: 'img-src', blocked });
    note({ kind: 'policy', directive: `img-src ${secret}`, blocked: 'inline' });
    expect(text()).toContain('"blocked":"own"');
    expect(text()).not.toContain(secret);
  });

  always('after an action or a call with an unknown name', [secrets], (secret) => {
    const { text } = reporting();
    note({ kind: 'bridge', action: `goToPage ${secret}`, outcome: 'timed-out' });
    note({ kind: 'call', call: `loan/${secret}`, took: 5, error: undefined });
    expect(text()).toBe('');
  });
});
