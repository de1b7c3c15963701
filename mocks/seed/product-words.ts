import type { Locale } from '@/domain/languages';
import type { Product } from './products';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** By product: its tags in each language, unless the catalogue has them. Names are brands, the same everywhere. */
const tags: Readonly<Record<string, Partial<Record<Locale, Product['tags']>>>> = {
  '2101': {
    en: [['Paid out in 1–3 days', 'No collateral'], ['3–6 months']],
    hi: [['1 से 3 दिन में जमा', 'बिना गारंटी'], ['3 से 6 महीने']],
    zh: [['1–3 天到账', '无需抵押'], ['期限 3–6 个月']],
  },
  '2102': {
    en: [['Salary from Rp5.000.000'], ['Decided in 1 day']],
    hi: [['वेतन Rp5.000.000 से'], ['1 दिन में फ़ैसला']],
    zh: [['月薪 Rp5.000.000 起'], ['1 天内审批']],
  },
  '2103': { en: [['Light instalments']], hi: [['आसान किस्तें']], zh: [['轻松分期']] },
  '2104': {
    en: [['High limit', 'Long term']],
    hi: [['बड़ी राशि', 'लंबी अवधि']],
    zh: [['额度高', '期限长']],
  },
  '1101': { hi: [['वेतन ₹12,000 से', '2 घंटे में मंज़ूरी'], ['3 से 6 महीने']] },
  '1102': { hi: [['1 से 3 दिन में जमा'], ['पहला लोन भी']] },
  '1103': { hi: [['बड़ी राशि']] },
  '1104': { hi: [['चार हिस्से']] },
  '3101': { en: [['Online', 'Instalments']], id: [['Online', 'Cicilan']] },
};

/** @param percent for example `1.2` */
const monthlyRate: TextsByLanguage<(percent: string) => string> = {
  en: (percent) => `${percent}% per month`,
  hi: (percent) => `${percent}% प्रति माह`,
  id: (percent) => `${percent.replace('.', ',')}% per bulan`,
  zh: (percent) => `月利率 ${percent}%`,
};

type Example = { amount: string; periods: number; monthly: string; total: string };

/** What a usual loan costs, to compare products by. `monthly`: the largest instalment. */
export const example: TextsByLanguage<(of: Example) => string> = {
  en: ({ amount, periods, monthly, total }) =>
    `Example: ${amount} for ${periods} months, instalments of up to ${monthly}, total ${total}`,
  hi: ({ amount, periods, monthly, total }) =>
    `उदाहरण: ${amount} का लोन, ${periods} महीने, हर महीने ${monthly} तक, कुल ${total}`,
  id: ({ amount, periods, monthly, total }) =>
    `Contoh: pinjam ${amount}, ${periods} bulan, cicilan paling besar ${monthly}, total ${total}`,
  zh: ({ amount, periods, monthly, total }) =>
    `例如：借 ${amount}，${periods} 个月，每月最多 ${monthly}，共还 ${total}`,
};

/** A product with its tags and its rate in a language. */
export function productIn(product: Product, language: Locale): Product & { rate: string } {
  // The shares are not exact: 0.014 * 100 is 1.4000000000000001.
  const percent = String(Number((product.interest * 100).toFixed(2)));
  return {
    ...product,
    tags: tags[product.id]?.[language] ?? product.tags,
    rate: textsIn(monthlyRate, language)(percent),
  };
}
