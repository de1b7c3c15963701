import type { Locale } from '@/domain/languages';
import { marketOf, type Market } from '@/domain/market';
import { isMobile, mobileRules } from '@/domain/mobile-number';
import {
  captchaImage,
  channelTemplate,
  registerVisitor,
  registrationSession,
  sendRegistrationSms,
  trackClick,
  trackVisit,
} from '@/platform/api/contract/promotion';
import { answer, handle, handleBytes, refuse, type Context } from '../backend/define-handler';
import { minute } from '../clock';
import type { Frozen, State } from '../db/schema';
import { createRandom, hash } from '../random';
import { flowWordsIn } from '../seed/copy/all';
import { templateOf } from '../seed/templates';
import { drawCaptcha } from './captcha';
import { demoSmsCode } from './card-repayment';

type Registration = Frozen<State['registrations'][number]>;

/** Visitors are not in the state of the scenario, so their market is that of their page. */
function visitedMarket({ pop }: Context): Market {
  return marketOf(pop, 'mainland');
}

const visitedLanguage = (context: Context): Locale => context.asked ?? visitedMarket(context).locale;

const wordsOf = (context: Context) => flowWordsIn(visitedLanguage(context));

/** Maximum number of open registrations. */
const maxRegistrations = 50;

const encode = (text: string) => new TextEncoder().encode(text);

/** Virtual time until an open registration expires; a later captcha request begins a new one. */
const lifetime = 10 * minute;

const findRegistration = (sid: string, { state, now }: Context) =>
  state.registrations.find((registration) => registration.sid === sid && now < registration.openedAt + lifetime);

const isRightCaptcha = (registration: Registration | undefined, capcode: string): registration is Registration =>
  registration !== undefined && registration.captcha !== '' && registration.captcha === capcode.trim().toUpperCase();

function change(sid: string, { db }: Context, mutate: (registration: State['registrations'][number]) => void): void {
  db.change((state) => {
    for (const registration of state.registrations) if (registration.sid === sid) mutate(registration);
  });
}

/** A new picture has new letters; they depend on the `sid` and on the number of requests. */
function nextCaptcha(sid: string, context: Context): string {
  const present = findRegistration(sid, context)?.captcha ?? '';
  return createRandom(hash(`${sid}/${present}`)).code(4);
}

export const promotionHandlers = [
  handle(channelTemplate, (field, context) => {
    const id = field('templateId') || '1';
    const template = templateOf(id, visitedLanguage(context));
    return answer({ config: template && { id, ...template } });
  }),

  handle(trackVisit, () => answer({})),
  handle(trackClick, () => answer({})),

  handle(registrationSession, (_field, { db, now }) => {
    const sid = db.random().code(16);
    db.change((state) => {
      state.registrations.push({ sid, openedAt: now, captcha: '', smsPhone: '' });
      state.registrations.splice(0, state.registrations.length - maxRegistrations);
    });
    return answer({ sid });
  }),

  handleBytes(captchaImage, (field, context) => {
    const sid = field('sid');
    // An unknown or expired registration gets an envelope in the place of a picture, as from real servers.
    if (!findRegistration(sid, context))
      return {
        type: 'application/json',
        bytes: encode(JSON.stringify({ code: '104', msg: wordsOf(context).registrationExpired, data: null })),
      };
    const captcha = nextCaptcha(sid, context);
    change(sid, context, (registration) => {
      registration.captcha = captcha;
    });
    return { type: 'image/svg+xml', bytes: encode(drawCaptcha(captcha)) };
  }),

  handle(sendRegistrationSms, (field, context) => {
    const phone = field('phone').replace(/\D/g, '');
    const registration = findRegistration(field('sid'), context);
    if (!isMobile(phone, mobileRules[visitedMarket(context).id])) return refuse('102', wordsOf(context).wrongPhone);
    if (!isRightCaptcha(registration, field('capcode'))) return refuse('101', wordsOf(context).wrongCaptcha);
    if (context.state.registeredPhones.includes(phone)) return refuse('11', wordsOf(context).alreadyRegistered);
    change(field('sid'), context, (current) => {
      current.smsPhone = phone;
    });
    return answer({}, wordsOf(context).smsSent);
  }),

  handle(registerVisitor, (field, context) => {
    const phone = field('phone').replace(/\D/g, '');
    const registration = findRegistration(field('sid'), context);
    if (!isMobile(phone, mobileRules[visitedMarket(context).id])) return refuse('102', wordsOf(context).wrongPhone);
    if (context.state.registeredPhones.includes(phone)) return refuse('11', wordsOf(context).alreadyRegistered);
    if (!isRightCaptcha(registration, field('capcode'))) return refuse('-1', wordsOf(context).wrongCaptcha);
    if (registration.smsPhone !== phone || field('smsCode') !== demoSmsCode)
      return refuse('103', wordsOf(context).wrongSms);
    context.db.change((state) => state.registeredPhones.push(phone));
    return answer({});
  }),
];
