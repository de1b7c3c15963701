import type { Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { productsOf, type Product } from './products';
import { textsIn, type Spoken } from './spoken';

type Words = Pick<Product, 'description' | 'tags'>;

/** By product: its texts in each language, unless the catalogue has them. Names are brands, the same everywhere. */
const words: Readonly<Record<string, Partial<Record<Locale, Words>>>> = {
  '2101': {
    en: {
      description: 'Straight into your own account',
      tags: [['Paid out in 1–3 days', 'No collateral'], ['3–6 months']],
    },
    zh: { description: '直接打入您本人的账户', tags: [['1–3 天到账', '无需抵押'], ['期限 3–6 个月']] },
  },
  '2102': {
    en: {
      description: 'For employees with a salary from Rp5.000.000',
      tags: [['For employees', 'Low interest'], ['Decided in 1 day']],
    },
    zh: { description: '面向月薪 Rp5.000.000 起的员工', tags: [['员工专享', '低利率'], ['1 天内审批']] },
  },
  '2103': {
    en: { description: 'Light instalments for up to six months', tags: [['Light instalments']] },
    zh: { description: '轻松分期，最长六个月', tags: [['轻松分期']] },
  },
  '2104': {
    en: { description: 'For the needs and schooling of a family', tags: [['High limit', 'Long term']] },
    zh: { description: '用于家庭和教育', tags: [['额度高', '期限长']] },
  },
  '2105': {
    en: { description: 'For a small need at short notice', tags: [] },
    zh: { description: '用于临时小额需要', tags: [] },
  },
  '1101': {
    hi: {
      description: '₹12,000 या अधिक वेतन पाने वालों के लिए',
      tags: [['2 घंटे में मंज़ूरी', 'बिना गारंटी'], ['3 से 6 महीने']],
    },
  },
  '1102': {
    hi: {
      description: 'पैसा सीधे आपके अपने बैंक खाते में',
      tags: [['1 से 3 दिन में जमा', 'बिना कागज़'], ['पहला लोन भी']],
    },
  },
  '1103': { hi: { description: 'बड़ी योजनाओं के लिए छह आसान किस्तें', tags: [['बड़ी राशि']] } },
  '1104': { hi: { description: 'अभी मनाएँ, चार हिस्सों में चुकाएँ', tags: [['चार हिस्से']] } },
  '1105': { hi: { description: 'अचानक आई छोटी ज़रूरत के लिए', tags: [] } },
  '3101': {
    en: { description: 'Apply online, paid out to your own account', tags: [['Online', 'Instalments']] },
    id: { description: 'Ajukan online, cair ke rekening Anda sendiri', tags: [['Online', 'Cicilan']] },
  },
};

/** @param percent for example `1.2` */
const monthlyRate: Spoken<(percent: string) => string> = {
  en: (percent) => `${percent}% per month`,
  hi: (percent) => `${percent}% प्रति माह`,
  id: (percent) => `${percent.replace('.', ',')}% per bulan`,
  zh: (percent) => `月利率 ${percent}%`,
};

type Example = { amount: string; periods: number; monthly: string; total: string };

/** What a usual loan costs, to compare products by. `monthly`: the largest instalment. */
export const example: Spoken<(of: Example) => string> = {
  en: ({ amount, periods, monthly, total }) =>
    `${amount}: ${periods} monthly instalments of up to ${monthly}, ${total} in all`,
  hi: ({ amount, periods, monthly, total }) => `${amount}: ${periods} मासिक किस्तें, हर किस्त ${monthly} तक, कुल ${total}`,
  id: ({ amount, periods, monthly, total }) =>
    `${amount}: ${periods} cicilan bulanan, paling besar ${monthly}, total ${total}`,
  zh: ({ amount, periods, monthly, total }) => `${amount}：分 ${periods} 期，每期最多 ${monthly}，共还 ${total}`,
};

const ownLanguage = (product: Product): Locale | undefined =>
  Object.values(markets).find((market) => productsOf(market).includes(product))?.locale;

/** The catalogue's text of a product, in a language. */
export function productIn(product: Product, language: Locale): Product {
  if (ownLanguage(product) === language) return product;
  const percent = /[\d.,]+/.exec(product.rate)?.[0].replace(',', '.') ?? '';
  return { ...product, ...words[product.id]?.[language], rate: textsIn(monthlyRate, language)(percent) };
}
