import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import type { CallDefinition, RequestOf, WireAnswerOf } from '@/platform/api/define-call';
import type { Database } from '../db/database';
import type { Lender } from '../db/lender';
import type { Frozen, State } from '../db/schema';
import type { Scenario } from '../scenarios';
import type { Copy, Refusals } from '../seed/copy/copy';
import type { Outcome } from './envelope';
import type { ReceivedFile } from './read-request';

/** The context of a handler. */
export type Context = {
  readonly state: Frozen<State>;
  db: Database;
  lender: Lender;
  /** Virtual time, epoch milliseconds. */
  now: number;
  scenario: Scenario;
  market: Market;
  /** The language of the answer: the requested one, or by default that of the market. */
  language: Locale;
  /** The requested language; null if the request named none. */
  asked: Locale | null;
  copy: Copy;
  refusals: Refusals;
  /** Origin of the pages, e.g. `http://localhost:4173`. */
  origin: string;
  /** Address of the landing page, e.g. `http://localhost:4173/`. */
  home: string;
  /** Address of the API, without a trailing slash. */
  apiBase: string;
  /** Query parameter `deviceId`: over HTTP it chooses the state. */
  deviceId: string;
  /** Query parameter `pop`; undefined if the launch had none. */
  pop: string | undefined;
  files: Readonly<Record<string, ReceivedFile>>;
};

/** Reads a field of the request by its name in the contract; a missing one is empty. */
type FieldReader<Call extends CallDefinition> = (name: keyof RequestOf<Call> & string) => string;

type Reply<Call extends CallDefinition> = Answer<WireAnswerOf<Call>> | Refusal;
type Answer<Data> = { kind: 'answer'; data: Data; message: string; notice: string | null };
type Refusal = { kind: 'refusal'; code: string; message: string };

export type Handler = {
  call: CallDefinition;
  /** Distinguishes calls on one path; without it every request matches. */
  when: (field: (name: string) => string) => boolean;
  respond: (field: (name: string) => string, context: Context) => Outcome;
};

/** An answer, with an optional message. `notice` exists only in the joint envelope. */
export function answer<const Data>(data: Data, message = '', notice: string | null = null): Answer<Data> {
  return { kind: 'answer', data, message, notice };
}

/** A refusal with a code and a text. */
export function refuse(code: string, message: string): Refusal {
  return { kind: 'refusal', code, message };
}

/** A refusal with a code of the demo and its text in the language of the answer. */
export function refuseWith(code: keyof Refusals, { refusals }: Context): Refusal {
  return refuse(code, refusals[code]);
}

/** Answers one call; request and answer are typed by the contract. */
export function handle<Call extends CallDefinition>(
  call: Call,
  respond: (field: FieldReader<Call>, context: Context) => Reply<Call>,
  when: (field: FieldReader<Call>) => boolean = () => true,
): Handler {
  return { call, when, respond };
}

/** Answers a call without an envelope. */
export function handleBytes<Call extends CallDefinition>(
  call: Call,
  respond: (field: FieldReader<Call>, context: Context) => { type: string; bytes: Uint8Array<ArrayBuffer> },
): Handler {
  return { call, when: () => true, respond: (field, context) => ({ kind: 'bytes', ...respond(field, context) }) };
}
