import type { Market } from '@/domain/market';
import type { Copy, Refusals } from './copy';
import { englishCopy, englishRefusals } from './en';
import { indonesianCopy, indonesianRefusals } from './id';

/** The mainland edition consists of the card and registration pages only; whatever lies around them is Indonesian. */
export function copyOf(market: Market): Copy {
  return market.id === 'india' ? englishCopy : indonesianCopy;
}

export function refusalsOf(market: Market): Refusals {
  return market.id === 'india' ? englishRefusals : indonesianRefusals;
}

/** What the card and registration calls say. */
export type FlowWords = Record<
  | 'wrongCaptcha'
  | 'alreadyRegistered'
  | 'wrongSms'
  | 'smsSent'
  | 'wrongPhone'
  | 'wrongVerifyCode'
  | 'repeated'
  | 'wrongAmount'
  | 'unknownCard'
  | 'unknownRecord'
  | 'registrationExpired',
  string
>;

const chinese: FlowWords = {
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

const indonesian: FlowWords = {
  wrongCaptcha: 'Kode gambar salah',
  alreadyRegistered: 'Anda sudah terdaftar, silakan unduh aplikasi lalu masuk!',
  wrongSms: 'Kode SMS salah',
  smsSent: 'Kode SMS telah dikirim',
  wrongPhone: 'Masukkan nomor ponsel yang benar!',
  wrongVerifyCode: 'Kode verifikasi salah',
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

const flowWords: Record<Market['id'], FlowWords> = { mainland: chinese, indonesia: indonesian, india: english };

/** @returns the words of the card and registration calls in the language of the market (decision 2, language packs) */
export function flowWordsOf({ id }: Market): FlowWords {
  return flowWords[id];
}
