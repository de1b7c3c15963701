import { createBridge } from './create-bridge';
import { isWebview, mayGetNativeObject, telephoneLink } from './native-object';

const engine = '(KHTML, like Gecko)';
const androidWebview = `Mozilla/5.0 (Linux; Android 11; M2101K6G; wv) ${engine} Version/4.0 Chrome/92.0 Mobile Safari/537.36`;
const iosWebview = `Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 ${engine} Mobile/15E148`;
const chrome = `Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 ${engine} Chrome/120.0.0.0 Mobile Safari/537.36`;
const safari = `Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) ${engine} Version/16.5 Mobile/15E148 Safari/604.1`;

describe('the platform of messages', () => {
  it.each<[string | undefined, boolean, boolean, string]>([
    ['ios', true, false, 'android'],
    ['android', false, true, 'ios'],
    ['ios', true, true, 'ios'],
    [undefined, true, true, 'android'],
    ['android', false, false, 'browser'],
  ])('clientType %s, Android object %s, iOS object %s: %s', (clientType, hasAndroid, hasIos, expected) => {
    const native = { postMessage: () => undefined };
    const window = {
      navigator: { userAgent: chrome },
      ...(hasAndroid && { AndroidBridge: native }),
      ...(hasIos && { webkit: { messageHandlers: { bridge: native } } }),
    };
    expect(createBridge({ window, clientType }).platform()).toBe(expected);
  });
});

it.each([
  [androidWebview, true],
  [iosWebview, true],
  [chrome, false],
  [safari, false],
  ['', false],
])('recognises a webview by its user agent: %s', (userAgent, expected) => expect(isWebview(userAgent)).toBe(expected));

it.each<[string | undefined, string, boolean]>([
  ['android', chrome, true],
  ['ios', chrome, true],
  [undefined, androidWebview, true],
  [undefined, chrome, false],
  ['h5', androidWebview, false],
  ['windows', iosWebview, true],
])('expects a native object or not: clientType %s', (clientType, userAgent, expected) => {
  expect(mayGetNativeObject(clientType, userAgent)).toBe(expected);
});

it.each([
  ['1500123', 'tel:1500123'],
  ['+62 21-555-0000', 'tel:+62215550000'],
  [' (021) 555.0000 ', 'tel:0215550000'],
  ['110', 'tel:110'],
])('dials %s', (number, link) => expect(telephoneLink(number)).toBe(link));

it.each([
  ['a command to the phone', '*21*0812345678#'],
  ['another command', '**04*1234#'],
  ['two numbers', '0211234567 / 0217654321'],
  ['an extension', '0211234567 ext 5'],
  ['a plus in the middle', '62+21555'],
  ['no digits', ' - '],
  ['nothing', ''],
  ['too few digits', '12'],
  ['too many digits', '123456789012345678901'],
  ['another address', 'javascript:alert(1)'],
  ['a pause', '021555,,,1'],
])('does not dial %s', (_what, number) => expect(telephoneLink(number)).toBeNull());
