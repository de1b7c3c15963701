import { cookiesOn, storageOn } from '@tests/support/browser-storage';
import { clientOn } from '@tests/support/client';
import fc from 'fast-check';
import * as v from 'valibot';
import { defineCall } from '@/platform/api/define-call';
import { HttpError } from '@/platform/api/errors';
import { stringifySearch } from '@/platform/browser/search';
import { reloadWhenReplaced } from '@/platform/session/browser-session-env';
import { startSession } from '@/platform/session/start-session';
import { defineStore } from '@/platform/storage/definition';
import { createStorage } from '@/platform/storage/storage';
import { personalPrefix, readTab, storeInTab } from '@/platform/storage/tab-memory';
import { createMemoryTable } from '@/platform/storage/table';
import { clearFormerOwners } from './create-services';

const origin = 'https://app.example';
const letters = defineStore({ name: 'letters', version: 1, schema: v.string() });
const guards = defineStore({ name: 'guards', version: 1, schema: v.string() });
const send = defineCall({ name: 'send', area: 'test', path: '/send', request: v.object({}), answer: v.object({}) });

type Borrower = 'A' | 'B';

type Page = ReturnType<typeof createPage>;
type Entry = { href: string; page: Page | null };

/** What the pages of a phone share. */
type Phone = ReturnType<typeof createPhone>;

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
  let hasForms = false;
  return {
    session,
    changesBefore: phone.changes,
    clear() {
      hasForms = true;
      return clearFormerOwners(session, storage);
    },
    /** Whether it has come so far that somebody can type into a form that only the tab stores. */
    hasForms: () => hasForms,
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
function createPhone() {
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

type Window = Phone['windows'][number];

/** What was typed into such a form. */
const tabText = `${personalPrefix}text`;

/** From now on the code runs in this window. */
function enter({ kept }: Window): void {
  const sessionStorage = new Proxy(storageOn(kept), {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', { sessionStorage });
}

/** Loads the present entry of a window. */
async function load(phone: Phone, window: Window, dies = false): Promise<Page | undefined> {
  const entry = window.entries[window.at];
  if (!entry) return undefined;
  enter(window);
  const page = createPage(phone, window.kept, entry);
  entry.page = page;
  if (dies) return page;
  await page.clear();
  const text = readTab(tabText);
  if (text !== null) expect(text[0]).toBe(phone.present);
  return page;
}

/** Does what the page has asked the browser for. */
async function settle(phone: Phone, window: Window): Promise<void> {
  const entry = window.entries[window.at];
  const href = entry?.page?.reloadsAt();
  if (!entry || href === undefined) return;
  expect(entry.page?.isHidden()).toBe(true);
  entry.href = href;
  await load(phone, window);
}

/** Opens an address in a window. `dies`: the page does not come to deleting what has to go. */
async function visit(phone: Phone, window: Window, href: string, dies = false): Promise<Page | undefined> {
  window.entries.splice(window.at + 1);
  window.at = window.entries.push({ href, page: null }) - 1;
  return load(phone, window, dies);
}

const borrower = fc.constantFrom<Borrower[]>('A', 'B');

/** The native app opens a page. `dies`: before the page has deleted what has to go. */
const launch = fc.record({
  does: fc.constant('launch' as const),
  who: borrower,
  proof: fc.constantFrom('token=T', 'token=T', 'sessionId=T', 'token=T&sessionId=T'),
  dies: fc.boolean(),
});

const queries = ['', 'userId=A', 'userId=B', 'userId=+A%20', 'userId=B&userId=B', 'userId=A&userId=B', 'sessionId=zzz'];

/** An address of ours without a secret: a shared one, one from an old page, one that somebody typed. */
const open = fc.record({
  does: fc.constant('open' as const),
  query: fc.constantFrom(...queries),
  isHashLink: fc.boolean(),
});

/** `keptAlive`: the page comes from the back-forward cache. */
const move = fc.record({ does: fc.constantFrom('back', 'forward'), keptAlive: fc.boolean() });

const act = fc.record({
  does: fc.constantFrom('reload', 'go', 'type', 'type', 'send', 'look', '401', 'sign out', 'kill'),
});

const steps = fc.record({
  window: fc.nat(1),
  path: fc.constantFrom('/loanDetails', '/that', '/aboutUs'),
  what: fc.oneof(launch, open, move, { weight: 3, arbitrary: act }),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

let count = 0;

async function launchPage(phone: Phone, window: Window, path: string, who: Borrower, proof: string, dies = false) {
  count += 1;
  if (phone.present !== undefined && phone.present !== who) phone.typed.delete(phone.present);
  if (phone.present !== who) phone.changes += 1;
  phone.present = who;
  const own = proof.replaceAll('T', `${who}${String(count)}`);
  const page = await visit(phone, window, `${origin}${path}?userId=${who}&${own}`, dies);
  expect(page?.session.current()?.userId).toBe(who);
  return page;
}

/** An address without a secret shows the stored borrower, or asks to sign in. It changes no session on the phone. */
async function openPage(phone: Phone, window: Window, href: string): Promise<void> {
  const state = () => [
    [...phone.cookies].join(),
    [...window.kept].filter(([name]) => !name.startsWith(personalPrefix)).join(),
    /"current":"[^"]*"/.exec([...phone.lasting].join())?.[0],
  ];
  const before = state();
  const page = await visit(phone, window, href);
  const shown = page?.session.current()?.userId;
  const named = new URLSearchParams(href.slice(href.lastIndexOf('?'))).get('userId')?.trim() ?? phone.present;
  if (shown === undefined) {
    if (/userId|sessionId/.test(href)) expect(state()).toEqual(before);
  } else expect([shown, shown]).toEqual([phone.present, named]);
}

/** A page, and who uses it, before something happens in it. */
type Scene = {
  phone: Phone;
  window: Window;
  page: Page;
  path: string;
  who: string | undefined;
  /** Whether that is the borrower who is at the device. */
  isHere: boolean;
  write: (isKept: boolean) => Promise<void>;
};

function lookAt(phone: Phone, window: Window, page: Page, path: string): Scene {
  const who = page.session.current()?.userId;
  // A page from before the other one came may be of the same borrower again; it may as well have to be loaded again.
  const isHere = who === phone.present && (page.changesBefore === phone.changes || page.session.isCurrent());
  async function write(isKept: boolean): Promise<void> {
    count += 1;
    const text = `${who ?? ''}${String(count)}`;
    expect(await page.write(text)).toBe(isKept ? 'saved' : 'memory');
    if (!isKept || who === undefined) return;
    phone.typed.set(who, text);
    if (page.hasForms()) storeInTab(tabText, text);
  }
  return { phone, window, page, path, who, isHere, write };
}

/** What somebody does in a page, or what happens to it. */
const acts: Record<string, (scene: Scene) => Promise<void>> = {
  async go({ window, page, path }) {
    if (!page.session.isCurrent()) return;
    window.entries.splice(window.at + 1);
    window.at = window.entries.push({ href: origin + path + stringifySearch(page.session.travelParams()), page }) - 1;
  },
  async type({ window, who, isHere, write }) {
    if (who !== undefined && !window.entries[window.at]?.href.includes('aboutUs')) await write(isHere);
  },
  async send({ page, who, isHere }) {
    if (who === undefined || isHere) await page.send();
    else await expect(page.send()).rejects.toEqual(new HttpError(401));
  },
  async look({ phone, page, who }) {
    page.wake();
    if (page.reloadsAt() !== undefined || who === undefined) return;
    expect(who).toBe(phone.present);
    expect(await page.read()).toEqual([phone.typed.get(who), phone.typed.get(who)]);
  },
  async '401'({ phone, page, who, isHere, write }) {
    const cookies = [...phone.cookies].join();
    page.session.expire();
    expect(page.session.current()).toBeNull();
    if (!isHere) expect([...phone.cookies].join()).toBe(cookies);
    // What was typed a moment before.
    if (who !== undefined) await write(isHere);
  },
  async 'sign out'({ phone, page, who, isHere, write }) {
    const cookies = [...phone.cookies].join();
    page.session.signOut();
    await page.clear();
    if (!isHere) expect([...phone.cookies].join()).toBe(cookies);
    else if (who !== undefined) {
      phone.typed.delete(who);
      phone.present = undefined;
      phone.changes += 1;
    }
    if (who !== undefined) await write(false);
  },
};

/** The system ends the webview: only what is on the disk stays, and the addresses. */
function kill(phone: Phone): void {
  for (const { kept, entries } of phone.windows) {
    kept.clear();
    for (const entry of entries) entry.page = null;
  }
}

/** Back, forward, or an act in the open page. */
async function useWindow(phone: Phone, window: Window, { path, what }: Step): Promise<void> {
  enter(window);
  const left = window.entries[window.at]?.page;
  if (what.does === 'back') window.at = Math.max(0, window.at - 1);
  if (what.does === 'forward') window.at = Math.min(window.entries.length - 1, window.at + 1);
  const page = window.entries[window.at]?.page;
  const isMove = 'keptAlive' in what;
  if (!page || what.does === 'reload' || (isMove && page !== left && !what.keptAlive)) await load(phone, window);
  else if (isMove) page.wake();
  else await acts[what.does]?.(lookAt(phone, window, page, path));
  await settle(phone, window);
}

async function take(phone: Phone, step: Step): Promise<void> {
  const { path, what } = step;
  const window = phone.windows[step.window];
  if (!window) return;
  if ('proof' in what) await launchPage(phone, window, path, what.who, what.proof, what.dies);
  else if ('query' in what) {
    // Without a stored borrower, a session id begins a session.
    if (what.query === 'sessionId=zzz' && phone.present === undefined) return;
    await openPage(phone, window, `${origin}${what.isHashLink ? `/?x=1#${path}` : path}?${what.query}`);
  } else if (what.does === 'kill') kill(phone);
  else await useWindow(phone, window, step);
}

beforeEach(() => void vi.stubGlobal('document', { baseURI: origin }));

/**
 * One phone, two borrowers, two windows: the native app, the browser and both borrowers act in any order, on the real
 * session, storage and client. The promise (decision 30, record owner): a page shows, sends and writes only what
 * belongs to the borrower who uses the phone. Each borrower finds all that they typed, unless they signed out since, or
 * the other was launched with proof.
 */
it('each of two borrowers finds what they typed, and nothing of the other, whatever happened to the phone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { maxLength: 20, size: 'max' }),
      fc.shuffledSubarray<Borrower>(['A', 'B'], { minLength: 2 }),
      async (taken, finders) => {
        const phone = createPhone();
        for (const next of taken) await take(phone, next);
        for (const who of finders) {
          const [window] = phone.windows;
          const page = window && (await launchPage(phone, window, '/loanDetails', who, 'token=T'));
          expect(await page?.read()).toEqual([phone.typed.get(who), phone.typed.get(who)]);
          expect((await phone.disk()).filter((text) => !text.startsWith(who))).toEqual([]);
        }
      },
    ),
  );
});

it.each([
  ['another borrower came', false],
  ['the session had expired, and another borrower came', true],
])('a tab that is restored after %s in another one has nothing of what was typed', async (_, isExpired) => {
  const phone = createPhone();
  const [first, second] = phone.windows;
  if (!first || !second) return;
  const page = await launchPage(phone, first, '/aboutUs', 'A', 'token=T');
  if (isExpired) page?.session.expire();
  storeInTab(tabText, 'A');
  await load(phone, first);
  expect(readTab(tabText)).toBe('A');
  await launchPage(phone, second, '/loanDetails', 'B', 'token=T');
  expect((await load(phone, first))?.session.formerOwners()).toEqual([]);
  expect(readTab(tabText)).toBeNull();
});
