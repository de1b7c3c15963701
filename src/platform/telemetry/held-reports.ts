import { millisecondsInHour, millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { maxReportBytes, type Report } from '@/platform/api/contract/reports';
import { defineStore } from '@/platform/storage/definition';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';

/** Limits of different reports, of a page and of a tab's hour: half a million phones may have the same error. */
const reportLimits = { page: 300, hour: 100 };

/** Stores the hour and its number of reports in the tab, because a failing page may reload in a loop. */
const tabKey = 'loan-web.reports-of-hour';

/** Holds reports until they are sent; equal ones become one with a number. @param now epoch milliseconds */
export function createHeldReports(now: () => number) {
  const held = new Map<string, { report: Report; times: number }>();
  const sent = new Set<string>();
  let dropped = 0;
  let ofPage = 0;
  const thisHour = () => Math.floor(now() / millisecondsInHour);
  let hour = thisHour();
  const [storedHour, storedCount] = (readTab(tabKey) ?? '').split(' ').map(Number);
  let ofHour = storedHour === hour ? (storedCount ?? 0) : 0;

  function beginHour(): void {
    if (hour === thisHour()) return;
    hour = thisHour();
    ofHour = 0;
    sent.clear();
  }

  return {
    /** Adds a report, or counts an equal one. @returns whether to send it soon: not if it was sent in this hour */
    add(report: Report): boolean {
      beginHour();
      const key = JSON.stringify(report);
      const equal = held.get(key);
      if (equal) {
        equal.times += 1;
        return false;
      }
      if (ofPage >= reportLimits.page || ofHour >= reportLimits.hour) {
        dropped += 1;
        return false;
      }
      ofPage += 1;
      ofHour += 1;
      storeInTab(tabKey, `${hour} ${ofHour}`);
      held.set(key, { report, times: 1 });
      return !sent.has(key);
    },
    /** Removes and returns the reports, oldest first, and how many were dropped because of a limit. */
    take() {
      const reports: Report[] = Array.from(held.values(), ({ report, times }) =>
        times === 1 ? report : { ...report, times },
      );
      for (const key of held.keys()) sent.add(key);
      held.clear();
      const given = { reports, dropped };
      if (reports.length > 0) dropped = 0;
      return given;
    },
    forget(): void {
      held.clear();
      dropped = 0;
    },
  };
}

/** Messages with reports that wait for a network, oldest first (decision 66, reports). One record. */
export const waitingReports = defineStore({
  name: 'waiting-reports',
  version: 1,
  schema: v.object({
    messages: v.array(v.object({ at: instant, text: v.pipe(v.string(), v.maxLength(maxReportBytes)) })),
  }),
});

export type WaitingMessages = v.InferOutput<typeof waitingReports.schema>['messages'];

/** Limits of waiting messages: their number, their characters together, their age in milliseconds. */
export const waitingLimits = { messages: 20, characters: 65_536, ms: 3 * millisecondsInDay };

/** Removes messages that are too old, then the oldest until the others fit. @param now epoch milliseconds */
export function withinLimits(messages: WaitingMessages, now: number): WaitingMessages {
  const young = messages.filter(({ at }) => at > now - waitingLimits.ms && at <= now + waitingLimits.ms);
  const remaining: WaitingMessages = [];
  let characters = 0;
  for (const message of [...young].reverse()) {
    characters += message.text.length;
    if (remaining.length === waitingLimits.messages || characters > waitingLimits.characters) break;
    remaining.unshift(message);
  }
  return remaining;
}
