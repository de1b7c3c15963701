import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { appConfig } from '@/config/env';
import { isMobile, mobileDigits, mobileRule } from '@/domain/mobile-number';
import { asciiDigits } from '@/domain/text/digits';
import { registerVisitor, sendRegistrationSms } from '@/platform/api/contract/promotion';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { useResendWait } from '@/ui/use-resend-wait';
import { useWrite } from '@/ui/use-write';
import { captchaLength } from './captcha';
import type { PromotionLink } from './promotion-link';
import { useRegisterTemplate } from './register-template';
import { registrationOutcome, words, type Outcome, type Words } from './register-words';
import { reportClick } from './tracking';
import { useCaptcha } from './use-captcha';

export type FieldName = 'phone' | 'captcha' | 'sms';
type Errors = { [Name in FieldName]?: Words };
type Failure = Extract<Outcome, { kind: 'failed' }>;

/** How a registration ends: with a new account, or with one that was there before. */
export type Registered = 'new' | 'before';

type Options = { link: PromotionLink; onDone: (how: Registered) => void };

/** The state and the two calls of the registration form (specification sections 4, 5 and 8). */
export function useRegistration({ link, onDone }: Options) {
  const { api, clock, session } = useServices();
  const rule = mobileRule(useMarket());
  const store = useRegisterTemplate(link.id);
  const { phone } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [codes, setCodes] = useState({ captcha: '', sms: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState('');
  const captcha = useCaptcha(link.id, store, isMobile(phone, rule));
  const wait = useResendWait({ storageKey: `register-sms.${link.id}`, now: clock.now });
  const phoneInput = useRef<HTMLInputElement>(null);
  const captchaInput = useRef<HTMLInputElement>(null);
  const smsInput = useRef<HTMLInputElement>(null);
  const inputs = { phone: phoneInput, captcha: captchaInput, sms: smsInput };
  const isHere = useIsHere();

  const put = (name: FieldName, text: Words | undefined) => setErrors((all) => ({ ...all, [name]: text }));

  /** Shows what is wrong, and puts the cursor there. */
  function passes(names: readonly FieldName[]): boolean {
    const found: Errors = {};
    if (!isMobile(phone, rule)) found.phone = words.phone;
    // Without a picture there is nothing to have read.
    if (codes.captcha === '' || captcha.sid === '') found.captcha = words.captcha;
    if (codes.sms === '') found.sms = words.sms;
    const wrong = names.filter((name) => found[name] !== undefined);
    const [first] = wrong;
    setErrors(Object.fromEntries(wrong.map((name) => [name, found[name]])));
    if (first !== undefined) inputs[first].current?.focus();
    return first === undefined;
  }

  function changeCaptcha(): void {
    if (!passes(['phone'])) return;
    setCodes((all) => ({ ...all, captcha: '' }));
    captcha.change();
  }

  function settle(outcome: Outcome): void {
    if (outcome.kind === 'registered') return onDone('before');
    if (outcome.kind === 'failed') return setFailure(outcome);
    setCodes((all) => ({ ...all, captcha: '' }));
    put('captcha', outcome.text);
    captcha.change();
    captchaInput.current?.focus();
  }

  /** What both calls send. */
  function common() {
    const { app_from, user_from, utm_tag } = link;
    const deviceId = session.commonParams()['deviceId'] ?? '';
    return {
      phone,
      capcode: codes.captcha,
      sid: captcha.sid,
      deviceId,
      appName: appConfig.appName,
      app_from,
      user_from,
      utm_tag,
    };
  }

  async function run(call: 'sms' | 'register', work: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      // Who has left the page is not called back.
      if (isHere()) settle(registrationOutcome(error, call));
    }
  }

  async function sendSms(): Promise<void> {
    await api.call(sendRegistrationSms, common());
    wait.start();
    setSentTo(phone);
    smsInput.current?.focus();
  }

  async function register(): Promise<void> {
    const { merchantNumber, userName, invite_code, id } = link;
    void reportClick(api, link, { clientType: session.commonParams()['clientType'], page: 'register', phone });
    await api.call(registerVisitor, { ...common(), merchantNumber, userName, smsCode: codes.sms, invite_code, id });
    store.change({ sid: '' });
    if (isHere()) onDone('new');
  }

  const sms = useWrite('registration-sms', () => run('sms', sendSms));
  const registration = useWrite('registration', () => run('register', register));
  const busy = sms.isSending ? 'sms' : registration.isSending ? 'register' : null;

  function changePhone(digits: string): void {
    store.change({ phone: mobileDigits(digits, rule) });
    put('phone', undefined);
  }

  function changeCode(name: 'captcha' | 'sms', text: string): void {
    const typed = name === 'captcha' ? asciiDigits(text.replace(/\s/g, '')).slice(0, captchaLength) : text;
    setCodes((all) => ({ ...all, [name]: typed }));
    put(name, undefined);
  }

  function requestSms(mayStart: boolean): void {
    if (!mayStart) return put('sms', words.tooSoon);
    if (passes(['phone', 'captcha'])) sms.send();
  }

  function apply(): void {
    if (passes(['phone', 'captcha', 'sms'])) registration.send();
  }

  // `sentTo`: whom the last SMS went to; empty before there was one.
  return {
    rule,
    phone,
    codes,
    errors,
    failure,
    busy,
    captcha,
    wait,
    sentTo,
    inputs,
    changePhone,
    changeCode,
    changeCaptcha,
    requestSms,
    apply,
  };
}

/** @returns a function that tells whether the page is still on screen */
function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
