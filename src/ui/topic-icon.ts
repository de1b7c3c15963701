import type { IconName } from './icon';

/** Icons by the words of a topic, in the languages of the markets. The first that fits counts. */
const iconsByWords: readonly (readonly [IconName, RegExp])[] = [
  ['phone', /collect|tagih|nagih|agent|वसूली|催收/i],
  ['receipt', /\bfees?\b|interest|charge|biaya|bunga|denda|ब्याज|शुल्क|费用|利息/i],
  ['calendar', /exten|perpanjang|postpone|tunda|समय|बढ़ाना|延期|展期/i],
  ['bank', /disburs|payout|cair|पैसा मिल|放款/i],
  ['shield', /privacy|personal data|data pribadi|डेटा|隐私|个人资料/i],
  ['user', /account|profile|akun|profil|खाता|账户|账号/i],
  ['card', /pay|bayar|भुगतान|किस्त|还款|付款/i],
  ['edit', /complain|keluh|pengaduan|शिकायत|投诉/i],
];

/** The icon of a choice without a picture, by its words; a speech bubble if no word is known. */
export function iconOf(title: string): IconName {
  return iconsByWords.find(([, words]) => words.test(title))?.[0] ?? 'chat';
}
