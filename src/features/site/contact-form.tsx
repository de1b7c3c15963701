import { Trans, useLingui } from '@lingui/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { useLender } from '@/platform/i18n/lender';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { TextArea, TextField } from '@/ui/text-field';
import { useDraft } from '@/ui/use-draft';
import styles from './site.module.css';

const field = v.pipe(v.string(), v.maxLength(2_000));

/** The fields of the contact form; all are required (specification section 5). */
const contactSchema = v.object({ name: field, telephone: field, email: field, remark: field });

type Contact = v.InferOutput<typeof contactSchema>;

const emptyContact: Contact = { name: '', telephone: '', email: '', remark: '' };

/** @returns whether a field is empty or has only spaces */
function isMissing(contact: Contact, name: keyof Contact): boolean {
  return contact[name].trim() === '';
}

/** @returns the names of the empty fields */
function missingFields(contact: Contact): (keyof Contact)[] {
  return (['name', 'telephone', 'email', 'remark'] as const).filter((name) => isMissing(contact, name));
}

const storageKey = 'loan-web.contact';
const stored = v.pipe(v.string(), v.parseJson(), contactSchema);

/**
 * The fields of the contact form, saved in this tab, because visitors have no records. They are read after the first
 * rendering, because the prerendered HTML has empty fields.
 */
function useContactDraft() {
  return useDraft<Contact>({
    initial: emptyContact,
    load: async () => {
      const saved = v.safeParse(stored, readTab(storageKey));
      return saved.success ? saved.output : null;
    },
    save(contact) {
      const safe = { ...contact, name: hideCardNumbers(contact.name), remark: hideCardNumbers(contact.remark) };
      storeInTab(storageKey, JSON.stringify(safe));
    },
  });
}

/** The contact form (specification sections 2 and 5). No call exists for it, so it sends nothing, and says so. */
export function ContactForm() {
  const { t } = useLingui();
  const { email: serviceEmail } = useLender().service;
  const { fields: contact, change: changeFields, reset } = useContactDraft();
  const [outcome, setOutcome] = useState<'none' | 'incomplete' | 'done'>('none');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (missingFields(contact).length > 0) {
      setOutcome('incomplete');
      return;
    }
    setOutcome('done');
    reset();
    storeInTab(storageKey, null);
  }

  /** A field's name, value and, after the first attempt to submit, its error. */
  const fieldProps = (name: keyof Contact) => ({
    name,
    value: contact[name],
    onChange(value: string) {
      changeFields({ [name]: value });
      if (outcome === 'done') setOutcome('none');
    },
    error: outcome === 'incomplete' && isMissing(contact, name) ? t`Please fill this in` : null,
  });

  return (
    <form className={cx('stack', styles['form'])} noValidate onSubmit={submit}>
      <TextField
        label={t({ message: 'Name', comment: 'Field: name of a person' })}
        autoComplete="name"
        required
        {...fieldProps('name')}
      />
      <TextField label={t`Telephone`} type="tel" autoComplete="tel" required {...fieldProps('telephone')} />
      <TextField label={t`E-mail`} type="email" autoComplete="email" required {...fieldProps('email')} />
      <TextArea
        label={t({ message: 'Remark', comment: 'Field: what a person wants to say' })}
        rows={4}
        limit={500}
        {...fieldProps('remark')}
      />
      {outcome === 'incomplete' && missingFields(contact).length > 0 && (
        <Notice kind="error">{t`Please provide complete information!`}</Notice>
      )}
      <output>
        {outcome === 'done' && (
          <Notice kind="success" title={t`Submit successfully`}>
            <Trans>
              Nothing was sent beyond this device: this form is for trying out. To reach us, please write to{' '}
              {serviceEmail}.
            </Trans>
          </Notice>
        )}
      </output>
      <Button type="submit" block>
        <Trans comment="Button of the contact form">Submit</Trans>
      </Button>
      <p className={cx('hint', styles['formNote'])}>{t`What you enter stays on this device.`}</p>
    </form>
  );
}
