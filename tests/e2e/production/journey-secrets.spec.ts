import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { startBrowser } from '../../support/browser';
import { cacheEntries, filesHolding } from '../../support/profile';
import { captchaLetters, rememberPictures } from '../support/captcha';
import { payAtTheCounter } from '../support/journeys';
import { storedPictures, photo } from '../support/photo';
import { expect, test as base } from '../support/test';

/** Runs in the page. */
async function collect() {
  const cached = async (name: string) => {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    return Promise.all(requests.map(async (request) => [request.url, await (await cache.match(request))?.text()]));
  };

  const caching = await Promise.all((await caches.keys()).map(cached));
  const around = Object.entries(sessionStorage).filter(([name]) => name !== 'loan-web.session');
  const cookies = document.cookie.split('; ').filter((cookie) => !/^(?:token|sessionId)=/.test(cookie));
  const addresses = Array.from(document.querySelectorAll('[href], [src], [action]'), (element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return {
    cached: JSON.stringify(caching),
    /** sessionStorage without the session's own record, and the cookies without the session's own. */
    beside: JSON.stringify([around, cookies, window.name]),
    /** Where the person is in this tab, and the state that goes with it. */
    history: JSON.stringify([location.href, document.referrer, history.state]),
    /** Addresses of links, forms, pictures and frames, and all visible text. */
    shown: JSON.stringify([document.title, addresses, document.body.innerText]),
    /** Addresses that the browser's own timing has noted, but for the one that the native app has opened. */
    timed: performance.getEntries().flatMap(({ name, entryType }) => (entryType === 'navigation' ? [] : [name])),
  };
}

/** @returns what the present page has left behind so far; `kept`: IndexedDB, localStorage, and every cached answer */
async function tracesOf(page: Page) {
  const { cached, history, ...traces } = await page.evaluate(collect);
  const visited = await page.evaluate<string>('JSON.stringify(navigation.entries().map(({ url }) => url))');
  const { origins } = await page.context().storageState({ indexedDB: true });
  return { ...traces, kept: cached + JSON.stringify(origins), history: history + visited };
}

type Traces = Awaited<ReturnType<typeof tracesOf>>;

/** What leaves a browser, or is written about it, from now on. */
function recordTraffic(context: BrowserContext) {
  const heard = {
    /** Everything on any console, and errors no one caught. */
    said: new Array<string>(),
    referrers: new Array<string>(),
    /** Addresses of requests that are no call of the API, and of those that are. */
    addresses: new Array<string>(),
    calls: new Array<string>(),
  };
  context.on('console', (message) => {
    heard.said.push(message.text());
    // The browser's own note of a call that failed names the call, which carries the session as the protocol demands.
    if (!message.text().startsWith('Failed to load resource: ')) heard.said.push(message.location().url);
  });
  context.on('weberror', (error) => heard.said.push(String(error.error().stack)));
  context.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/gateway/');
    (isCall ? heard.calls : heard.addresses).push(request.url());
    heard.referrers.push(request.headers()['referer'] ?? '');
  });
  return heard;
}

type Traffic = ReturnType<typeof recordTraffic>;

/** A whole Chromium on a profile of its own, whose files can be read afterwards. */
const test = base.extend({
  context: async ({ profile, baseURL }, provide) => {
    const { context } = await startBrowser(profile, baseURL);
    await provide(context);
    await context.close();
  },
});

/** The mock backend's only right code. */
const smsCode = '123456';
const boundCard = '6228480000987654092';
const spokenCard = '4111222233334448';

/** A native app that takes what it is told and agrees. It keeps nothing: the number of a card is its business. */
const nativeApp = `
  window.AndroidBridge = {
    postMessage(json) {
      setTimeout(() => window.__bridgeReply({ id: JSON.parse(json).id, ok: true }), 20);
    },
  };
`;

/**
 * Files of a browser's profile that hold what the app has kept; the session itself lies in the
 * tab's storage beside them.
 */
const ofTheApp =
  /^Default\/(?:IndexedDB|Local Storage|Service Worker|Code Cache|WebStorage|File System|blob_storage)\//;

/** Looks where nothing secret may be: everywhere but in the session's own record and in what is said to the API. */
function expectNothingLeft(traces: Traces, secrets: readonly string[]): void {
  const { timed, ...places } = traces;
  for (const secret of secrets) {
    for (const [place, text] of Object.entries(places))
      expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
    for (const name of timed) if (name.includes(secret)) expect(new URL(name).pathname).toMatch(/^\/gateway\//);
  }
}

function expectNothingHeard(
  heard: Traffic,
  session: readonly string[],
  typed: readonly string[],
  launches: number,
): void {
  for (const secret of [...session, ...typed]) {
    expect(heard.said.filter((text) => text.includes(secret))).toEqual([]);
    expect(heard.referrers.filter((text) => text.includes(secret))).toEqual([]);
  }
  // The native app's own addresses carry the session once, when it opens a page; nothing else does.
  for (const secret of session)
    expect(heard.addresses.filter((address) => address.includes(secret)).length).toBeLessThanOrEqual(launches);
  for (const secret of typed)
    expect([...heard.addresses, ...heard.calls].filter((address) => address.includes(secret))).toEqual([]);
}

async function bindCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加银行卡' }).click();
  await page.getByLabel('银行卡号').fill(boundCard);
  await page.getByLabel('持卡人姓名').fill('张伟');
  await page.getByLabel('手机号').fill('138 0013 8000');
  await page.getByRole('button', { name: '添加此卡' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '银行卡还款' })).toBeVisible();
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /招商银行/ }).check();
  await page.getByRole('button', { name: /立即还款/ }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(smsCode);
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible();
}

test(
  'a journey from the loan to the chat stores no secret anywhere',
  { tag: '@journey' },
  async ({ page, context, profile, openScenario, launch, request }) => {
    const session = [launch.token, launch.sessionId];
    const typed = [smsCode, boundCard, spokenCard];
    const secrets = [...session, ...typed];
    const heard = recordTraffic(context);
    await page.addInitScript(nativeApp);
    const expectClean = async () => expectNothingLeft(await tracesOf(page), secrets);

    await openScenario('due-today', '/loanDetails');
    await payAtTheCounter(page);
    // The looking itself works: what may be there is found.
    expect((await tracesOf(page)).kept).toContain('loan-web-payments');
    await expectClean();

    await openScenario('card-repayment', '/payway');
    await bindCard(page);
    await expectClean();
    await payByCard(page);
    await expectClean();

    await openScenario('due-today-in', '/complainPageNext', { problemType: '2' });
    await page.getByRole('textbox', { name: 'Problem description' }).fill('I paid twice');
    const picture = await photo(page, 800, 600);
    // A picture that is a page as well: only the picture may go out.
    await page
      .getByLabel('Add pictures')
      .setInputFiles({ ...picture, buffer: Buffer.concat([picture.buffer, Buffer.from('<script>stowaway</script>')]) });
    await expect(page.getByText('Upload succeeded!', { exact: true })).toBeVisible();
    // What lies on the phone is what was uploaded; the browser does not show the body of a picture's call.
    await expect.poll(async () => (await storedPictures(page)).length).toBe(1);
    const [kept] = await storedPictures(page);
    expect(kept?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(kept?.includes('stowaway')).toBe(false);
    await expectClean();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/complaintList\?/);
    await expectClean();

    await openScenario('due-today-in', '/intelligentCustomerService', { orderNo: '00123' });
    await page.getByRole('textbox', { name: 'Your message' }).fill(`My card is ${spokenCard}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Chat menu' }).click();
    await page.getByRole('button', { name: 'Share this conversation' }).click();
    // Which build an export came from leads to its source weeks later.
    const { release } = v.parse(v.object({ release: v.string() }), await (await request.get('/version.json')).json());
    expect(release).toMatch(/^\d+\.\d+\.\d+\+(?:[0-9a-f]{12}(?:\.modified)?|unknown)\.[0-9a-f]{4}$/);
    await expect(page.locator('meta[name=release]')).toHaveAttribute('content', release);
    for (const form of ['To read', 'For support']) {
      await page.getByRole('dialog').getByRole('radio', { name: form }).check();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toContain('My card is');
      expect(text).toContain(release);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    await expectClean();

    // An error page says nothing of the session either.
    await openScenario('due-today-in', '/loanDetails', { faults: 'http500' });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectClean();

    expect(heard.calls.filter((address) => address.includes(launch.token)).length).toBeGreaterThan(10);
    expectNothingHeard(heard, session, typed, 5);

    // The browser has ended and has written all its files. The search itself works: it finds what may be there, in a
    // database and in a compressed cached answer.
    await context.close();
    const held = async (text: string) => (await filesHolding(profile, text)).join(' ');
    expect(await held('I paid twice')).toContain('Default/IndexedDB/');
    expect(await held('Problem description')).toContain('Default/Cache/Cache_Data/');
    for (const secret of typed) expect(await filesHolding(profile, secret)).toEqual([]);
    for (const secret of session)
      expect((await filesHolding(profile, secret)).filter((file) => ofTheApp.test(file))).toEqual([]);
    const cached = (await cacheEntries(profile)).map(({ key }) => key);
    expect(cached.filter((key) => key.includes('/assets/')).length).toBeGreaterThan(10);
    expect(cached.filter((key) => key.includes('/gateway/'))).toEqual([]);
  },
);

test('a registration stores neither SMS code nor captcha', { tag: '@journey' }, async ({ page, context, profile }) => {
  const heard = recordTraffic(context);
  await page.addInitScript(rememberPictures);
  await page.goto(`/register?${new URLSearchParams({ id: '5', deviceId: `visitor-${randomUUID()}` }).toString()}`);
  await page.getByRole('textbox', { name: '手机号' }).fill('13912345678');
  await expect.poll(() => captchaLetters(page)).not.toBe('');
  const captcha = await captchaLetters(page);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(captcha);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信验证码已发送至/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
  await page.getByRole('button', { name: '立即申请' }).click();
  await expect(page).toHaveURL(/\/downloadTemplate\?/);

  // The number holds the code's digits, and the tracking call the number (specification): it is
  // taken out before looking.
  const without = (text: string) => text.replaceAll('13912345678', '');
  const { kept, beside, history, shown } = await tracesOf(page);
  for (const text of [kept, beside, history, shown, ...Object.values(heard).flat()])
    expect(without(text)).not.toContain('123456');
  for (const text of [kept, beside, history, ...heard.addresses]) expect(text).not.toContain(`"${captcha}"`);
  // The page keeps the number for its form, in this tab alone.
  for (const text of [kept, history, ...heard.said, ...heard.referrers, ...heard.addresses])
    expect(text).not.toContain('13912345678');
  await context.close();
  expect(await filesHolding(profile, smsCode)).toEqual([]);
  for (const file of await filesHolding(profile, '13912345678')) expect(file).toMatch(/^Default\/Session Storage\//);
});
