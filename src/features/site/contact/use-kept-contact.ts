import { useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { keepInTab, readTab } from '@/lib/tab-memory';
import { contactSchema, emptyContact, type Contact } from './contact-fields';

const storageKey = 'loan-web.contact';
const stored = v.pipe(v.string(), v.parseJson(), contactSchema);

/** Nobody else writes it while the form is there. */
function neverChanges(): () => void {
  return () => undefined;
}

function parse(text: string | null): Contact {
  const parsed = v.safeParse(stored, text);
  return parsed.success ? parsed.output : emptyContact;
}

/**
 * What was typed into the contact form, kept over reloads until the tab is closed: visitors have no records of their
 * own. The HTML of the page knows nothing of it, so it comes right after the page has come to life.
 * @returns the fields, and how to change them; `emptyContact` forgets them
 */
export function useKeptContact(): [Contact, (contact: Contact) => void] {
  const kept = useSyncExternalStore(
    neverChanges,
    () => readTab(storageKey),
    () => null,
  );
  const [typed, setTyped] = useState<Contact | null>(null);

  function change(next: Contact) {
    setTyped(next);
    const safe = { ...next, name: hideCardNumbers(next.name), remark: hideCardNumbers(next.remark) };
    keepInTab(storageKey, next === emptyContact ? null : JSON.stringify(safe));
  }

  return [typed ?? parse(kept), change];
}
