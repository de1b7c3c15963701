import { describe, expect, it } from 'vitest';
import type { Currency } from '@/domain/market';
import { formatMoney } from '@/domain/money';
import { statedCostRows } from './facts';

const facts = { borrowed: 300_000_000n, total: 330_000_000n };

type Words = [received: string, interest: string, fee: string, total: string];

const words: Record<string, Words> = {
  en: ['Amount received', 'Interest', 'Service fee', 'Total to repay'],
  id: ['Dana diterima', 'Bunga', 'Biaya layanan', 'Total pembayaran'],
  hi: ['मिलने वाली राशि', 'ब्याज', 'सेवा शुल्क', 'कुल भुगतान'],
  zh: ['到账金额', '利息', '服务费', '还款总额'],
};

describe.each(Object.entries(words))('stated costs in %s', (_, [received, interest, fee, total]) => {
  it.each<[Currency, string, string, string, string]>([
    ['IDR', 'Rp3.000.000', 'Rp200.000', 'Rp100.000', 'Rp3.300.000'],
    ['IDR', 'Rp 3.000.000,00', 'Rp 200.000,00', 'Rp 100.000,00', 'Rp 3.300.000,00'],
    ['INR', '₹30,00,000', '₹2,00,000', '₹1,00,000', '₹33,00,000'],
    ['INR', '3000000', '200000', '3.3%', '3300000.00'],
  ])('stated costs are interest and fees only: %s %s', (currency, lent, charged, asked, owed) => {
    const rows = [
      { text: 'Bank', value: 'BCA •••• 4821' },
      { text: received, value: lent },
      { text: interest, value: charged },
      { text: fee, value: asked },
      { text: total, value: owed },
    ];
    const stated = { rate: '', rows };
    expect(statedCostRows({ stated, facts }, (minor) => formatMoney({ minor, currency }))).toEqual({
      interest: [{ text: interest, value: charged }],
      fees: [{ text: fee, value: asked }],
    });
  });
});

it('stated costs are empty if the server sends none', () => {
  expect(statedCostRows({ stated: null, facts }, String)).toEqual({ interest: [], fees: [] });
});
