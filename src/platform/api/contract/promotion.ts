// Calls of the promotion pages (wire protocol, Promotion): code `11` means already registered.
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { id, label, nothing, orNull, text, texts } from '../schema';

const defineCall = callsOf('promotion');

const paths = { channel: '/api/v2/youmi/service/channel', promotion: '/api/v2/youmi/promotion' };

/** Not `instanceof`, because the bytes may be a `Blob` of another window. */
const imageBytes = v.custom<Blob>(
  (value) => Object.prototype.toString.call(value) === '[object Blob]',
  'must be image bytes',
);

export const channelTemplate = defineCall({
  name: 'channel-template',
  isRead: true,
  method: 'GET',
  path: `${paths.channel}/channel-template`,
  request: v.object(texts('templateId')),
  answer: v.object({
    config: orNull(
      v.object({
        id,
        title: label,
        banner: text,
        downloadUrl: text,
        agreementTitle: label,
        agreementContent: text,
        backgroundColor: text,
      }),
    ),
  }),
});

const registration = texts('phone', 'capcode', 'sid', 'deviceId', 'appName', 'app_from', 'user_from', 'utm_tag');

const track = (name: 'track-visit' | 'track-click') =>
  defineCall({
    name,
    method: 'GET',
    path: `${paths.promotion}/${name}`,
    request: v.object(texts('page_id', 'user_from', 'client_type', 'page_type', 'utm_tag', 'app_from', 'phone')),
    answer: nothing,
  });

export const trackVisit = track('track-visit');

export const trackClick = track('track-click');

/** Opens a registration; captcha and SMS belong to its `sid`. */
export const registrationSession = defineCall({
  name: 'get-sid',
  isRead: true,
  method: 'GET',
  path: `${paths.promotion}/get-sid`,
  request: v.object({}),
  answer: v.object({ sid: id }),
});

export const captchaImage = defineCall({
  name: 'get-captcha',
  isRead: true,
  envelope: 'none',
  method: 'GET',
  path: `${paths.promotion}/get-captcha`,
  request: v.object(texts('sid')),
  answer: imageBytes,
});

export const sendRegistrationSms = defineCall({
  name: 'get-sms',
  path: `${paths.promotion}/get-sms`,
  request: v.object(registration),
  answer: nothing,
});

export const registerVisitor = defineCall({
  name: 'register',
  path: `${paths.promotion}/register`,
  request: v.object({
    ...registration,
    ...texts('merchantNumber', 'userName', 'smsCode', 'invite_code', 'id'),
  }),
  answer: nothing,
});

export type ChannelTemplate = NonNullable<AnswerOf<typeof channelTemplate>['config']>;
