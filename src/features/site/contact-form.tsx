import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { useLender } from '@/platform/i18n/lender';
import { personalPrefix, readTab, storeInTab } from '@/platform/storage/tab-memory';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { TextArea, TextField } from '@/ui/text-field';
import { useDraft } from '@/ui/use-draft';
import { onSubmit, useForm } from '@/ui/use-form';
import { useIsLive } from '@/ui/use-is-live';
import styles from './site.module.css';

const field = v.pipe(v.string(), v.maxLength(2_000));

/** The fields of the contact form, as this tab stores them; all are required (specification section 5). */
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: field, telephone: field, email: field, remark: field }),
);

type Contact = v.InferOutput<typeof stored>;

const storageKey = `${personalPrefix}contact`;

/** Opens the e-mail app as soon as its link is on the page: the tap on the button still counts. */
const openAtOnce = (link: HTMLAnchorElement | null): void => link?.click();

/** The contact form (specification sections 2 and 5). It sends nothing itself (decision 22, contact form). */
export function ContactForm() {
  const { t } = useLingui();
  const { email: serviceEmail } = useLender().service;
  // Saved in this tab, because visitors have no records. The prerendered HTML has empty fields, so they are read later.
  const { fields, change, reset } = useDraft<Contact>({
    initial: { name: '', telephone: '', email: '', remark: '' },
    load: async () => {
      const saved = v.safeParse(stored, readTab(storageKey));
      return saved.success ? saved.output : null;
    },
    save(contact) {
      const safe = { ...contact, name: hideCardNumbers(contact.name), remark: hideCardNumbers(contact.remark) };
      return storeInTab(storageKey, JSON.stringify(safe));
    },
  });
  /** How often the e-mail app was opened with this message; `sent`: the person says that it is sent. */
  const [opened, setOpened] = useState<number | 'sent'>(0);
  const submit = useRef<HTMLButtonElement>(null);
  const problemOf = (text: string) => (text.trim() === '' ? t`Please fill this in` : null);
  const form = useForm({
    name: problemOf(fields.name),
    telephone: problemOf(fields.telephone),
    email: problemOf(fields.email),
    remark: problemOf(fields.remark),
  });

  /** A field's name, value and, after the first attempt to submit, its error. */
  const fieldProps = (name: keyof Contact) => ({
    name,
    value: fields[name],
    onChange(value: string) {
      change({ [name]: value });
      setOpened(0);
    },
    inputRef: form.field(name),
    error: form.problem(name),
  });
  const letter = `${fields.remark}\n\n${fields.name}\n${fields.telephone}\n${fields.email}`;

  function open(): void {
    if (form.check()) setOpened(opened === 'sent' ? 1 : opened + 1);
  }

  function finish(): void {
    reset();
    storeInTab(storageKey, null);
    form.forget();
    setOpened('sent');
    submit.current?.focus();
  }

  return (
    <form noValidate onSubmit={onSubmit(open)}>
      <fieldset className={cx('stack', styles.form)} disabled={!useIsLive()}>
        <TextField
          label={t({ message: 'Name', comment: 'Field: name of a person' })}
          autoComplete="name"
          required
          {...fieldProps('name')}
        />
        <TextField label={t`Phone`} type="tel" autoComplete="tel" required {...fieldProps('telephone')} />
        <TextField label={t`E-mail`} type="email" autoComplete="email" required {...fieldProps('email')} />
        <TextArea
          label={t({ message: 'Remark', comment: 'Field: what a person wants to say' })}
          rows={4}
          limit={500}
          {...fieldProps('remark')}
        />
        {form.isWrong && <Notice kind="error">{t`Please provide complete information!`}</Notice>}
        <output>
          {opened === 'sent' ? (
            <Notice kind="success">{t`Submit successfully`}</Notice>
          ) : (
            opened > 0 && (
              <Notice
                key={opened}
                kind="info"
                title={t`Have you sent the e-mail?`}
                action={<Button onClick={finish}>{t`Yes, it is sent`}</Button>}
              >
                <Trans>
                  Press Send in your e-mail app. If it did not open, write to{' '}
                  <a ref={openAtOnce} href={`mailto:${serviceEmail}?body=${encodeURIComponent(letter)}`}>
                    {serviceEmail}
                  </a>
                  .
                </Trans>
              </Notice>
            )
          )}
        </output>
        <Button ref={submit} type="submit" block variant={opened === 0 ? 'primary' : 'secondary'}>
          <Trans comment="Button of the contact form">Submit</Trans>
        </Button>
        <p className={cx('hint', styles.formNote)}>{t`Opens your e-mail app.`}</p>
      </fieldset>
    </form>
  );
}
