import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(2_000));

/** What the contact form asks for; every field is required (specification section 5). */
export const contactSchema = v.object({ name: text, telephone: text, email: text, remark: text });

export type Contact = v.InferOutput<typeof contactSchema>;

export const emptyContact: Contact = { name: '', telephone: '', email: '', remark: '' };

/** @returns whether a field holds nothing but spaces */
export function isMissing(contact: Contact, name: keyof Contact): boolean {
  return contact[name].trim() === '';
}

/** @returns the names of the fields that are still to be filled in */
export function missingFields(contact: Contact): (keyof Contact)[] {
  return (['name', 'telephone', 'email', 'remark'] as const).filter((name) => isMissing(contact, name));
}
