import { Trans, useLingui } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, type FormEvent } from 'react';
import { mostTyped } from '@/domain/mobile-number';
import { groupDigits } from '@/domain/text/digits';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { DigitsField } from '@/ui/digits-field';
import { useKeyboardInset } from '@/ui/keyboard-inset';
import { Notice } from '@/ui/notice';
import { SendCodeButton } from '@/ui/send-code-button';
import { CaptchaField } from './captcha-field';
import { linkSearch, type PromotionLink } from './promotion-link';
import type { Words } from './register-words';
import { useRegistration } from './use-registration';
import styles from './register-form.module.css';

type Props = { link: PromotionLink };

/** Most digits of the code in the SMS (specification section 9, decision 11, SMS codes). */
const smsLength = 6;

function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}

/** Mobile number, picture, SMS code, Apply (specification section 2, promotion register). */
export function RegisterForm({ link }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const titleId = useId();
  const form = useRegistration({
    link,
    // Nobody goes back to a finished form. A number that had an account before may be mistyped: there one does.
    onDone: (how) =>
      void navigate({
        to: '/downloadTemplate',
        search: { ...linkSearch(link), from: how === 'new' ? 'register' : 'registered' },
        replace: how === 'new',
      }),
  });
  const { errors, failure, busy, sentTo, inputs } = form;
  const say = (text: Words | undefined) => (text === undefined ? null : typeof text === 'string' ? text : t(text));
  useKeyboardInset(true);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.apply();
  }

  return (
    <form className={styles['form']} aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h2 id={titleId} className={styles['title']}>
        <Trans>Register with your mobile number</Trans>
      </h2>
      <DigitsField
        label={t`Mobile number`}
        name="phone"
        autoComplete="tel-national"
        groups={form.rule.groups}
        maxDigits={mostTyped}
        value={form.phone}
        onChange={form.changePhone}
        error={say(errors.phone)}
        inputRef={inputs.phone}
      />
      <CaptchaField
        value={form.codes.captcha}
        onChange={(text) => form.changeCode('captcha', text)}
        captcha={form.captcha}
        onRenew={form.changeCaptcha}
        error={say(errors.captcha)}
        inputRef={inputs.captcha}
      />
      <CodeField
        label={t({ message: 'SMS code', comment: 'Label: type the code that came by SMS' })}
        maxLength={smsLength}
        value={form.codes.sms}
        onChange={(digits) => form.changeCode('sms', digits)}
        error={say(errors.sms)}
        inputRef={inputs.sms}
        trailing={
          <SendCodeButton
            wait={form.wait}
            label={t({ message: 'Get code', comment: 'Button: sends an SMS code' })}
            busy={busy === 'sms'}
            onSend={form.requestSms}
          />
        }
      />
      <output className={styles['sent']}>
        {sentTo !== '' && <Trans>We sent a code by SMS to {groupDigits(sentTo, form.rule.groups)}.</Trans>}
      </output>
      {failure && (
        <div ref={intoView}>
          <Notice kind="error" title={failure.title ? t(failure.title) : undefined}>
            {say(failure.text)}
          </Notice>
        </div>
      )}
      <div className={styles['action']}>
        <Consent link={link} />
        <Button type="submit" block busy={busy === 'register'} busyLabel={t`Applying…`}>
          <Trans comment="Button: sends the registration">Apply</Trans>
        </Button>
      </div>
    </form>
  );
}

function Consent({ link }: Props) {
  return (
    <p className={styles['consent']}>
      <Trans>
        By applying I confirm that I am over 18 and accept the{' '}
        <Link to="/agreementTemplate" search={linkSearch(link)}>
          registration agreement
        </Link>
        .
      </Trans>
    </p>
  );
}
