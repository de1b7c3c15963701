import { always } from '@tests/support/always';
import { cookiesOn, storageOn } from '@tests/support/browser-storage';
import { constantFrom, record } from 'fast-check';
import type { Params } from './common-params';
import type { StorageLike } from './device-owners';
import { hash53, ownerOf } from './owner-id';
import { readSession, startSession, type SessionEnv } from './start-session';

/** A webview with its storage, its cookies and its address. */
function createBrowser() {
  const stored = new Map<string, string>();
  const lasting = new Map<string, string>();
  const cookies = new Map<string, string>();
  const written: string[] = [];
  const jar = cookiesOn(cookies);
  const browser = {
    /** The folder of the app on its host. */
    folder: '',
    stored,
    lasting,
    cookies,
    written,
    sessionStorage: storageOn(stored),
    address: '',
    envOf,
    visit,
    reload: () => visit(browser.address),
    kill: () => stored.clear(),
    /** Opens another window of the same browser, with its own sessionStorage. */
    openWindow: () => void (browser.sessionStorage = storageOn(new Map())),
  };

  function write(cookie: string): void {
    written.push(cookie);
    jar.cookie = cookie;
  }

  function envOf(path: string, secure = true): SessionEnv {
    return {
      href: `https://app.example${path}`,
      replaceUrl: (href) => (browser.address = href.replace('https://app.example', '')),
      sessionStorage: browser.sessionStorage,
      localStorage: storageOn(lasting),
      cookies: Object.defineProperty({ cookie: '' }, 'cookie', { get: () => jar.cookie, set: write }),
      secure,
      folder: browser.folder,
    };
  }

  function visit(path: string, secure = true) {
    browser.address = path;
    const session = startSession(envOf(path, secure));
    const [common, travel] = [{ ...session.commonParams() }, { ...session.travelParams() }];
    return { session, leaving: session.formerOwners(), common, travel };
  }
  return browser;
}

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => void (browser = createBrowser()));

const launch =
  '/loanDetails?clientType=android&appVersion=1.10&token=t1&sessionId=s1&userId=00123&pop=1&orderId=12345678901234567890';

describe('a first launch', () => {
  it('has every common parameter as it is written, and no other', () => {
    const own = { token: 't1', sessionId: 's1', userId: '00123' };
    expect(browser.visit(launch).common).toEqual({ ...own, clientType: 'android', appVersion: '1.10', pop: '1' });
  });

  it('passes common and unknown parameters to the next page, without secrets and page inputs', () => {
    const inputs =
      'productId=1&orderId=2&orderNo=3&position=4&problemType=5&problemIndex=6&problemSonType=7&problemId=8&selectedIndex=9&amount=10&display=1&from=confirm';
    const { travel } = browser.visit(
      `/x?token=t&sessionId=s&userId=7&pop=1&deviceId=d&partner=00012345678901234567890&${inputs}`,
    );
    expect(travel).toEqual({ userId: '7', pop: '1', deviceId: 'd', partner: '00012345678901234567890' });
  });

  it.each([
    ['token=t&userId=7', 'u:7'],
    ['token=t', `t:${hash53('t')}`],
    ['sessionId=s', `s:${hash53('s')}`],
  ])('starts a session with %s', (query, ownerId) => {
    expect(browser.visit(`/?${query}`).session.current()?.ownerId).toBe(ownerId);
  });

  it.each(['', 'userId=7', 'token=&sessionId=', 'clientType=ios&pop=1'])('starts no session with "%s"', (query) => {
    expect(browser.visit(`/?${query}`).session.current()).toBeNull();
    expect(browser.cookies.size).toBe(0);
  });

  it('ignores what is too long for each request; the borrower comes first', () => {
    const { travel, common } = browser.visit(
      `/?x=1&deviceId=${'d'.repeat(2_000)}&userId=${'7'.repeat(2_200)}&pop=${'1'.repeat(200)}&token=${'t'.repeat(4_096)}`,
    );
    expect(Object.keys(travel)).toEqual(['pop', 'x']);
    expect(common['token']).toHaveLength(4_096);
    expect(browser.address).not.toContain('token');
  });
});

describe('the cookies', () => {
  it('contain the session parameters only, until the year 9999, for this site only', () => {
    browser.visit('/?clientType=android&token=a%3Bb&userId=7&other=x');
    expect(browser.written).toEqual([
      'token=a%3Bb; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; SameSite=Strict; Secure',
      'userId=7; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; SameSite=Strict; Secure',
    ]);
  });

  it('are set for the folder of the app, and deleted there and for the whole host', () => {
    browser.folder = '/app';
    browser.visit('/app/loanDetails?token=t').session.signOut();
    expect(browser.written).toEqual([
      'token=t; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/app; SameSite=Strict; Secure',
      'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/app; SameSite=Strict; Secure',
      'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; SameSite=Strict; Secure',
    ]);
  });

  it('are not marked Secure on a page without https', () => {
    browser.visit('/?token=t', false);
    expect(browser.written.join()).not.toContain('Secure');
  });

  it('do not keep an old value if the new one is too long for a cookie', () => {
    browser.visit('/?token=old&userId=7');
    browser.visit(`/?token=${'t'.repeat(4_096)}&userId=8`);
    expect(browser.cookies.get('token')).toBeUndefined();
  });
});

describe('a session continues', () => {
  it.each([
    ['after a reload of the cleaned address', () => browser.reload()],
    ['on a link without parameters', () => browser.visit('/aboutUs')],
  ])('%s', (_, go) => {
    const first = browser.visit(launch);
    const { common, travel, leaving } = go();
    expect([common, travel, leaving]).toEqual([first.common, first.travel, []]);
  });

  it('after the webview was killed, from the cookies', () => {
    browser.visit(launch);
    browser.kill();
    const { session, common, leaving } = browser.visit('/loanDetails?clientType=android');
    expect(common).toEqual({ clientType: 'android', token: 't1', sessionId: 's1', userId: '00123', pop: '1' });
    expect([session.current()?.ownerId, leaving]).toEqual(['u:00123', []]);
  });

  it('after it has expired, with the records of its borrower', () => {
    const { session } = browser.visit('/?token=t1&userId=7&deviceId=d');
    session.expire();
    expect([session.current(), session.formerOwners(), browser.reload().session.current()]).toEqual([null, [], null]);
    const next = browser.visit('/?token=t2&userId=7');
    expect([next.session.current()?.ownerId, next.leaving]).toEqual(['u:7', []]);
    next.session.expire();
    expect(browser.visit('/?token=t2&userId=8').leaving).toEqual(['u:7']);
  });
});

describe('an address after a session', () => {
  const own = 'token=t&sessionId=s&userId=7';
  const all = 'token=t1&sessionId=s1&userId=7&pop=1&deviceId=d&partner=a';
  const ownParams = { token: 't', sessionId: 's', userId: '7' };
  const ofDevice = { deviceId: 'd' };
  const rest = { userId: '7', pop: '1', deviceId: 'd' };

  it.each<[what: string, before: string, now: string, common: Params, leaving: string[]]>([
    ['the handset of a launch', own, `${own}&appVersion=1.10`, { ...ownParams, appVersion: '1.10' }, []],
    ['a handset, where there was none', 'token=t', 'appVersion=1.10', { token: 't', appVersion: '1.10' }, []],
    ['an empty identity', own, 'token=&userId=', ownParams, []],
    ['their own id, with blanks around it', own, 'userId=%207+', ownParams, []],
    ['their own id, given twice', own, 'userId=7&userId=7', ownParams, []],
    ['their own id first, and another behind it', own, 'userId=7&userId=8', ownParams, []],
    ['their own session id', own, 'sessionId=s', ownParams, []],
    ['the same token, no market', all, 'token=t1', { token: 't1', sessionId: 's1', userId: '7', ...ofDevice }, []],
    ['a renewed token', all, 'token=t2&userId=7', { token: 't2', userId: '7', ...ofDevice }, []],
    ['both renewed', all, 'token=t2&sessionId=s2&userId=7&pop=1', { token: 't2', sessionId: 's2', ...rest }, []],
    ['a renewed session id', all, 'sessionId=s2&userId=7', { token: 't1', sessionId: 's2', ...rest }, []],
    ['another token and id', all, 'token=t2&userId=8', { token: 't2', userId: '8', ...ofDevice }, ['u:7']],
    ['another token', all, 'token=t2', { token: 't2', ...ofDevice }, ['u:7']],
    ['another id with the same token', all, 'token=t1&userId=8', { token: 't1', userId: '8', ...ofDevice }, ['u:7']],
    ['another id, a session id', all, 'sessionId=s2&userId=8', { sessionId: 's2', userId: '8', ...ofDevice }, ['u:7']],
    ['a token after a session id', 'sessionId=s1', 'token=t2', { token: 't2' }, [`s:${hash53('s1')}`]],
    ['another session id, of two', 'sessionId=s1', 'sessionId=s2', { sessionId: 's2' }, [`s:${hash53('s1')}`]],
  ])('with %s sets the session and the records to delete', (_what, before, now, common, leaving) => {
    for (const address of [`/?${now}`, `/?a=1#/loanDetails?${now}`]) {
      browser = createBrowser();
      browser.visit(`/?${before}`);
      const next = browser.visit(address);
      expect(next.common).toEqual(common);
      expect(next.leaving).toEqual(leaving);
      // A launch with a token is complete, and nothing unknown passes to another borrower.
      if (now.startsWith('token=t') || leaving.length > 0) expect(next.travel['partner']).toBeUndefined();
      if (leaving.length === 0 && next.common['userId'] === '7') expect(next.session.current()?.ownerId).toBe('u:7');
    }
  });
});

it.each(['', 'userId=7&'])('a link without a secret changes neither market nor phone: %s', (who) => {
  const first = browser.visit('/loanDetails?token=t&userId=7&pop=0&deviceId=d&partner=a');
  const link = `/?a=1#/aboutUs?${who}pop=1&deviceId=EVIL&partner=b`;
  expect(browser.visit(link).common).toEqual(first.common);
  browser.kill();
  expect(browser.visit(link).common).toMatchObject({ token: 't', userId: '7', pop: '0' });
  expect(browser.visit('/loanDetails').common).toMatchObject({ pop: '0' });
  expect(browser.visit('/?token=t2&userId=7&pop=1&deviceId=e').common).toMatchObject({ pop: '1', deviceId: 'e' });
});

describe('an address that names a borrower without proof', () => {
  const own = 'token=t&sessionId=s&userId=7&pop=1&deviceId=d';

  it.each([
    ['another id alone', 'userId=8&pop=0&deviceId=e', own],
    ['another session id alone', 'sessionId=zzz', own],
    ['an id that nothing connects with the token', 'userId=8', 'token=t'],
    ['a session id, where there was none', 'sessionId=zzz', 'token=t'],
    ['a token of one of two', 'userId=7&token=t&userId=8', own],
    ['an id of one of two tokens', 'userId=8&token=t&token=t2', own],
    ['an id with a token that is too long', `userId=8&token=${'t'.repeat(6_144)}`, own],
  ])('changes nothing: %s', (_what, query, before) => {
    const { session: signedIn } = browser.visit(`/loanDetails?${before}`);
    const device = () => [[...browser.stored], [...browser.lasting], [...browser.cookies]].map((all) => all.join());
    const untouched = device();
    browser.written.length = 0;
    for (const path of [`/loanDetails?${query}`, `/?a=1#/loanDetails?${query}`, `/aboutUs?${query}`]) {
      const { session, common, travel, leaving } = browser.visit(path);
      expect(session.current()).toBeNull();
      expect(session.isCurrent()).toBe(true);
      for (const name of ['token', 'sessionId', 'userId']) expect({ ...common, ...travel }).not.toHaveProperty(name);
      expect(leaving).toEqual([]);
      // The buttons of the page do so.
      session.expire();
      session.signOut();
      expect(device()).toEqual(untouched);
      expect(browser.written).toEqual([]);
    }
    expect(signedIn.isCurrent()).toBe(true);
    expect(browser.visit('/loanDetails').session.current()).toEqual(signedIn.current());
  });

  it.each([
    '/?userId=7&token=t#/loanDetails?userId=8',
    '/?userId=7#/loanDetails?userId=8&token=t2',
    '/?userId=7&token=t2#/loanDetails?token=t3',
  ])('starts no session as a hash link with two borrowers or two tokens: %s', (path) => {
    browser.visit(`/loanDetails?${own}`);
    const { session, leaving } = browser.visit(path);
    expect([session.current(), leaving]).toEqual([null, []]);
    expect(browser.visit('/loanDetails').session.current()?.userId).toBe('7');
  });

  it.each(['token=undefined&userId=undefined', 'token=null&userId=8', 'token=(null)', 'userId=nil&sessionId=NULL'])(
    'changes nothing with a word for a missing value: %s',
    (query) => {
      browser.visit(`/loanDetails?${own}`);
      expect(browser.visit(`/loanDetails?${query}`).leaving).toEqual([]);
      expect(browser.visit('/loanDetails').common).toMatchObject({ token: 't', userId: '7' });
    },
  );

  it('does not bring back the borrower before when the browser goes back to it', () => {
    browser.visit('/?token=t1&userId=7');
    browser.visit('/?token=t2&userId=8');
    const back = (path: string) => startSession({ ...browser.envOf(path), isBack: true });
    expect(back('/?token=t1&userId=7').current()).toBeNull();
    const borrower = readSession({ ...browser.envOf('/?token=t1&userId=7'), isBack: true }).borrower();
    expect(borrower).not.toHaveProperty('token');
    expect(back('/?token=t1').formerOwners()).toEqual(['u:7']);
    expect(back('/?token=t2&userId=8').current()?.ownerId).toBe('u:8');
    browser.visit('/').session.expire();
    expect(back('/?token=t3&userId=8').current()?.ownerId).toBe('u:8');
  });

  it('still sets the market', () => {
    browser.visit(`/?${own}`);
    expect(browser.visit('/?userId=8&pop=0').common).toMatchObject({ pop: '0' });
  });

  it.each(['userId=8', 'sessionId=zzz'])('does not delete the records of an expired session: %s', (query) => {
    browser.visit(`/?${own}`).session.expire();
    expect(browser.visit(`/?${query}`).session.current()).toBeNull();
    expect(browser.visit('/?token=t2&userId=7').leaving).toEqual([]);
  });
});

describe('a window that another has renewed the session of', () => {
  const early = '/loanDetails?token=t1&sessionId=s1&userId=7&pop=1&deviceId=d&partner=a';

  it('continues with the renewed session, and does not put its own back', () => {
    browser.visit(early);
    const { sessionStorage, address } = browser;
    browser.openWindow();
    browser.visit('/?token=t2&userId=7&pop=1');
    browser.sessionStorage = sessionStorage;
    const { common, travel } = browser.visit(address);
    expect(common).toEqual({ token: 't2', userId: '7', pop: '1', deviceId: 'd' });
    expect(travel).toMatchObject({ partner: 'a' });
    browser.kill();
    expect(browser.visit('/').common).toMatchObject({ token: 't2' });
  });

  it.each([
    [early, { token: 't2', userId: '7' }],
    ['/?sessionId=s1&userId=7&pop=1', { sessionId: 's2', userId: '7' }],
  ])('does not end the renewed session when its own is refused: %s', (first, renewed) => {
    const { session } = browser.visit(first);
    browser.openWindow();
    browser.visit(`/?${String(new URLSearchParams(renewed))}&pop=1`);
    session.expire();
    expect(session.current()).toBeNull();
    browser.openWindow();
    expect(browser.visit('/').common).toMatchObject(renewed);
  });

  it('keeps a token that no cookie has, because it is too long', () => {
    browser.visit(early);
    browser.cookies.delete('token');
    expect(browser.reload().common).toMatchObject({ token: 't1', sessionId: 's1' });
  });
});

describe('the owner id of the records', () => {
  it.each([
    ['token=t1', 'token=t1&userId=7', `t:${hash53('t1')}`],
    ['sessionId=s1', 'sessionId=s1&token=t1&userId=7', `s:${hash53('s1')}`],
  ])('stays the same when the borrower id is known later: %s', (first, later, name) => {
    browser.visit(`/?${first}`);
    for (const query of [later, '', 'token=t2&userId=7']) {
      const { session, leaving } = browser.visit(`/?${query}`);
      expect(session.current()).toEqual({ ownerId: name, userId: '7' });
      expect(leaving).toEqual([]);
    }
    browser.kill();
    expect(browser.visit('/?userId=7').session.current()?.ownerId).toBe(name);
    expect(browser.visit('/?token=t3&userId=8').leaving).toEqual([name]);
    expect(browser.visit('/?token=t4&userId=7').session.current()?.ownerId).toBe('u:7');
  });

  it('is a new one while the old records are not deleted yet', () => {
    browser.visit('/?token=t1&userId=7').session.signOut();
    const { session, leaving } = browser.visit('/?token=t2&userId=7');
    expect(leaving).toEqual(['u:7']);
    expect(session.current()?.ownerId).toBe('+u:7');
    session.cleared('u:7');
    // It stays until another borrower comes.
    expect(browser.visit('/?token=t3&userId=7').session.current()?.ownerId).toBe('+u:7');
    expect(browser.reload().leaving).toEqual([]);
  });
});

describe('signing out', () => {
  it('removes the session everywhere, and calls the listeners', () => {
    const { session } = browser.visit(launch);
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    session.signOut();
    expect(listener).toHaveBeenCalledOnce();
    expect(session.current()).toBeNull();
    expect(session.getSnapshot()).toBeNull();
    expect({ ...session.commonParams() }).toEqual({ clientType: 'android', appVersion: '1.10' });
    expect(browser.stored.size).toBe(0);
    expect(browser.cookies.size).toBe(0);
    expect(browser.reload().session.current()).toBeNull();
  });

  it('ends the session in every window, if copies of records had filled storage before', () => {
    const room = 200;
    const localStorage: StorageLike & Record<string, unknown> = Object.create({
      getItem: (key: string) => localStorage[key] ?? null,
      setItem(key: string, value: string) {
        const used = Object.entries(localStorage).reduce(
          (sum, [name, text]) => sum + `${name}${String(text)}`.length,
          0,
        );
        if (used + key.length + value.length > room) throw new DOMException('', 'QuotaExceededError');
        localStorage[key] = value;
      },
      removeItem: (key: string) => Reflect.deleteProperty(localStorage, key),
    });
    localStorage.setItem('loan-web.copy.["u:1","notes","a"]', 'x'.repeat(120));
    const first = startSession({ ...browser.envOf(launch), localStorage });
    browser.openWindow();
    const second = startSession({ ...browser.envOf('/'), localStorage });
    expect(second.current()).not.toBeNull();
    second.signOut();
    expect(first.recordsOwner()).toBeNull();
  });

  it.each(['works', 'is full'])('ends the session in every window, and deletes the records, if storage %s', (how) => {
    const first = browser.visit(launch);
    const owner = first.session.recordsOwner();
    const kept = browser.sessionStorage;
    browser.openWindow();
    const { session } = browser.visit('/');
    const { set } = browser.lasting;
    vi.spyOn(browser.lasting, 'set').mockImplementation(function grow(this: Map<string, string>, key, value) {
      const isMore = value.length > (this.get(key) ?? '').length;
      if (how === 'is full' && isMore) throw new DOMException('', 'QuotaExceededError');
      return set.call(this, key, value);
    });
    session.signOut();
    expect(first.session.recordsOwner()).toBeNull();
    expect(first.session.isCurrent()).toBe(false);
    browser.sessionStorage = kept;
    const next = browser.visit('/loanDetails');
    expect(next.session.current()).toBeNull();
    expect(next.leaving).toEqual([owner]);
    expect(browser.cookies.size).toBe(0);
  });
});

it('the snapshot is the same object until something changes', () => {
  const { session } = browser.visit(launch);
  expect(session.getSnapshot()).toBe(session.getSnapshot());
  expect(session.travelParams()).toBe(session.travelParams());
});

describe('without storage', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blockedJar = Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked, set: blocked });
  const refusing = { getItem: blocked, setItem: blocked, removeItem: blocked };

  it.each([
    ['blocked', { sessionStorage: refusing, localStorage: refusing, cookies: blockedJar }],
    ['missing', { sessionStorage: undefined, localStorage: undefined }],
    ['there, but the address may not be replaced', { replaceUrl: blocked }],
  ])('the session is in memory if it is %s', (_how, parts) => {
    const session = startSession({ ...browser.envOf('/x?token=t&userId=7'), ...parts });
    expect(session.current()?.ownerId).toBe('u:7');
    if (!('replaceUrl' in parts)) expect(browser.address).toBe('/x?userId=7');
    expect(() => session.signOut()).not.toThrow();
    expect(session.current()).toBeNull();
  });

  it('the session is restored from the cookies', () => {
    browser.visit('/?token=t&userId=7');
    browser.sessionStorage = refusing;
    expect(browser.visit('/').session.current()?.ownerId).toBe('u:7');
  });
});

const wrongForms = ['not json', '[]', 'null', '{"token":1}', '"text"'];
it.each(wrongForms)('ignores a stored session of the wrong form: %s', (text) => {
  browser.stored.set('loan-web.session', text);
  expect(browser.visit('/').session.current()).toBeNull();
});

describe('a session that is only read', () => {
  const value = constantFrom('1', '2');
  const query = record({ token: value, userId: value, sessionId: value, pop: value }, { requiredKeys: [] }).map(
    (params) => `/loanDetails?${new URLSearchParams(params).toString()}`,
  );

  always(
    'has the borrower and the market of the session that starts, for any storage and address',
    [query, query, constantFrom('', '/?a=1#')],
    (before, now, prefix) => {
      const seen = (params: Params) => [ownerOf(params), params['pop']].join();
      browser = createBrowser();
      browser.visit(before);
      const { resolve, borrower } = readSession(browser.envOf(prefix + now));
      const readings = [resolve().params, borrower()].map(seen);
      const session = seen(browser.visit(prefix + now).common);
      expect(readings).toEqual([session, session]);
    },
    { numRuns: 1_000 },
  );

  it('reads sessionStorage for the borrower only if the launch is incomplete', () => {
    const look = vi.fn<() => StorageLike>(() => browser.sessionStorage);
    const envOf = (path: string) => Object.defineProperty(browser.envOf(path), 'sessionStorage', { get: look });
    readSession(envOf(launch)).borrower();
    expect(look).not.toHaveBeenCalled();
    readSession(envOf('/loanDetails?token=t1')).borrower();
    expect(look).toHaveBeenCalled();
  });
});
