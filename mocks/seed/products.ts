import type { Market } from '@/domain/market';

/** A product of the demo's catalogue. Money in minor units; texts as the server would send them. */
export type Product = {
  id: string;
  name: string;
  /** Smallest and largest loan. */
  range: readonly [number, number];
  /** What the confirmation page offers. */
  amount: number;
  /** The number of instalments. */
  periods: number;
  /** Days from one due date to the next. */
  periodDays: number;
  /** Interest of a period, as a share of the principal: 0.012 is 1.2 %. */
  interest: number;
  /** Charged once, as a share of the principal. */
  serviceFee: number;
  tags: readonly (readonly string[])[];
  isOpen: boolean;
};

const million = 100_000_000;
const thousandRupees = 100_000;

const indonesian = { periodDays: 31, periods: 3, serviceFee: 0.03, isOpen: true };
const indian = { periodDays: 31, periods: 3, serviceFee: 0.02, isOpen: true };

const indonesia: readonly Product[] = [
  {
    ...indonesian,
    id: '2101',
    name: 'Dana Cepat',
    range: [1 * million, 15 * million],
    amount: 4.5 * million,
    interest: 0.012,
    tags: [['Cair 1–3 hari', 'Tanpa jaminan'], ['Tenor 3–6 bulan']],
  },
  {
    ...indonesian,
    id: '2102',
    name: 'Tunai Gajian',
    range: [1 * million, 8 * million],
    amount: 3 * million,
    interest: 0.013,
    tags: [['Gaji mulai Rp5.000.000'], ['Keputusan 1 hari']],
  },
  {
    ...indonesian,
    id: '2103',
    name: 'Rupiah Sahabat',
    range: [2 * million, 12 * million],
    amount: 6 * million,
    periods: 6,
    interest: 0.014,
    tags: [['Cicilan ringan']],
  },
  {
    ...indonesian,
    id: '2104',
    name: 'Modal Keluarga',
    range: [3 * million, 15 * million],
    amount: 9 * million,
    periods: 6,
    interest: 0.011,
    tags: [['Limit besar', 'Tenor panjang']],
  },
  {
    ...indonesian,
    id: '2105',
    name: 'Kas Kilat',
    range: [1 * million, 5 * million],
    amount: 2 * million,
    interest: 0.015,
    tags: [],
    isOpen: false,
  },
];

const india: readonly Product[] = [
  {
    ...indian,
    id: '1101',
    name: 'Bright Salary Loan',
    range: [2 * thousandRupees, 80 * thousandRupees],
    amount: 30 * thousandRupees,
    interest: 0.015,
    tags: [['Salary from ₹12,000', 'Approval in 2 hours'], ['3 to 6 months']],
  },
  {
    ...indian,
    id: '1102',
    name: 'Quick Rupee',
    range: [2 * thousandRupees, 25 * thousandRupees],
    amount: 12 * thousandRupees,
    interest: 0.016,
    tags: [['Credit in 1 to 3 days'], ['First loan welcome']],
  },
  {
    ...indian,
    id: '1103',
    name: 'Family Advance',
    range: [10 * thousandRupees, 80 * thousandRupees],
    amount: 50 * thousandRupees,
    periods: 6,
    interest: 0.013,
    tags: [['Larger amounts']],
  },
  {
    ...indian,
    id: '1104',
    name: 'Festival Credit',
    range: [5 * thousandRupees, 40 * thousandRupees],
    amount: 20 * thousandRupees,
    periods: 4,
    interest: 0.014,
    tags: [['Four parts']],
  },
  {
    ...indian,
    id: '1105',
    name: 'Small Step',
    range: [2 * thousandRupees, 10 * thousandRupees],
    amount: 5 * thousandRupees,
    interest: 0.017,
    tags: [],
    isOpen: false,
  },
];

/** The edition of the card repayment pages (decision 2, language packs). */
const mainland: readonly Product[] = [
  {
    id: '3101',
    name: '明光分期',
    range: [100_000, 2_000_000],
    amount: 960_000,
    periods: 3,
    periodDays: 31,
    interest: 0.009,
    serviceFee: 0.01,
    tags: [['线上办理', '分期还款']],
    isOpen: true,
  },
];

const catalogues: Readonly<Record<Market['id'], readonly Product[]>> = { indonesia, india, mainland };

/** @returns the products of a market; never empty */
export function productsOf(market: Market): readonly Product[] {
  return catalogues[market.id];
}

/** A product of any market, by its id. */
export function findProduct(productId: string): Product | undefined {
  return Object.values(catalogues)
    .flat()
    .find((product) => product.id === productId);
}
