import type { Locale } from '@/domain/languages';
import { textsIn, type Spoken } from './spoken';

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

const hindi: ComplaintTypes = {
  types: [
    { title: 'वसूली', value: '1' },
    { title: 'किस्त का भुगतान', value: '2' },
    { title: 'लोन का पैसा मिलना', value: '3' },
    { title: 'ब्याज और दूसरे शुल्क', value: '4' },
    { title: 'निजी डेटा', value: '5' },
    { title: 'कुछ और', value: '6' },
  ],
  sonTypes: [
    { title: 'एजेंट ने अभद्रता की', value: '11' },
    { title: 'परिवार या दोस्तों से संपर्क किया', value: '12' },
    { title: 'काम के समय के बाहर कॉल', value: '13' },
    { title: 'चुका दिया, फिर भी माँगा जा रहा है', value: '14' },
  ],
};

const chinese: ComplaintTypes = {
  types: [
    { title: '催收', value: '1' },
    { title: '还款', value: '2' },
    { title: '放款', value: '3' },
    { title: '费用和利息', value: '4' },
    { title: '个人资料', value: '5' },
    { title: '其他', value: '6' },
  ],
  sonTypes: [
    { title: '工作人员态度恶劣', value: '11' },
    { title: '联系了家人或朋友', value: '12' },
    { title: '在非工作时间打电话', value: '13' },
    { title: '已还款但仍被催收', value: '14' },
  ],
};

const complaintTypes: Spoken<ComplaintTypes> = { en: english, hi: hindi, id: indonesian, zh: chinese };

export function complaintTypesIn(language: Locale): ComplaintTypes {
  return textsIn(complaintTypes, language);
}

/** The title of a value; for unknown values the value itself. */
export function titleOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? value;
}
