import type { Page, Request, Route } from '@playwright/test';
import type { Book } from '@/domain/payments/payment';
import { reportPayment } from '../support/journeys';
import { photo } from '../support/photo';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';

const neverEnding = new WeakSet<Request>();

test.use({ expectedComplaints: [/A file of the app did not load/] });

/** The ways in which a file can fail to arrive, one after the other. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('connectionreset'),
  hanging: async (route) => void neverEnding.add(route.request()),
  failing: (route) => route.fulfill({ status: 500 }),
  captive: (route) => route.fulfill({ contentType: 'text/html', body: 'Please sign in to this network' }),
  gone: (route) => route.fulfill({ status: 404 }),
};

/** Whether the engine's own loader, which may remember a failure as long as the page lives, has asked for a file. */
const isOfLoader = (request: Request) => request.resourceType() === 'script';

/** Has each of these files fail in every way. @returns `isOver`: whether they have; `heal`: from then on they arrive */
async function breakFiles(page: Page, files: RegExp, ways: readonly ((route: Route) => Promise<void>)[]) {
  const tries = new Map<string, number>();
  const seenByLoader: string[] = [];
  let isHealed = false;
  page.on('request', (request) => {
    if (!isHealed && isOfLoader(request) && files.test(request.url())) seenByLoader.push(request.url());
  });
  await page.route(files, async (route) => {
    if (isHealed) return route.continue();
    const address = route.request().url();
    const tried = tries.get(address) ?? 0;
    tries.set(address, tried + 1);
    await ways[tried % ways.length]?.(route);
  });
  return {
    seenByLoader,
    isOver: () => tries.size > 0 && [...tries.values()].every((count) => count >= ways.length),
    heal: () => (isHealed = true),
  };
}

/** Counts the requests of a page that are on their way and will end. */
function countRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => [...open].filter((request) => !neverEnding.has(request)).length;
}

type Tools = {
  page: Page;
  /** Lets time pass until something is so: never while a request is under way, which would look like a hanging one. */
  inTime: (isSo: () => boolean | Promise<boolean>) => Promise<void>;
  openScenario: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<void>;
  control: (settings: Record<string, string>) => Promise<void>;
};

type Part = {
  files: RegExp;
  /** Whether a file is a page's own: if the server no longer has it, the page reloads (missing-file.spec.ts). */
  isPage?: boolean;
  tag?: string;
  /** Opens the page, and does what needs the files. */
  begin: (tools: Tools) => Promise<void>;
  /** What the page says while they are missing. */
  meanwhile?: (tools: Tools) => Promise<void>;
  comes: (page: Page) => boolean | Promise<boolean>;
  /** What was promised. */
  after?: (tools: Tools) => Promise<void>;
};

const assets = (names: string) => new RegExp(`/assets/(?:${names})-[\\w-]{8}\\.js$`);

const chat = { orderNo: '00123', productId: '', orderId: '' };

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Pesan Anda' }).fill(text);
  await page.keyboard.press('Enter');
}

const missing = (page: Page) => page.getByText(/^(?:Sebagian aplikasi|Bagian halaman ini)/);

const parts: Record<string, Part> = {
  'the help line for a person in distress': {
    files: assets('distress-support'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/intelligentCustomerService', chat);
      await say(page, 'saya mau bunuh diri');
      await expect(page.getByRole('log').getByText('Terkirim')).toBeVisible();
    },
    comes: (page) => page.getByRole('button', { name: /SEJIWA.*119/ }).isVisible(),
  },
  'the pictures of a complaint': {
    files: assets('pictures'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/complainPageNext', { problemType: '2' });
      await page.getByRole('textbox').first().fill('Saya sudah membayar dua kali');
      await page.getByLabel('Tambah foto').setInputFiles(await photo(page, 800, 600));
    },
    meanwhile: ({ page }) => expect(page.getByText('Gagal diunggah', { exact: true })).toBeVisible(),
    comes: (page) => page.getByText('Berhasil diunggah!', { exact: true }).isVisible(),
    async after({ page }) {
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
      await expect(page).toHaveURL(/\/complaintList\?.*from=sent/);
    },
  },
  'the list behind a complaint that waits, and its sending': {
    files: assets('complaintList|outbox-runner'),
    isPage: true,
    tag: '@journey',
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/complainPageNext', { problemType: '2' });
      await page.getByRole('textbox').first().fill('Saya sudah membayar dua kali');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Kirim saat online' }).click();
      await page.context().setOffline(false);
    },
    meanwhile: ({ page }) => expect(page.getByText('Halaman ini tidak dapat ditampilkan')).toBeVisible(),
    comes: (page) =>
      page.getByRole('listitem').filter({ hasText: 'membayar dua kali' }).getByText('Diproses').isVisible(),
  },
  'the dialog after a payment, and what the pages say of the claim': {
    files: assets('paid-dialog|payment-cards'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/that', { payType: '1', payCode: 'BNI', method: 'ATM' });
      await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
    },
    meanwhile: ({ page }) => expect(missing(page)).toBeVisible(),
    comes: (page) => page.getByRole('dialog').getByRole('button', { name: 'YA' }).isVisible(),
    async after({ page, inTime }) {
      await page.getByRole('dialog').getByRole('button', { name: 'YA' }).click();
      await inTime(() => page.getByText('Anda memberi tahu kami sudah membayar').isVisible());
    },
  },
  'the question before a second payment': {
    files: assets('payment-question'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/that', { payType: '1', payCode: 'BNI', method: 'ATM' });
      await reportPayment(page);
      await openScenario('due-today', '/installment');
      await page.getByRole('button', { name: 'Bayar Segera' }).click();
    },
    meanwhile: ({ page }) => expect(missing(page)).toBeVisible(),
    comes: (page) => page.getByRole('dialog').getByRole('button', { name: 'Bayar lagi' }).isVisible(),
    after: ({ page }) => expect(page).toHaveURL(/\/installment/),
  },
  'money that arrives': {
    files: assets('readings'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/that', { payType: '1', payCode: 'BNI', method: 'ATM' });
      await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
    },
    comes: async (page) => {
      const [book] = await storedRecords(page, 'payments');
      return Boolean((book?.data as Book | undefined)?.last?.left);
    },
    async after({ page, control, inTime }) {
      await control({ clock: '+1h' });
      await inTime(() => page.getByText('Pembayaran diterima').first().isVisible());
    },
  },
  "the operator's switches": {
    files: assets('background|switch-views'),
    async begin({ page, openScenario }) {
      const notices = [{ kind: 'warning', text: { id: 'BCA terganggu sampai 14.00.', en: 'BCA is down.' } }];
      await page.route('**/switches.json', (route) => route.fulfill({ json: { version: 1, notices } }));
      await openScenario('due-today', '/loanDetails');
    },
    comes: (page) => page.getByText('BCA terganggu').isVisible(),
  },
  'the cost of an offer': {
    files: assets('insights'),
    begin: ({ openScenario }) => openScenario('new-loan', '/loanConfirm'),
    meanwhile: ({ page }) => expect(missing(page)).toBeVisible(),
    comes: async (page) => !(await missing(page).isVisible()),
  },
  'another language': {
    files: assets('language-sheet|en'),
    async begin({ page, openScenario }) {
      await openScenario('due-today', '/loanDetails');
      await page.getByRole('button', { name: 'Bahasa' }).click();
    },
    meanwhile: ({ page }) => expect(page.getByRole('banner').getByText(/^Sebagian aplikasi/)).toBeVisible(),
    comes: (page) => page.getByRole('dialog', { name: 'Bahasa' }).isVisible(),
    async after({ page, inTime }) {
      await page.getByRole('radio', { name: 'English' }).check();
      await inTime(() => page.getByRole('heading', { name: 'Loan details' }).isVisible());
    },
  },
  'the code in a pasted message': {
    files: assets('sms-code'),
    async begin({ page, openScenario }) {
      await openScenario('card-repayment', '/payway');
      await page.getByRole('radio', { name: /招商银行/ }).check();
      await page.getByRole('button', { name: /立即还款/ }).click();
      await page.getByRole('textbox', { name: '短信验证码' }).focus();
      await page.keyboard.insertText('【银行】您的验证码是 482913，5分钟内有效');
    },
    async meanwhile({ page }) {
      await expect(page.getByText('无法读取这段文字，请输入短信中的验证码。')).toBeVisible();
      await expect(page.getByText(/这段文字里没有验证码/)).toHaveCount(0);
    },
    comes: async (page) => (await page.getByRole('textbox', { name: '短信验证码' }).inputValue()) === '482913',
  },
};

for (const [name, { files, isPage, tag = [], begin, meanwhile, comes, after }] of Object.entries(parts)) {
  test(`comes by itself once its files arrive: ${name}`, { tag }, async ({ page, openScenario, control }) => {
    await page.clock.install();
    const requests = countRequests(page);
    const ways = Object.entries(failures).filter(([way]) => !isPage || way !== 'gone');
    const broken = await breakFiles(
      page,
      files,
      ways.map(([, fail]) => fail),
    );
    async function inTime(isSo: () => boolean | Promise<boolean>): Promise<void> {
      const look = async () => {
        // Shorter than the time limit of the database.
        if (requests() === 0) await page.clock.runFor(2_000);
        return isSo();
      };
      await expect.poll(look, { intervals: [20] }).toBe(true);
    }
    const tools = { page, inTime, openScenario, control };
    await begin(tools);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await inTime(broken.isOver);
    await meanwhile?.(tools);
    expect(await comes(page)).toBe(false);
    broken.heal();
    await inTime(() => comes(page));
    await after?.(tools);
    expect(broken.seenByLoader).toEqual([]);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}
