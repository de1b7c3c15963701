import { headOf } from '@/internal/desk/library/summary';
import type { problemList } from '@/platform/api/contract/complaints';
import type { installmentPlan } from '@/platform/api/contract/repayment';
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

/** A kind of list: how many entries it is measured with, and how to come by it. */
export type ListKind = { counts: readonly number[]; of: (count: number, lab: Lab) => Promise<LongList> };

const orderNo = '00123';
const begin = Date.UTC(2026, 0, 5);
const hour = 3_600_000;

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sealed = (data: unknown) => JSON.stringify({ code: '00', msg: '', data });

/** Entries that come from the gateway: its answer is made here, for any number of them. */
async function answered(
  call: string,
  { data, wanted }: { data: unknown; wanted: string },
  path: string,
): Promise<LongList> {
  return {
    build: 'product',
    path,
    wanted,
    scroller: null,
    isDesk: false,
    async fill({ page, drawn }, lab) {
      lab.answers.set(call, sealed(data));
      await page.goto(lab.address('product', path));
      await drawn(['wanted'], 20_000);
    },
  };
}

function complaints(count: number): WireAnswerOf<typeof problemList> {
  return {
    tabs: [{ title: 'Diproses', value: '1' }],
    list: numbersTo(count).map((number) => ({
      id: String(number),
      time: '2026-01-05 09:00:00',
      type: 'Pembayaran',
      content: `Keluhan nomor ${number}, ${'yang panjang ceritanya. '.repeat(number % 5)}`,
      tab: '1',
    })),
  };
}

function plan(count: number): WireAnswerOf<typeof installmentPlan> {
  const period = (number: number) => ({
    periodNo: number,
    totalAmount: 155_400_000,
    amount: 'Rp1.554.000',
    canClick: number === 1 ? 1 : 0,
    periodStatus: 170,
    repayDes: `Cicilan bangku ${number}`,
    dueTime: '2026-12-05',
  });
  return {
    productName: 'KrediCepat',
    repayPlanDetail: { repayWaitDetail: numbersTo(count).map(period), repayYetDetail: [] },
    repayWaitCount: count,
    note: '',
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

export const listKinds: Record<string, ListKind> = {
  complaints: {
    counts: [10, 100, 1_000, 10_000],
    of: async (count, lab) =>
      answered(
        'problem-list',
        { data: complaints(count), wanted: 'Keluhan nomor 1,' },
        (await lab.borrower('repaying'))('/complaintList'),
      ),
  },
  'chat events': { counts: [10, 100, 1_000, 10_000], of: chat },
  'conversations to replay': { counts: [10, 100, 1_000, 10_000], of: replay },
  instalments: {
    counts: [10, 100, 360],
    of: async (count, lab) =>
      answered(
        'loan-play-detail',
        { data: plan(count), wanted: 'Cicilan bangku 1$' },
        (await lab.borrower('repaying'))('/installment'),
      ),
  },
};
