import * as v from 'valibot';
import { expect } from 'vitest';
import { clearFormerOwners } from '@/boot/create-services';
import { defineCall } from '@/platform/api/define-call';
import { reloadWhenReplaced } from '@/platform/session/browser-session-env';
import { startSession } from '@/platform/session/start-session';
import { defineStore } from '@/platform/storage/definition';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable } from '@/platform/storage/table';
import { cookiesOn, storageOn } from './browser-storage';
import { clientOn } from './client';

export const origin = 'https://app.example';
const letters = defineStore({ name: 'letters', version: 1, schema: v.string() });
const guards = defineStore({ name: 'guards', version: 1, schema: v.string() });
const send = defineCall({ name: 'send', area: 'test', path: '/send', request: v.object({}), answer: v.object({}) });

export type Borrower = 'A' | 'B';

export type Page = ReturnType<typeof createPage>;
type Entry = { href: string; page: Page | null };

/** What the pages of a phone share. */
export type Phone = ReturnType<typeof createPhone>;

/** A document, as `boot` and `createServices` put it together, without its screens. */
function createPage(phone: Phone, kept: Map<string, string>, entry: Entry) {
  const { lasting, cookies } = phone;
  const listeners: (() => void)[] = [];
  const listen = (_event: string, listener: () => void) => void listeners.push(listener);
  const root = { hidden: false };
  let reloadsAt: string | undefined;

  const stores = { sessionStorage: storageOn(kept), localStorage: storageOn(lasting), cookies: cookiesOn(cookies) };
  const replaceUrl = (href: string) => (entry.href = href);
  const session = startSession({ ...stores, href: entry.href, replaceUrl, secure: true, folder: '' });
  session.subscribe(
    reloadWhenReplaced(session.isCurrent, {
      addEventListener: listen as never,
      document: { documentElement: root, addEventListener: listen } as never,
      location: { href: entry.href, replace: (href) => (reloadsAt = String(href)) },
    }),
  );
  const { recordsOwner: owner, isCurrent: mayAsk, commonParams } = session;
  const storage = createStorage({ owner, now: () => 1, stores: phone.stores, openTable: phone.openTable });
  const api = clientOn((request) => phone.answer(request), { baseUrl: origin, commonParams, mayAsk });
  const notes = [storage.open(letters), storage.open(guards)];
  return {
    session,
    changesBefore: phone.changes,
    clear: () => clearFormerOwners(session, storage),
    /** It is seen again, or comes back from the back-forward cache. */
    wake: () => listeners.forEach((listener) => listener()),
    reloadsAt: () => reloadsAt,
    isHidden: () => root.hidden,
    send: () => api.call(send, {}),
    write: async (text: string) => (await Promise.all(notes.map((store) => store.set('key', text))))[0],
    read: async () => await Promise.all(notes.map(async (store) => (await store.get('key'))?.data)),
  };
}

/** A phone with two windows, and a server that checks who asks. */
export function createPhone() {
  const tables = new Map([letters, guards].map(({ name }) => [`loan-web-${name}`, createMemoryTable()]));
  const phone = {
    lasting: new Map<string, string>(),
    cookies: new Map<string, string>(),
    stores: [letters.name, guards.name],
    openTable: (name: string) => tables.get(name) ?? createMemoryTable(),
    windows: [0, 1].map(() => ({ kept: new Map<string, string>(), entries: new Array<Entry>(), at: -1 })),
    /** Who is at the device. */
    present: undefined as Borrower | undefined,
    /** How often that has changed. */
    changes: 0,
    /** What each of them has to find. */
    typed: new Map<string, string>(),
    /** The server, which sees the query and the cookies. */
    async answer({ url }: Request): Promise<Response> {
      const id = new URL(url).searchParams.get('userId') ?? undefined;
      // Another window of the same borrower may have found the session expired: then there are no cookies.
      if (id !== undefined) expect([phone.cookies.get('userId') ?? id, phone.present]).toEqual([id, id]);
      return new Response('{"code":"00","data":{}}');
    },
    /** All texts on the disk, whosesoever. */
    async disk(): Promise<string[]> {
      const { signal } = new AbortController();
      const owners = ['', ...['A', 'B'].flatMap((id) => ['', '+', '++', '+++'].map((mark) => `${mark}u:${id}`))];
      const rows = await Promise.all(
        [...tables.values()].flatMap((table) => owners.map((owner) => table.readAll(owner, 'record', signal))),
      );
      return rows.flat().map(({ raw }) => v.parse(v.object({ data: v.string() }), raw).data);
    },
  };
  return phone;
}

export type Window = Phone['windows'][number];

/** Loads the present entry of a window. */
export async function load(phone: Phone, window: Window, dies = false): Promise<Page | undefined> {
  const entry = window.entries[window.at];
  if (!entry) return undefined;
  const page = createPage(phone, window.kept, entry);
  entry.page = page;
  if (!dies) await page.clear();
  return page;
}

/** Does what the page has asked the browser for. */
export async function settle(phone: Phone, window: Window): Promise<void> {
  const entry = window.entries[window.at];
  const href = entry?.page?.reloadsAt();
  if (!entry || href === undefined) return;
  expect(entry.page?.isHidden()).toBe(true);
  entry.href = href;
  await load(phone, window);
}

/** Opens an address in a window. `dies`: the page does not come to deleting what has to go. */
export async function visit(phone: Phone, window: Window, href: string, dies = false): Promise<Page | undefined> {
  window.entries.splice(window.at + 1);
  window.at = window.entries.push({ href, page: null }) - 1;
  return load(phone, window, dies);
}
