import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { contactSchema, emptyContact, type Contact } from './contact-fields';

const storageKey = 'loan-web.contact';

function read(): Contact | null {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), contactSchema), window.sessionStorage.getItem(storageKey));
  } catch {
    // Blocked, empty or not ours: then there is nothing to bring back.
    return null;
  }
}

function write(contact: Contact): void {
  try {
    if (contact === emptyContact) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(contact));
  } catch {
    // The text then lives as long as the page.
  }
}

/**
 * What was typed into the contact form, kept over reloads until the tab is closed: visitors have no records of their own.
 * @returns the fields, and how to change them; `emptyContact` forgets them
 */
export function useKeptContact(): [Contact, (contact: Contact) => void] {
  const [contact, setContact] = useState(emptyContact);

  // After the first drawing: the HTML knows nothing of it.
  useEffect(() => {
    const kept = read();
    if (kept) setContact(kept);
  }, []);

  function change(next: Contact) {
    setContact(next);
    write(next);
  }

  return [contact, change];
}
