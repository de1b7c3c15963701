import { Trans, useLingui } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { appConfig } from '@/config/env';
import { isMobile, mobileDigits, mobileRules, maxTypedDigits } from '@/domain/mobile-number';
import { asciiDigits, groupDigits } from '@/domain/text/digits';
import { registerVisitor, sendRegistrationSms } from '@/platform/api/contract/promotion';
import { useObservable } from '@/platform/browser/observable';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { useIsHere } from '@/ui/component-life';
import { cx } from '@/ui/cx';
import { DigitsField } from '@/ui/digits-field';
import { Notice } from '@/ui/notice';
import { SendCodeButton, useResendWait } from '@/ui/send-code-button';
import { onSubmit, useForm } from '@/ui/use-form';
import { useWrite } from '@/ui/use-write';
import { CaptchaField, captchaLength, useCaptcha } from './captcha';
import { type FormText, formTexts, type RegistrationOutcome, registrationOutcome } from './form-texts';
import { linkSearch, type PromotionLink } from './promotion-link';
import { reportClick } from './queries';
import { useRegisterTemplate } from './register-template';
import styles from './register.module.css';

/** Maximum digits of the SMS code (specification section 9, decision 11, SMS codes). */
const smsCodeLength = 6;

function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}

/** Mobile number, picture, SMS code, Apply (specification section 2, promotion register). */
export function RegisterForm({ link }: { link: PromotionLink }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const titleId = useId();
  const services = useServices();
  const { api, clock, session } = services;
  const rule = mobileRules[useMarket().id];
  const store = useRegisterTemplate(link.id);
  const { phone } = useObservable(store);
  const [codes, setCodes] = useState({ captcha: '', sms: '' });
  /** What the server, or the wait for the next SMS, has refused; until that code is changed. */
  const [refused, setRefused] = useState<{ captcha?: FormText; sms?: FormText }>({});
  const [failure, setFailure] = useState<Extract<RegistrationOutcome, { kind: 'failed' }> | null>(null);
  /** The number of the last SMS; empty before the first. */
  const [sentTo, setSentTo] = useState('');
  const captcha = useCaptcha(link.id, store, isMobile(phone, rule));
  const wait = useResendWait({ storageKey: `register-sms.${link.id}`, now: clock.now });
  const isHere = useIsHere();
  const form = useForm<'phone' | 'captcha' | 'sms', FormText>({
    phone: isMobile(phone, rule) ? null : formTexts.phone,
    // Without a picture the typed letters are wrong.
    captcha: codes.captcha === '' || captcha.sid === '' ? formTexts.captcha : null,
    sms: codes.sms === '' ? formTexts.sms : null,
  });

  function changeCaptcha(): void {
    if (!form.check(['phone'])) return;
    setCodes((all) => ({ ...all, captcha: '' }));
    captcha.change();
  }

  function leave(registered: 'new' | 'before'): void {
    store.change({ registered });
    // A finished form is replaced in the history. A number with an account may be mistyped, so its form stays.
    void navigate({ to: '/downloadTemplate', search: linkSearch(link), replace: registered === 'new' });
  }

  function settle(outcome: RegistrationOutcome): void {
    if (outcome.kind === 'registered') return leave('before');
    if (outcome.kind === 'failed') return setFailure(outcome);
    setCodes((all) => ({ ...all, captcha: '' }));
    form.forget();
    setRefused({ captcha: outcome.text });
    captcha.change();
    form.focus('captcha');
  }

  const common = () => ({
    phone,
    capcode: codes.captcha,
    sid: captcha.sid,
    deviceId: session.commonParams()['deviceId'] ?? '',
    appName: appConfig.appName,
    app_from: link.app_from,
    user_from: link.user_from,
    utm_tag: link.utm_tag,
  });

  async function run(call: 'sms' | 'register', work: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      // After leaving the page, an error must not change it.
      if (isHere()) settle(registrationOutcome(error, call));
    }
  }

  async function sendSms(): Promise<void> {
    await api.call(sendRegistrationSms, common());
    wait.start();
    setSentTo(phone);
    form.focus('sms');
  }

  async function register(): Promise<void> {
    const { merchantNumber, userName, invite_code, id } = link;
    reportClick(services, link, 'register', phone);
    await api.call(registerVisitor, { ...common(), merchantNumber, userName, smsCode: codes.sms, invite_code, id });
    store.change({ sid: '' });
    if (isHere()) leave('new');
  }

  const sms = useWrite('registration-sms', () => run('sms', sendSms));
  const registration = useWrite('registration', () => run('register', register));

  function changeCode(name: 'captcha' | 'sms', text: string): void {
    const typed = name === 'captcha' ? asciiDigits(text.replace(/\s/g, '')).slice(0, captchaLength) : text;
    setCodes((all) => ({ ...all, [name]: typed }));
    setRefused({});
  }

  function requestSms(mayStart: boolean): void {
    if (!mayStart) return setRefused({ sms: formTexts.tooSoon });
    setRefused({});
    if (form.check(['phone', 'captcha'])) sms.send();
  }

  function submit(): void {
    if (form.check()) registration.send();
  }

  const textOf = (text: FormText | null) => (text === null || typeof text === 'string' ? text : t(text));
  const problemOf = (field: 'phone' | 'captcha' | 'sms') =>
    textOf((field === 'phone' ? undefined : refused[field]) ?? form.problem(field));

  return (
    <form className={cx('surface stack', styles.form)} aria-labelledby={titleId} noValidate onSubmit={onSubmit(submit)}>
      <h2 id={titleId} className={styles.formTitle}>{t`Register with your mobile number`}</h2>
      <DigitsField
        label={t`Mobile number`}
        name="phone"
        autoComplete="tel-national"
        groups={rule.groups}
        maxDigits={maxTypedDigits}
        value={phone}
        onChange={(digits) => store.change({ phone: mobileDigits(digits, rule) })}
        error={problemOf('phone')}
        inputRef={form.field('phone')}
      />
      <CaptchaField
        value={codes.captcha}
        onChange={(text) => changeCode('captcha', text)}
        captcha={captcha}
        onRenew={changeCaptcha}
        error={problemOf('captcha')}
        inputRef={form.field('captcha')}
      />
      <CodeField
        label={t({ message: 'SMS code', comment: 'Label: type the code that came by SMS' })}
        maxLength={smsCodeLength}
        value={codes.sms}
        onChange={(digits) => changeCode('sms', digits)}
        error={problemOf('sms')}
        inputRef={form.field('sms')}
        trailing={
          <SendCodeButton
            wait={wait}
            label={t({ message: 'Get code', comment: 'Button: sends an SMS code' })}
            busy={sms.isSending}
            onSend={requestSms}
          />
        }
      />
      <output className={styles.sent}>
        {sentTo !== '' && <Trans>We sent a code by SMS to {groupDigits(sentTo, rule.groups)}.</Trans>}
      </output>
      {failure && (
        <div ref={intoView}>
          <Notice kind="error" title={failure.title ? t(failure.title) : undefined}>
            {textOf(failure.text)}
          </Notice>
        </div>
      )}
      <div className="stack-2">
        <p className={cx('hint', styles.consent)}>
          <Trans>
            By applying I confirm that I am over 18 and accept the{' '}
            <Link to="/agreementTemplate" search={linkSearch(link)}>
              registration agreement
            </Link>
            .
          </Trans>
        </p>
        <Button type="submit" block busy={registration.isSending} busyLabel={t`Applying…`}>
          <Trans comment="Button: sends the registration">Apply</Trans>
        </Button>
      </div>
    </form>
  );
}
