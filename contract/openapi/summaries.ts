import { readFileSync } from 'node:fs';
import type { CallDefinition } from '@/platform/api/define-call';

/** A row of a table of calls: addresses, and what they are for. `…` is the beginning that an area shares. */
const row = /^\| (`[^|]+`) \| ([A-Z][^|]+) \|/gm;

const described = Array.from(
  readFileSync('docs/wire-protocol.md', 'utf8').matchAll(row),
  ([, addresses = '', purpose = '']) => ({
    purpose,
    paths: [...addresses.matchAll(/(…?)(\/[\w/.-]+)/g)].map(([, shared, path = '']) => ({
      path,
      isEnd: shared !== '',
    })),
  }),
);

/** What a call is for, in the words of docs/wire-protocol.md. @throws Error if the call is not described there */
export function summaryOf(call: CallDefinition): string {
  const found = described.find(({ paths }) =>
    paths.some(({ path, isEnd }) => (isEnd ? call.path.endsWith(path) : call.path === path)),
  );
  if (!found) throw new Error(`docs/wire-protocol.md does not describe ${call.path}`);
  return found.purpose;
}

type KnownByName = {
  name: string;
  /** Its purpose, as the name suggests. */
  purpose: string;
  /** Why it is never called, if the reason is not only its unknown format. */
  refused?: string;
};

const neverContacts = 'Contacts are never read or sent: stores and the Indonesian regulator forbid it to lenders.';

/** Endpoints of which only the name is known (specification section 7; wire protocol, Known by name only). */
export const knownByName: readonly KnownByName[] = [
  { name: 'login-init', purpose: 'Prepares the log-in' },
  { name: 'send-sms-code', purpose: 'Sends a log-in code by SMS' },
  { name: 'voice-code', purpose: 'Reads a log-in code out by telephone' },
  { name: 'sms-login', purpose: 'Logs in with an SMS code' },
  { name: 'logout', purpose: 'Logs out' },
  { name: 'home-page', purpose: 'What the native home page shows' },
  { name: 'product-apply', purpose: 'Applies for a product from the native pages' },
  { name: 'product-detail', purpose: 'Describes a product' },
  { name: 'product-push', purpose: 'Sends the application on' },
  { name: 'certify-save-base', purpose: 'Saves personal basics' },
  { name: 'certify-save-personal', purpose: 'Saves personal details' },
  { name: 'certify-save-job', purpose: 'Saves the job' },
  { name: 'certify-save-ext', purpose: 'Saves emergency contacts and the like', refused: neverContacts },
  { name: 'certify-save-bank', purpose: 'Saves the bank account' },
  { name: 'image-upload', purpose: 'Uploads the identity card or the face' },
  { name: 'order-list', purpose: 'Lists orders' },
  { name: 'user-menu', purpose: 'What the native menu shows' },
  { name: 'user-delete', purpose: 'Deletes the account' },
  { name: 'buried-point-upload', purpose: 'Reports usage' },
  { name: 'fcm-token-upload', purpose: 'Registers for push messages' },
  { name: 'city-list', purpose: 'Lists cities' },
  { name: 'low-rate-point', purpose: 'Reports a low rating' },
  { name: 'location-upload', purpose: 'Reports the location' },
  { name: 'device-upload', purpose: 'Reports the device' },
  { name: 'contacts-upload', purpose: 'Sends the address book', refused: neverContacts },
  { name: 'survey', purpose: 'Asks for an opinion' },
  { name: 'submit-utr', purpose: 'Submits the reference of a bank transfer' },
  { name: 'faq', purpose: 'Frequent questions' },
  { name: '*-yd', purpose: 'Variants of the endpoints above for the Indonesian flow' },
];
