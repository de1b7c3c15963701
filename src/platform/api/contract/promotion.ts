// Calls of the promotion pages (wire protocol, Promotion): code `11` means already registered.
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { id, label, nothing, orNull, text } from '../schema';

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
  request: v.object({ templateId: v.string() }),
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

/** The fields of both requests of a registration. */
const registration = {
  phone: v.string(),
  capcode: v.string(),
  sid: v.string(),
  deviceId: v.string(),
  appName: v.string(),
  app_from: v.string(),
  user_from: v.string(),
  utm_tag: v.string(),
};

const track = (name: 'track-visit' | 'track-click') =>
  defineCall({
    name,
    method: 'GET',
    path: `${paths.promotion}/${name}`,
    request: v.object({
      page_id: v.string(),
      user_from: v.string(),
      client_type: v.string(),
      page_type: v.string(),
      utm_tag: v.string(),
      app_from: v.string(),
      phone: v.string(),
    }),
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
  request: v.object({ sid: v.string() }),
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
    merchantNumber: v.string(),
    userName: v.string(),
    smsCode: v.string(),
    invite_code: v.string(),
    id: v.string(),
  }),
  answer: nothing,
});

export type ChannelTemplate = NonNullable<AnswerOf<typeof channelTemplate>['config']>;
