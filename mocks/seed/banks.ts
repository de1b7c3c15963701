import type { Market } from '@/domain/market';

/** A bank that issues virtual accounts: its numbers begin with its own digits. */
export type Bank = { code: string; name: string; prefix: string; channels: readonly string[] };

/** A counter that takes cash for a payment code. Surcharge in minor units. */
export type Counter = { code: string; name: string; surcharge: number; kind: 'market' | 'provider' };

const allChannels = ['ATM', 'Mobile Banking', 'Internet Banking'] as const;

const indonesianBanks: readonly Bank[] = [
  { code: 'BCA', name: 'BCA', prefix: '39010', channels: allChannels },
  { code: 'BNI', name: 'BNI', prefix: '88108', channels: allChannels },
  { code: 'BRI', name: 'BRI', prefix: '26215', channels: allChannels },
  { code: 'MANDIRI', name: 'Mandiri', prefix: '70012', channels: allChannels },
  { code: 'PERMATA', name: 'Permata', prefix: '85280', channels: allChannels },
  { code: 'CIMB', name: 'CIMB Niaga', prefix: '59190', channels: allChannels },
  { code: 'DANAMON', name: 'Danamon', prefix: '79150', channels: ['ATM', 'Mobile Banking'] },
];

const indianBanks: readonly Bank[] = [
  { code: 'HDFC', name: 'HDFC Bank', prefix: '50100', channels: ['UPI', 'NEFT / IMPS', 'Net banking'] },
  { code: 'ICICI', name: 'ICICI Bank', prefix: '00070', channels: ['UPI', 'NEFT / IMPS', 'Net banking'] },
  { code: 'SBI', name: 'State Bank of India', prefix: '30210', channels: ['UPI', 'NEFT / IMPS'] },
  { code: 'AXIS', name: 'Axis Bank', prefix: '91801', channels: ['UPI', 'NEFT / IMPS', 'Net banking'] },
  { code: 'KOTAK', name: 'Kotak Mahindra Bank', prefix: '41110', channels: ['NEFT / IMPS', 'Net banking'] },
];

const indonesianCounters: readonly Counter[] = [
  { code: 'ALFAMART', name: 'ALFAMART', surcharge: 250_000, kind: 'market' },
  { code: 'INDOMARET', name: 'INDOMARET', surcharge: 250_000, kind: 'market' },
  { code: 'DRAGONPAY', name: 'DRAGONPAY', surcharge: 500_000, kind: 'provider' },
];

const indianCounters: readonly Counter[] = [
  { code: 'CSC', name: 'CSC PAY POINT', surcharge: 1_000, kind: 'market' },
  { code: 'RETAIL', name: 'RETAIL PAY POINT', surcharge: 1_500, kind: 'market' },
];

/** The first is the default. */
export function banksOf(market: Market): readonly Bank[] {
  return market.id === 'india' ? indianBanks : indonesianBanks;
}

/** The first is the default. */
export function countersOf(market: Market): readonly Counter[] {
  return market.id === 'india' ? indianCounters : indonesianCounters;
}
