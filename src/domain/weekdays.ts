/** A complaint is answered within so many weekdays (specification section 2). */
export const replyWeekdays = 3;

/**
 * The last day of a promise that counts weekdays, Monday to Friday; holidays are not known. The day itself does not count.
 * @param now epoch milliseconds; its calendar day is the borrower's, in the zone of the phone
 * @param weekdays how many, a whole number from 0
 * @returns epoch milliseconds, on that day at the same time of day
 */
export function dueDate(now: number, weekdays: number): number {
  const date = new Date(now);
  for (let left = weekdays; left > 0; ) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() !== 0 && date.getDay() !== 6) left -= 1;
  }
  return date.getTime();
}
