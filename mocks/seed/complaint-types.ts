import type { Locale } from '@/domain/languages';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** A choice of the complaint pages. */
export type Choice = { title: string; value: string };

type ComplaintTypes = { types: readonly Choice[]; sonTypes: readonly Choice[] };

/** Types count from 1, sub-types from 11. Type 1, debt collection, opens the sub-types (specification section 2). */
function typesOf(types: readonly string[], sonTypes: readonly string[]): ComplaintTypes {
  const from = (first: number) => (title: string, index: number) => ({ title, value: String(first + index) });
  return { types: types.map(from(1)), sonTypes: sonTypes.map(from(11)) };
}

const complaintTypes: TextsByLanguage<ComplaintTypes> = {
  en: typesOf(
    ['Collection', 'Payment', 'Payout', 'Fees and interest', 'Personal data', 'Something else'],
    [
      'The agent was rude',
      'Family or friends were contacted',
      'Calls outside working hours',
      'I have paid and am still asked to',
    ],
  ),
  hi: typesOf(
    ['वसूली', 'किस्त का भुगतान', 'लोन का पैसा मिलना', 'ब्याज और दूसरे शुल्क', 'निजी डेटा', 'कुछ और'],
    ['एजेंट ने अभद्रता की', 'परिवार या दोस्तों से संपर्क किया', 'काम के समय के बाहर कॉल', 'चुका दिया, फिर भी माँगा जा रहा है'],
  ),
  id: typesOf(
    ['Penagihan', 'Pembayaran', 'Pencairan dana', 'Biaya dan bunga', 'Data pribadi', 'Lainnya'],
    [
      'Petugas berkata kasar',
      'Menghubungi keluarga atau teman',
      'Menelepon di luar jam kerja',
      'Sudah membayar tetapi masih ditagih',
    ],
  ),
  zh: typesOf(
    ['催收', '还款', '放款', '费用和利息', '个人资料', '其他'],
    ['催收人员态度恶劣', '联系了家人或朋友', '在非工作时间打电话', '已还款但仍被催收'],
  ),
};

export function complaintTypesIn(language: Locale): ComplaintTypes {
  return textsIn(complaintTypes, language);
}

/** The title of a value; for unknown values the value itself. */
export function titleOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? value;
}
