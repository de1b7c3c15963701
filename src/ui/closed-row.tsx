/** What a row of `ChoiceList` says in place of its hint where it cannot be chosen now; nothing where it can. */
export function closedRow(why: { lang: string; text: string } | null) {
  return why ? { disabled: true, hint: <span lang={why.lang}>{why.text}</span> } : {};
}
