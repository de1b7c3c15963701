import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { textsIn, type TextsByLanguage } from '../texts-by-language';
import type { Copy, Refusals, Words } from './copy';
import { englishCopy, englishRefusals } from './en';
import { hindiCopy, hindiRefusals } from './hi';
import { indonesianCopy, indonesianRefusals } from './id';
import { chineseCopy, chineseRefusals } from './zh';

const words: TextsByLanguage<Words> = { en: englishCopy, hi: hindiCopy, id: indonesianCopy, zh: chineseCopy };

const refusals: TextsByLanguage<Refusals> = {
  en: englishRefusals,
  hi: hindiRefusals,
  id: indonesianRefusals,
  zh: chineseRefusals,
};

/** Texts that differ by market, independent of the language. */
const facts: Record<Market['id'], { bankName: string; limit: string }> = {
  india: { bankName: 'HDFC Bank', limit: '₹80,000' },
  indonesia: { bankName: 'BCA', limit: 'Rp15.000.000' },
  // The mainland edition has only the card and registration pages; other pages are Indonesian.
  mainland: { bankName: 'BCA', limit: 'Rp15.000.000' },
};

/** @returns the texts of a market's server in a language */
export function copyOf({ id }: Market, language: Locale): Copy {
  const { repayMessage, ...copy } = textsIn(words, language);
  const { bankName, limit } = facts[id];
  return { ...copy, bankName, repayMessage: repayMessage(limit) };
}

/** @returns the texts of refusals in a language */
export function refusalsIn(language: Locale): Refusals {
  return textsIn(refusals, language);
}

const chinese = {
  wrongCaptcha: '图形验证码错误',
  alreadyRegistered: '您已注册,请直接下载APP登录！',
  wrongSms: '短信验证码错误',
  smsSent: '短信验证码已发送',
  wrongPhone: '请正确输入手机号！',
  wrongVerifyCode: '验证码错误',
  repeated: '请勿重复提交支付申请',
  wrongAmount: '还款金额有误，请刷新后重试',
  unknownCard: '银行卡不存在',
  unknownRecord: '支付记录不存在',
  registrationExpired: '页面停留过久，请重新获取图形验证码',
};

/** Texts of the card and registration calls. */
export type FlowWords = Record<keyof typeof chinese, string>;

const indonesian: FlowWords = {
  wrongCaptcha: 'Kode gambar salah',
  alreadyRegistered: 'Anda sudah terdaftar, silakan unduh aplikasi lalu masuk!',
  wrongSms: 'Kode OTP salah',
  smsSent: 'Kode OTP telah dikirim',
  wrongPhone: 'Masukkan nomor ponsel yang benar!',
  wrongVerifyCode: 'Kode OTP salah',
  repeated: 'Jangan kirim pembayaran ini dua kali',
  wrongAmount: 'Jumlah pembayaran salah, silakan muat ulang lalu coba lagi',
  unknownCard: 'Kartu bank tidak ditemukan',
  unknownRecord: 'Data pembayaran tidak ditemukan',
  registrationExpired: 'Halaman terlalu lama terbuka, silakan minta kode gambar baru',
};

const english: FlowWords = {
  wrongCaptcha: 'The picture code is wrong',
  alreadyRegistered: 'You are registered already, please download the app and sign in!',
  wrongSms: 'The SMS code is wrong',
  smsSent: 'The SMS code has been sent',
  wrongPhone: 'Please enter a correct mobile number!',
  wrongVerifyCode: 'Wrong verification code',
  repeated: 'Please do not send this payment twice',
  wrongAmount: 'The amount is wrong, please reload and try again',
  unknownCard: 'There is no such bank card',
  unknownRecord: 'There is no such payment',
  registrationExpired: 'The page was open too long, please get a new picture code',
};

const hindi: FlowWords = {
  wrongCaptcha: 'इमेज कोड गलत है',
  alreadyRegistered: 'आप पहले से रजिस्टर हैं, कृपया ऐप डाउनलोड करें और साइन इन करें!',
  wrongSms: 'OTP गलत है',
  smsSent: 'OTP भेज दिया गया है',
  wrongPhone: 'कृपया सही मोबाइल नंबर लिखें!',
  wrongVerifyCode: 'OTP गलत है',
  repeated: 'कृपया यह भुगतान दो बार न भेजें',
  wrongAmount: 'राशि गलत है, कृपया पेज फिर से लोड करें और दोबारा कोशिश करें',
  unknownCard: 'ऐसा कोई बैंक कार्ड नहीं है',
  unknownRecord: 'ऐसा कोई भुगतान नहीं है',
  registrationExpired: 'पेज बहुत देर तक खुला रहा, कृपया नया इमेज कोड लें',
};

const flowWords: TextsByLanguage<FlowWords> = { en: english, hi: hindi, id: indonesian, zh: chinese };

/** @returns the texts of the card and registration calls in a language */
export function flowWordsIn(language: Locale): FlowWords {
  return textsIn(flowWords, language);
}
