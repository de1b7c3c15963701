import type { Market } from '@/domain/market';

/** A choice of the complaint pages. */
export type Choice = { title: string; value: string };

type ComplaintTypes = { types: readonly Choice[]; sonTypes: readonly Choice[] };

/** Value 1 is the collection type: it opens the sub-types (specification section 2). */
const indonesian: ComplaintTypes = {
  types: [
    { title: 'Penagihan', value: '1' },
    { title: 'Pembayaran', value: '2' },
    { title: 'Pencairan dana', value: '3' },
    { title: 'Biaya dan bunga', value: '4' },
    { title: 'Data pribadi', value: '5' },
    { title: 'Lainnya', value: '6' },
  ],
  sonTypes: [
    { title: 'Petugas berkata kasar', value: '11' },
    { title: 'Menghubungi keluarga atau teman', value: '12' },
    { title: 'Menelepon di luar jam kerja', value: '13' },
    { title: 'Sudah membayar tetapi masih ditagih', value: '14' },
  ],
};

const english: ComplaintTypes = {
  types: [
    { title: 'Collection', value: '1' },
    { title: 'Payment', value: '2' },
    { title: 'Disbursement', value: '3' },
    { title: 'Fees and interest', value: '4' },
    { title: 'Personal data', value: '5' },
    { title: 'Something else', value: '6' },
  ],
  sonTypes: [
    { title: 'The agent was rude', value: '11' },
    { title: 'Family or friends were contacted', value: '12' },
    { title: 'Calls outside working hours', value: '13' },
    { title: 'I have paid and am still asked to', value: '14' },
  ],
};

export function complaintTypesOf(market: Market): ComplaintTypes {
  return market.id === 'india' ? english : indonesian;
}

/** The title of a value; the value itself where it is unknown. */
export function titleOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? value;
}
