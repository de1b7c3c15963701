import { headOf } from '@/internal/desk/library/summary';
import type { problemList } from '@/platform/api/contract/complaints';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { replaceLog, writeRecords } from '../../e2e/support/stored-records';
import { longLog } from '../../support/long-log';
import type { Phone } from './browser';
import type { BuildName } from './build';
import type { Lab } from './lab';

/** A list of some length on a page, ready to be opened. */
export type LongList = {
  build: BuildName;
  path: string;
  /** Regular expression of the text that is wanted: the list is there once it is rendered. */
  wanted: string;
  /** Selector of what scrolls; null for the page itself. */
  scroller: string | null;
  isDesk: boolean;
  /** Puts the entries in place. The page that it leaves is opened again. */
  fill: (phone: Phone, lab: Lab) => Promise<void>;
};

const orderNo = '00123';
const begin = Date.UTC(2026, 0, 5);
const hour = 3_600_000;

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** They come from the gateway: its answer is made here, for any number of them. */
async function complaints(count: number, lab: Lab): Promise<LongList> {
  const path = (await lab.borrower('repaying'))('/complaintList');
  const data: WireAnswerOf<typeof problemList> = {
    tabs: [{ title: 'Diproses', value: '1' }],
    list: numbersTo(count).map((number) => ({
      id: String(number),
      time: '2026-01-05 09:00:00',
      type: 'Pembayaran',
      content: `Keluhan nomor ${number}, ${'yang panjang ceritanya. '.repeat(number % 5)}`,
      tab: '1',
    })),
  };
  return {
    build: 'product',
    path,
    wanted: 'Keluhan nomor 1,',
    scroller: null,
    isDesk: false,
    async fill({ page, drawn }, { answers, address }) {
      answers.set('problem-list', JSON.stringify({ code: '00', msg: '', data }));
      await page.goto(address('product', path));
      await drawn(['wanted'], 20_000);
    },
  };
}

async function chat(count: number, lab: Lab): Promise<LongList> {
  const path = (await lab.borrower('due-today-in'))('/intelligentCustomerService', { orderNo });
  return {
    build: 'product',
    path,
    // Ten events are one round with one message.
    wanted: `Message number ${Math.ceil(count / 10) - 1}(?!\\d)`,
    scroller: '[role=log]',
    isDesk: false,
    async fill({ page }, { address }) {
      await page.goto(address('product', path));
      await page.getByRole('log').getByRole('button').first().waitFor();
      // One more for the event by which a log begins.
      await replaceLog(page, longLog(count + 1, orderNo));
    },
  };
}

/** What the list shows of one batch, as the desk keeps it; the logs are read by anyone who opens one. */
function headRecord(numbers: readonly number[]) {
  const heads = numbers.map((number) => {
    const id = `bench-${number}`;
    const events = longLog(11, id).map((event) => ({ ...event, at: event.at + number * hour }));
    return headOf({ id, orderNo: id, startedAt: begin + number * hour, events }, '');
  });
  return { key: ['desk', 'record', `batch-${numbers[0] ?? 0}`], version: 1, owner: 'desk', data: { heads } };
}

const perBatch = 180;

async function replay(count: number, lab: Lab): Promise<LongList> {
  const page = await lab.borrower('due-today-in');
  const path = page('/support/replay', { demo: 'due-today-in' });
  return {
    build: 'demo',
    path,
    wanted: `bench-${count}(?!\\d)`,
    scroller: null,
    isDesk: true,
    async fill({ page: tab }, { address }) {
      await tab.setViewportSize({ width: 1280, height: 800 });
      await tab.goto(address('demo', path));
      await tab.getByRole('region', { name: /Conversations|Percakapan/ }).waitFor();
      const numbers = numbersTo(count);
      const batches = numbersTo(Math.ceil(count / perBatch)).map((batch) =>
        numbers.slice((batch - 1) * perBatch, batch * perBatch),
      );
      await writeRecords(tab, 'support-heads', batches.map(headRecord));
    },
  };
}

/** How to come by each kind of list, with so many entries. */
export const listKinds: Record<string, (count: number, lab: Lab) => Promise<LongList>> = {
  complaints,
  'chat events': chat,
  'conversations to replay': replay,
};
