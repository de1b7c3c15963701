/**
 * Makes a link that dials a number, out of a number as a server or a configuration gives it.
 * @returns `tel:` with digits and at most a leading `+`; `null` for anything that is not plainly one number: letters,
 *   two numbers in one text, and above all `*` and `#`, with which a phone runs commands instead of calling
 */
export function telephoneLink(telephone: string): string | null {
  const bare = telephone.replace(/[\s().-]/g, '');
  return /^\+?\d{3,20}$/.test(bare) ? `tel:${bare}` : null;
}
