import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';

/** `name`: a message, or the same in every language. `prefixes`: known beginnings of its card numbers, if any. */
export type CardBank = { code: string; name: MessageDescriptor | string; prefixes: readonly string[] };

/** @param beginnings of its card numbers, with blanks between them */
const cardBank = (code: string, name: CardBank['name'], beginnings = ''): CardBank => ({
  code,
  name,
  prefixes: beginnings === '' ? [] : beginnings.split(' '),
});

const mainland: readonly CardBank[] = [
  cardBank(
    'ICBC',
    msg`Industrial and Commercial Bank of China`,
    '622202 622203 622208 621225 621226 621558 620058 955880 955881 955882 955888',
  ),
  cardBank('ABC', msg`Agricultural Bank of China`, '622848 622845 622846 622849 623052 95595 95596 95597 95598 95599'),
  cardBank('BOC', msg`Bank of China`, '621660 621661 621663 621785 621790 601382 456351'),
  cardBank('CCB', msg`China Construction Bank`, '621700 622700 622280 623668 436742 589970'),
  cardBank('COMM', msg`Bank of Communications`, '622258 622260 622261 622262 621002 405512'),
  cardBank('PSBC', msg`Postal Savings Bank of China`, '622188 621799 621798 622199 622810 622181'),
  cardBank('CMB', msg`China Merchants Bank`, '622588 622580 622575 621483 621485 621486 621286 622609 410062'),
  cardBank('CITIC', msg`China CITIC Bank`, '622690 622691 622692 622696 621771 433670'),
  cardBank('CEB', msg`China Everbright Bank`, '622660 622661 622662 622663 622664 622666 620535'),
  cardBank('CMBC', msg`China Minsheng Bank`, '622615 622617 622618 622622 622616 621691'),
  cardBank('CIB', msg`Industrial Bank`, '622908 622909 622901 622902 438588'),
  cardBank('SPDB', msg`Shanghai Pudong Development Bank`, '622521 622522 622523 622516 622518 621792'),
  cardBank('SPABANK', msg`Ping An Bank`, '622298 622155 622156 622986 622989 621626'),
  cardBank('GDB', msg`China Guangfa Bank`, '622568 622555 622556 621462 623259'),
  cardBank('HXBANK', msg`Hua Xia Bank`, '622630 622631 622632 622633 623020 621222'),
];

const indonesia: readonly CardBank[] = [
  cardBank('BCA', 'BCA'),
  cardBank('MANDIRI', 'Bank Mandiri'),
  cardBank('BRI', 'BRI'),
  cardBank('BNI', 'BNI'),
  cardBank('BTN', 'BTN'),
  cardBank('BSI', 'Bank Syariah Indonesia'),
  cardBank('CIMB', 'CIMB Niaga'),
  cardBank('PERMATA', 'Permata'),
  cardBank('DANAMON', 'Danamon'),
  cardBank('OCBC', 'OCBC'),
  cardBank('PANIN', 'Panin'),
  cardBank('MAYBANK', 'Maybank Indonesia'),
];

const india: readonly CardBank[] = [
  cardBank('SBI', 'State Bank of India'),
  cardBank('HDFC', 'HDFC Bank'),
  cardBank('ICICI', 'ICICI Bank'),
  cardBank('AXIS', 'Axis Bank'),
  cardBank('KOTAK', 'Kotak Mahindra Bank'),
  cardBank('PNB', 'Punjab National Bank'),
  cardBank('BOB', 'Bank of Baroda'),
  cardBank('CANARA', 'Canara Bank'),
  cardBank('UNION', 'Union Bank of India'),
  cardBank('INDUSIND', 'IndusInd Bank'),
  cardBank('IDFC', 'IDFC FIRST Bank'),
  cardBank('YES', 'YES BANK'),
];

/** Banks of each market whose cards can be added. */
export const cardBanks: Record<Market['id'], readonly CardBank[]> = { mainland, indonesia, india };

/** A bank of the market by its code. A stored code may belong to another market. */
export function findBank(bankCode: string, { id }: Market): CardBank | undefined {
  return cardBanks[id].find(({ code }) => code === bankCode);
}

/** The code of a card's bank by the beginning of its number; empty if it is too short, or unknown. */
export function detectBank(digits: string, { id }: Market): string {
  return cardBanks[id].find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)))?.code ?? '';
}
