// @vitest-environment jsdom
import { languages, locales } from '@/domain/languages';
import { markets } from '@/domain/market';
import { chatInit } from '@/platform/api/contract/chat';
import { problemInit, problemList } from '@/platform/api/contract/complaints';
import { loanDetails } from '@/platform/api/contract/loan';
import { createBackend } from '../backend/create-backend';
import { languageHeader } from '../backend/serve';
import { banksOf, countersOf } from './banks';
import { chatTreeOf, findNode } from './chat-tree';
import { seededTextIn, complaintTextsIn } from './complaint-texts';
import { complaintTypesIn } from './complaint-types';
import { copyOf, flowWordsIn, refusalsIn } from './copy/all';
import { bankSteps, counterSteps } from './payment-steps';
import { productIn } from './product-words';
import { productsOf } from './products';
import { templateOf } from './templates';

/** Scripts of one language only: in a text of another language they are an error. */
const devanagari = /\p{Script=Devanagari}/u;
const han = /\p{Script=Han}/u;

const values = { number: '123', amount: 'X', place: 'Y' };

/** All texts of a market's server in a language, joined; without names and brands. */
function allTexts(market: (typeof markets)[keyof typeof markets], locale: (typeof locales)[number]): string[] {
  const { bankName: _, ...copy } = copyOf(market, locale);
  return [
    ...Object.values(copy.rows),
    ...Object.values(copy.notices).flatMap(({ title, text }) => [title, text]),
    ...Object.values(copy.statusLabels),
    copy.days(2),
    copy.period(1),
    copy.repayMessage,
    copy.confirmNote,
    ...Object.values(refusalsIn(locale)),
    ...Object.values(flowWordsIn(locale)),
    ...Object.values(complaintTextsIn(locale).answers),
    ...complaintTypesIn(locale).types.map(({ title }) => title),
    ...banksOf(market).flatMap((bank) => bankSteps(bank, values, locale).flatMap(({ steps }) => steps)),
    ...countersOf(market).flatMap((counter) => counterSteps(counter, values, locale)),
    ...productsOf(market).flatMap((product) => {
      const { rate, tags } = productIn(product, locale);
      return [rate, ...tags.flat()];
    }),
    templateOf('', locale)?.title ?? '',
  ];
}

const offered = Object.values(markets).flatMap((market) =>
  locales.filter((locale) => languages[locale].markets.includes(market.id)).map((locale) => [market, locale] as const),
);

/** Payouts sooner than any market promises. */
const tooSoon =
  /same[- ]day|within hours|fast payout|paid out (?:today|fast)|hitungan jam|cair (?:hari ini|cepat)|उसी दिन|当天|数小时|快速/i;

describe('the texts of the demo’s server', () => {
  it.each(offered)('in $id promise no more than the pack of the market: %s', (market, locale) => {
    const { approvalHours, decisionDays, creditDays } =
      __MARKET_PACKS__[market.id === 'india' ? 'india' : 'indonesia'].promises;
    const { notices } = copyOf(market, locale);
    const tree = chatTreeOf(market, locale);
    const [decision = '', credit = ''] = ['3021', '3022'].map((id) => findNode(tree, id)?.reply ?? '');
    const products = productsOf(market).flatMap((product) => {
      const { tags } = productIn(product, locale);
      return tags.flat();
    });
    for (const text of [...products, decision, credit]) {
      expect(text).not.toMatch(tooSoon);
      const hours = /(\d+) ?(?:hours?|jam|घंटे|小时)/.exec(text)?.[1];
      if (hours !== undefined) expect(Number(hours), text).toBe(approvalHours);
    }
    for (const text of [notices['21']?.text, decision]) expect(text).toMatch(new RegExp(`\\b${decisionDays}\\b`));
    for (const text of [notices['151']?.text, credit])
      expect(text).toMatch(new RegExp(`\\b${creditDays.from}\\b.+\\b${creditDays.to}\\b`));
  });

  it.each(offered)('in $id are of one language: %s', (market, locale) => {
    for (const text of allTexts(market, locale)) {
      expect(text).not.toBe('');
      expect(devanagari.test(text), text).toBe(locale === 'hi');
      expect(han.test(text), text).toBe(locale === 'zh');
    }
  });

  it('have the same values of complaints in every language', () => {
    const valuesOf = (locale: (typeof locales)[number]) => {
      const { types, sonTypes } = complaintTypesIn(locale);
      return [...types, ...sonTypes].map(({ value }) => value);
    };
    for (const locale of locales) expect(valuesOf(locale)).toEqual(valuesOf('en'));
  });

  it('have the amounts of the market in any language', () => {
    expect(copyOf(markets.india, 'hi').repayMessage).toContain('₹80,000');
    expect(copyOf(markets.indonesia, 'en').repayMessage).toContain('Rp15.000.000');
  });
});

async function ask(path: string, body: string, scenario: string, language: string): Promise<string> {
  const backend = createBackend({ settings: { scenario } });
  const request = new Request(`http://localhost/gateway${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', [languageHeader]: language },
    body,
  });
  return (await backend.respond(request)).text();
}

describe('a request that names a language', () => {
  it.each([chatInit, problemInit, problemList, loanDetails].map(({ path }) => path))(
    'is answered in it, or in that of the market if it is unknown: %s',
    async (path) => {
      expect(await ask(path, '', 'overdue-in', 'hi')).toMatch(devanagari);
      expect(await ask(path, '', 'overdue-in', 'zh')).toMatch(han);
      for (const none of ['', 'xx', 'en-US,en;q=0.9']) {
        const answer = await ask(path, '', 'overdue-in', none);
        expect(answer).not.toMatch(devanagari);
        expect(answer).toBe(await ask(path, '', 'overdue-in', 'en'));
      }
    },
  );

  it('gets seeded texts in it, and texts of a person unchanged', () => {
    expect(seededTextIn(complaintTextsIn('en').calls, 'hi')).toBe(complaintTextsIn('hi').calls);
    expect(seededTextIn('My own words', 'hi')).toBe('My own words');
  });
});
