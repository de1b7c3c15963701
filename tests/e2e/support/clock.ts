import type { BrowserContext } from '@playwright/test';
import { shiftDate } from '../../support/shift-date';

/** By how many milliseconds the clock of the servers was moved (support/servers.ts). */
const offset = Number(process.env['E2E_CLOCK_OFFSET']);

/** Moves the clock of every page of a browser as the servers' was moved: on a real phone both show the same time. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${shiftDate.toString()})(globalThis, new Date(Date.now() + ${offset}).toISOString())`);
}
