/** The last four digits of a card number, masked or not: all that is ever shown or kept of it. */
export function cardEnd(cardNo: string): string {
  return /\d{4}$/.exec(cardNo.trim())?.[0] ?? '';
}
