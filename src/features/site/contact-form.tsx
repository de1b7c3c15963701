import { Trans, useLingui } from '@lingui/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { useLender } from '@/platform/i18n/lender';
import { personal, readTab, storeInTab } from '@/platform/storage/tab-memory';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { TextArea, TextField } from '@/ui/text-field';
import { useDraft } from '@/ui/use-draft';
import styles from './site.module.css';

const field = v.pipe(v.string(), v.maxLength(2_000));

/** The fields of the contact form, as this tab stores them; all are required (specification section 5). */
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: field, telephone: field, email: field, remark: field }),
);

type Contact = v.InferOutput<typeof stored>;

const storageKey = `${personal}contact`;

/** The contact form (specification sections 2 and 5). No call exists for it, so it sends nothing, and says so. */
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
      storeInTab(storageKey, JSON.stringify(safe));
    },
  });
  const [outcome, setOutcome] = useState<'none' | 'incomplete' | 'done'>('none');

  const isComplete = Object.values(fields).every((value) => value.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return setOutcome('incomplete');
    setOutcome('done');
    reset();
    storeInTab(storageKey, null);
  }

  /** A field's name, value and, after the first attempt to submit, its error. */
  const fieldProps = (name: keyof Contact) => ({
    name,
    value: fields[name],
    onChange(value: string) {
      change({ [name]: value });
      if (outcome === 'done') setOutcome('none');
    },
    error: outcome === 'incomplete' && fields[name].trim() === '' ? t`Please fill this in` : null,
  });

  return (
    <form className={cx('stack', styles.form)} noValidate onSubmit={submit}>
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
      {outcome === 'incomplete' && !isComplete && (
        <Notice kind="error">{t`Please provide complete information!`}</Notice>
      )}
      <output>
        {outcome === 'done' && (
          <Notice kind="success" title={t`Submit successfully`}>
            <Trans>
              Nothing was sent from this phone: this form is only an example. To reach us, please write to{' '}
              {serviceEmail}.
            </Trans>
          </Notice>
        )}
      </output>
      <Button type="submit" block>
        <Trans comment="Button of the contact form">Submit</Trans>
      </Button>
      <p className={cx('hint', styles.formNote)}>{t`What you enter stays on this phone.`}</p>
    </form>
  );
}
