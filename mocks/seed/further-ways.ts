import type { Market } from '@/domain/market';
import type { Random } from '../random';

/** One way of a group. Surcharge in minor units. */
export type FurtherWay = {
  code: string;
  name: string;
  surcharge: number;
  /** The number or code to pay to. */
  makeNumber: (random: Random) => string;
  /** Name of the recipient; empty without one. */
  payee: string;
  /** The address where the payment continues. @param amount minor units */
  address?: (number: string, amount: number) => string;
  /** The content of the QR code. @param amount minor units */
  qr?: (number: string, amount: number) => string;
};

/** `name` is empty for groups that are known to the pages. */
export type FurtherGroup = { payType: string; name: string; ways: readonly FurtherWay[] };

const whole = (minor: number) => (minor / 100).toFixed(2);

/** One field of an EMV code: tag, length, value. */
const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, the end of an EMV code. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const demoPayee = 'DEMO LOAN';

/** A QRIS of one payment, as banks read it (EMV merchant-presented mode). */
function qris(number: string, amount: number): string {
  const merchant = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000000') + field('03', 'UME');
  const text =
    field('00', '01') +
    field('01', '12') +
    field('51', merchant) +
    field('52', '6012') +
    field('53', '360') +
    field('54', whole(amount)) +
    field('58', 'ID') +
    field('59', demoPayee) +
    field('60', 'JAKARTA') +
    field('62', field('01', number));
  return `${text}6304${checksum(`${text}6304`)}`;
}

const standard = { surcharge: 0, payee: demoPayee };

const indonesian: readonly FurtherGroup[] = [
  {
    payType: 'qris',
    name: '',
    ways: [{ ...standard, code: 'QRIS', name: 'QRIS', makeNumber: (random) => random.digits(12), qr: qris }],
  },
  {
    payType: 'ewallet',
    name: '',
    ways: [
      {
        ...standard,
        code: 'GOPAY',
        name: 'GoPay',
        surcharge: 100_000,
        makeNumber: (random) => `70001${random.digits(11)}`,
        address: (number) => `https://wallet.example/pay/${number}`,
      },
      { ...standard, code: 'OVO', name: 'OVO', makeNumber: (random) => `0800${random.digits(8)}` },
      { ...standard, code: 'DANA', name: 'DANA', payee: '', makeNumber: (random) => `3901${random.digits(12)}` },
    ],
  },
];

const billPay = 'Bharat BillPay';

const indian: readonly FurtherGroup[] = [
  {
    payType: 'upi',
    name: '',
    ways: [
      {
        ...standard,
        code: 'UPI',
        name: 'UPI',
        makeNumber: (random) => `demoloan.${random.digits(10)}@demobank`,
        address: (number) => `https://upi.example/collect/${number}`,
        qr: (number, amount) => `upi://pay?pa=${number}&pn=${encodeURIComponent(demoPayee)}&am=${whole(amount)}&cu=INR`,
      },
    ],
  },
  {
    // A group that is unknown to the pages.
    payType: 'bbps',
    name: billPay,
    ways: [{ ...standard, code: 'BBPS', name: billPay, surcharge: 500, makeNumber: (random) => random.digits(14) }],
  },
];

/** The further groups of a market. */
export function furtherGroupsOf(market: Market): readonly FurtherGroup[] {
  return market.id === 'india' ? indian : indonesian;
}
