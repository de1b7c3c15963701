import type { Market } from '@/domain/market';
import type { State } from '../db/schema';

type Cards = State['cards'];

const mainland: Readonly<Record<string, string>> = {
  ICBC: '中国工商银行',
  ABC: '中国农业银行',
  BOC: '中国银行',
  CCB: '中国建设银行',
  COMM: '交通银行',
  PSBC: '中国邮政储蓄银行',
  CMB: '招商银行',
  CITIC: '中信银行',
  CEB: '中国光大银行',
  CMBC: '中国民生银行',
  CIB: '兴业银行',
  SPDB: '浦发银行',
  SPABANK: '平安银行',
  GDB: '广发银行',
  HXBANK: '华夏银行',
};

const indonesia: Readonly<Record<string, string>> = {
  BCA: 'BCA',
  MANDIRI: 'Bank Mandiri',
  BRI: 'BRI',
  BNI: 'BNI',
  BTN: 'BTN',
  BSI: 'Bank Syariah Indonesia',
  CIMB: 'CIMB Niaga',
  PERMATA: 'Permata',
  DANAMON: 'Danamon',
  OCBC: 'OCBC',
  PANIN: 'Panin',
  MAYBANK: 'Maybank Indonesia',
};

const india: Readonly<Record<string, string>> = {
  SBI: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICICI: 'ICICI Bank',
  AXIS: 'Axis Bank',
  KOTAK: 'Kotak Mahindra Bank',
  PNB: 'Punjab National Bank',
  BOB: 'Bank of Baroda',
  CANARA: 'Canara Bank',
  UNION: 'Union Bank of India',
  INDUSIND: 'IndusInd Bank',
  IDFC: 'IDFC FIRST Bank',
  YES: 'YES BANK',
};

/** Names of the banks of a market, as the server writes them. */
const names: Record<Market['id'], Readonly<Record<string, string>>> = { mainland, indonesia, india };

/** @returns the name of a bank by its code; for unknown codes the code itself */
export function cardBankName(bankCode: string, { id }: Market): string {
  return names[id][bankCode] ?? bankCode;
}

/** Banks and card numbers of the cards that a borrower has; the second pays without an SMS code. */
const owned: Record<Market['id'], readonly (readonly [bankCode: string, cardNo: string])[]> = {
  mainland: [
    ['CMB', '622588******1234'],
    ['ICBC', '622202******5678'],
    ['CCB', '621700******9012'],
  ],
  indonesia: [
    ['BCA', '537941******1234'],
    ['MANDIRI', '461699******5678'],
    ['BRI', '522184******9012'],
  ],
  india: [
    ['HDFC', '438624******1234'],
    ['SBI', '459150******5678'],
    ['ICICI', '462294******9012'],
  ],
};

/** The cards that a borrower of the market begins with. */
export function seededCards(market: Market): Cards {
  return owned[market.id].map(([bankCode, cardNo], index) => ({
    id: String(8801 + index),
    bankName: cardBankName(bankCode, market),
    cardNo,
    bankCode,
    needsSms: index !== 1,
  }));
}
