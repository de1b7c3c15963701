import { isMessagingBrowser } from './open-in-browser';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 13; V2230 Build/TP1A; wv) ${engine} Version/4.0`;
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) ${engine} Mobile/15E148`;

it.each([
  ['WeChat', `${android} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MicroMessenger/8.0.47`],
  ['WeChat at work', `${iphone} wxwork/4.1.10 MicroMessenger/7.0.1 Language/zh`],
  ['QQ', `${android} Chrome/98.0 MQQBrowser/6.2 Mobile Safari/537.36 V1_AND_SQ_9.0.0 QQ/9.0.0.14110`],
  ['DingTalk', `${iphone} AliApp(DingTalk/7.5.0) com.laiwang.DingTalk/32`],
  ['Weibo', `${iphone} Weibo (iPhone14,5__weibo__13.12.3__iphone__os17.2)`],
  ['WhatsApp', `${android} Chrome/120.0 Mobile Safari/537.36 WhatsApp/2.23.25.83`],
  ['Facebook', `${iphone} [FBAN/FBIOS;FBAV/443.0.0.23.229;FBBV/540498222;FBDV/iPhone14,5]`],
  ['Facebook on Android', `${android} Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/443.0.0.23.229;]`],
  ['Messenger', `${iphone} [FBAN/MessengerForiOS;FBAV/437.0.0.34.110]`],
  ['Instagram', `${iphone} Instagram 312.0.1.22.114 (iPhone14,5; iOS 17_2; en_GB)`],
  ['LINE', `${iphone} Safari Line/13.20.0`],
  ['KakaoTalk', `${android} Chrome/120.0 Mobile Safari/537.36;KAKAOTALK 10.5.0`],
  ['Telegram', `${android} Chrome/120.0 Mobile Safari/537.36 Telegram-Android/10.5.0`],
  ['Zalo', `${android} Chrome/120.0 Mobile Safari/537.36 Zalo android/12111390`],
])('the browser of %s is a messaging app', (_, userAgent) => expect(isMessagingBrowser(userAgent)).toBe(true));

it.each([
  ['nothing', ''],
  ['our own native app', `${android} Chrome/92.0.4515.159 Mobile Safari/537.36`],
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ],
  ['Safari', `${iphone} Version/17.2 Safari/604.1`],
  [
    'QQ Browser',
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2230) AppleWebKit/537.36 Version/4.0 Chrome/109.0 MQQBrowser/14.6 Mobile Safari/537.36',
  ],
  ['a phone called Online', `${android} Online/1.0 Chrome/120.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('the browser of %s is no messaging app', (_, userAgent) => expect(isMessagingBrowser(userAgent)).toBe(false));
