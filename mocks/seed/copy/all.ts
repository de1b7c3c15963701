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

/** What the card and registration calls say: these flows are Chinese whatever the launch says (decision 2). */
export const mainlandWords = {
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
} as const;
