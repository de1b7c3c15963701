import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';

export type CardBank = {
  code: string;
  /** Ours to translate, or a name that is the same in every language. */
  name: MessageDescriptor | string;
  /**
   * Beginnings of its card numbers (issuer identification numbers): the well-known ones, far from all; none
   * where cards do not tell.
   */
  prefixes: readonly string[];
};

const unmarked = (code: string, name: string): CardBank => ({ code, name, prefixes: [] });

const mainland: readonly CardBank[] = [
  {
    code: 'ICBC',
    name: msg`Industrial and Commercial Bank of China`,
    prefixes: [
      '622202',
      '622203',
      '622208',
      '621225',
      '621226',
      '621558',
      '620058',
      '955880',
      '955881',
      '955882',
      '955888',
    ],
  },
  {
    code: 'ABC',
    name: msg`Agricultural Bank of China`,
    prefixes: ['622848', '622845', '622846', '622849', '623052', '95595', '95596', '95597', '95598', '95599'],
  },
  {
    code: 'BOC',
    name: msg`Bank of China`,
    prefixes: ['621660', '621661', '621663', '621785', '621790', '601382', '456351'],
  },
  {
    code: 'CCB',
    name: msg`China Construction Bank`,
    prefixes: ['621700', '622700', '622280', '623668', '436742', '589970'],
  },
  {
    code: 'COMM',
    name: msg`Bank of Communications`,
    prefixes: ['622258', '622260', '622261', '622262', '621002', '405512'],
  },
  {
    code: 'PSBC',
    name: msg`Postal Savings Bank of China`,
    prefixes: ['622188', '621799', '621798', '622199', '622810', '622181'],
  },
  {
    code: 'CMB',
    name: msg`China Merchants Bank`,
    prefixes: ['622588', '622580', '622575', '621483', '621485', '621486', '621286', '622609', '410062'],
  },
  {
    code: 'CITIC',
    name: msg`China CITIC Bank`,
    prefixes: ['622690', '622691', '622692', '622696', '621771', '433670'],
  },
  {
    code: 'CEB',
    name: msg`China Everbright Bank`,
    prefixes: ['622660', '622661', '622662', '622663', '622664', '622666', '620535'],
  },
  {
    code: 'CMBC',
    name: msg`China Minsheng Bank`,
    prefixes: ['622615', '622617', '622618', '622622', '622616', '621691'],
  },
  { code: 'CIB', name: msg`Industrial Bank`, prefixes: ['622908', '622909', '622901', '622902', '438588'] },
  {
    code: 'SPDB',
    name: msg`Shanghai Pudong Development Bank`,
    prefixes: ['622521', '622522', '622523', '622516', '622518', '621792'],
  },
  { code: 'SPABANK', name: msg`Ping An Bank`, prefixes: ['622298', '622155', '622156', '622986', '622989', '621626'] },
  { code: 'GDB', name: msg`China Guangfa Bank`, prefixes: ['622568', '622555', '622556', '621462', '623259'] },
  { code: 'HXBANK', name: msg`Hua Xia Bank`, prefixes: ['622630', '622631', '622632', '622633', '623020', '621222'] },
];

const indonesia: readonly CardBank[] = [
  unmarked('BCA', 'BCA'),
  unmarked('MANDIRI', 'Bank Mandiri'),
  unmarked('BRI', 'BRI'),
  unmarked('BNI', 'BNI'),
  unmarked('BTN', 'BTN'),
  unmarked('BSI', 'Bank Syariah Indonesia'),
  unmarked('CIMB', 'CIMB Niaga'),
  unmarked('PERMATA', 'Permata'),
  unmarked('DANAMON', 'Danamon'),
  unmarked('OCBC', 'OCBC'),
  unmarked('PANIN', 'Panin'),
  unmarked('MAYBANK', 'Maybank Indonesia'),
];

const india: readonly CardBank[] = [
  unmarked('SBI', 'State Bank of India'),
  unmarked('HDFC', 'HDFC Bank'),
  unmarked('ICICI', 'ICICI Bank'),
  unmarked('AXIS', 'Axis Bank'),
  unmarked('KOTAK', 'Kotak Mahindra Bank'),
  unmarked('PNB', 'Punjab National Bank'),
  unmarked('BOB', 'Bank of Baroda'),
  unmarked('CANARA', 'Canara Bank'),
  unmarked('UNION', 'Union Bank of India'),
  unmarked('INDUSIND', 'IndusInd Bank'),
  unmarked('IDFC', 'IDFC FIRST Bank'),
  unmarked('YES', 'YES BANK'),
];

const banks: Record<Market['id'], readonly CardBank[]> = { mainland, indonesia, india };

/** Banks of a market whose cards can be bound. */
export function cardBanks({ id }: Market): readonly CardBank[] {
  return banks[id];
}

/** A bank of the market by its code: a code that was kept may be one of another market. */
export function findBank(bankCode: string, market: Market): CardBank | undefined {
  return cardBanks(market).find(({ code }) => code === bankCode);
}

/**
 * The bank of a card by the beginning of its number.
 * @param digits as far as they are typed
 * @returns the bank's code; empty when the number is too short or its bank is not one of these
 */
export function detectBank(digits: string, market: Market): string {
  return cardBanks(market).find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)))?.code ?? '';
}
