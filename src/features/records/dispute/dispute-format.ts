import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { payment } from '@/domain/payments/schema';
import { markup, Markup } from '@/domain/text/markup';
import { loggedCall, maxLoggedCalls } from '@/platform/telemetry/request-log';
import { receipts } from '@/platform/writes/receipts';

const textField = v.optional(v.string(), '');
const textList = v.optional(v.array(v.string()), []);

/** The parts of a dispute file, in reading order. */
export const disputePartNames = ['complaint', 'chats', 'payments', 'requests'] as const;

export type DisputePartName = (typeof disputePartNames)[number];

/** The most pictures in a file, and characters of each: a receipt is readable, and an e-mail accepts the file. */
export const pictureLimits = { count: 8, characters: 420_000 } as const;

/** A picture of the evidence: a JPEG that was encoded again on the phone, so that it has no metadata. */
const picture = v.object({
  of: v.picklist(['complaint', 'answer']),
  base64: v.pipe(v.string(), v.maxLength(pictureLimits.characters), v.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/)),
});

const complaint = v.object({
  problemId: textField,
  /** As the server sent it; empty if unknown. */
  sentAt: textField,
  type: textField,
  sonType: textField,
  content: textField,
  /** Addresses, without queries, of pictures that are not in the file. */
  images: textList,
  /** The answer of customer service; empty before there is one. */
  answer: textField,
  answerImages: textList,
  /** The pictures themselves; missing if there are none. */
  pictures: v.exactOptional(v.pipe(v.array(picture), v.maxLength(pictureLimits.count))),
});

const chat = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  orderNo: v.pipe(v.string(), v.maxLength(200)),
  startedAt: instant,
  events: v.array(v.unknown()),
});

/** The schema of every part. Only named fields are read, so that a file cannot reach a prototype. */
export const partSchemas = {
  complaint,
  chats: v.object({ sessions: v.array(chat) }),
  /** The receipts are those of complaints and ratings. */
  payments: v.object({ payments: v.array(payment), receipts: v.array(receipts.schema) }),
  requests: v.object({ calls: v.pipe(v.array(loggedCall), v.maxLength(maxLoggedCalls)) }),
} as const;

export type DisputePicture = v.InferOutput<typeof picture>;

export type PartOf<Name extends DisputePartName> = v.InferOutput<(typeof partSchemas)[Name]>;

/** The parts of a file; those that were not selected are missing. */
export type DisputeParts = { [Name in DisputePartName]?: PartOf<Name> };

/** Whether this page can compute checksums: only secure contexts have Web Crypto. */
export function canHash(): boolean {
  // Missing in older engines and over plain http, although the types always have it.
  const { crypto }: { crypto?: { subtle?: unknown } } = globalThis;
  return typeof crypto?.subtle === 'object' && crypto.subtle !== null;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** @returns the SHA-256 of a text's UTF-8 bytes, 64 hexadecimal digits. @throws TypeError if `canHash` is false */
export async function sha256Hex(text: string): Promise<string> {
  return Array.from(await digest(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same in base64, the form of a content security policy. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await digest(text))));
}

/** They could end a script block or a line, or turn the direction; inside a JSON text an escape means the same. */
const escapedCharacters = /[<>&\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u007f-\u009f]/g;

function write(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((entry: unknown) => (entry === undefined ? 'null' : write(entry))).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, entry]) => entry !== undefined);
    fields.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, entry]) => `${JSON.stringify(name)}:${write(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** JSON in exactly one way: sorted fields, no blanks, and nothing that HTML or a reader could misread. */
export function canonicalJson(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return write(value).replace(escapedCharacters, escape);
}

const disputeFormat = 'loan-web-dispute';
export const disputeVersion = 1;

const short = v.pipe(v.string(), v.maxLength(200));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const manifestSchema = v.object({
  format: v.literal(disputeFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Epoch milliseconds, by the corrected clock. */
  createdAt: instant,
  appVersion: short,
  /** The build of our pages that wrote it. */
  release: short,
  market: v.picklist(marketIds),
  locale: short,
  /** Empty: all orders of this borrower. */
  orderNo: short,
  problemId: short,
  /** False if the phone could not compute checksums; then its hashes are `null`. */
  sealed: v.boolean(),
  masked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  parts: v.pipe(
    v.array(v.object({ name: v.picklist(disputePartNames), sha256: v.nullable(hash) })),
    v.maxLength(disputePartNames.length),
  ),
});

export type DisputeManifest = v.InferOutput<typeof manifestSchema>;

/** The fields of a manifest that do not follow from the parts. */
export type DisputeHead = Omit<DisputeManifest, 'format' | 'version' | 'sealed' | 'parts'>;

/** The first twelve digits of the manifest's checksum, grouped for reading aloud: `3fa9-01bc-77de`. */
export function checkingCode(manifestHash: string): string {
  return (manifestHash.slice(0, 12).match(/.{4}/g) ?? []).join('-');
}

type DisputeBlocks = { name: BlockName; json: string }[];

/** Blocks are found by these names. `seal` has the checksum of the manifest. */
export type BlockName = DisputePartName | 'manifest' | 'seal';

export type SealedDispute = Awaited<ReturnType<typeof sealDispute>>;

/** The start of every block. It is nowhere else in a file, because all other text is escaped. */
export const blockStart = (name: BlockName) => `<script type="application/json" data-dispute="${name}">`;
export const blockEnd = '</script>';

/** Canonical JSON of the parts, a manifest with the fields of `head`, and its `code`, `null` without Web Crypto. */
export async function sealDispute(parts: DisputeParts, head: DisputeHead) {
  const sealed = canHash();
  const hashOf = (json: string) => (sealed ? sha256Hex(json) : Promise.resolve(null));
  const chosen = disputePartNames.flatMap((name) =>
    parts[name] === undefined ? [] : [{ name, json: canonicalJson(parts[name]) }],
  );
  const hashes = await Promise.all(chosen.map(({ json }) => hashOf(json)));
  const manifest: DisputeManifest = {
    ...head,
    format: disputeFormat,
    version: disputeVersion,
    sealed,
    parts: chosen.map(({ name }, index) => ({ name, sha256: hashes[index] ?? null })),
  };
  const manifestJson = canonicalJson(manifest);
  const manifestHash = await hashOf(manifestJson);
  const blocks: DisputeBlocks = [
    { name: 'manifest', json: manifestJson },
    { name: 'seal', json: canonicalJson({ manifest: manifestHash }) },
    ...chosen,
  ];
  return { manifest, blocks, code: manifestHash === null ? null : checkingCode(manifestHash) };
}

/** The blocks as part of a page: data, which no browser runs. Canonical JSON needs no escaping here. */
export function writeBlocks(blocks: DisputeBlocks): Markup {
  return markup`${blocks.map(({ name, json }) => new Markup(`${blockStart(name)}${json}${blockEnd}\n`))}`;
}
