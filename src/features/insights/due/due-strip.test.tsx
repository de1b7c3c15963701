import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeAnswer } from '../../../../tests/support/change-answer';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';
import { perDay } from './due-strip';

const server = useMockServer();

const changeLoan = (change: Record<string, unknown>) => changeAnswer('/loan-details/loan-details', change);

const give = (parts: Record<string, unknown>) => Object.assign(navigator, parts);
afterEach(() => {
  give({ share: undefined, canShare: undefined, setAppBadge: undefined, clearAppBadge: undefined });
});

/** Catches the files that the page hands to the browser: this document has no downloads. */
function catchFiles(): File[] {
  const files: File[] = [];
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      files.push(file);
      return 'blob:test';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

function open(scenario: string) {
  server.reset({ scenario });
  return renderApp('/loanDetails', { scenario });
}

async function openSheet(scenario: string) {
  const app = await open(scenario);
  await app.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  return { ...app, sheet: await screen.findByRole('dialog', { name: 'Due dates for your calendar' }) };
}

describe('the strip below the amount', () => {
  it('says what to set aside each day, rounded up to whole rupees', async () => {
    await open('repaying-in');
    expect(await screen.findByText(/Set aside/)).toHaveTextContent('Set aside ₹1,045 a day');
  });

  it.each([
    [2, 'Set aside Rp5.001 a day'],
    [1, 'Let your calendar remind you'],
  ])('shares with %i days left: %s', async (days, line) => {
    // Noon in Jakarta: no midnight comes between the answer and the page.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 10, 5) });
    changeLoan({ repayAmount: 1_000_100, dueTime: `2026-03-${10 + days}` });
    await open('repaying');
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === line),
    ).toBeVisible();
  });

  it.each([['due-today'], ['overdue'], ['collection'], ['settled'], ['under-review']])(
    'is not there, and keeps no room, on or after the due day and where nothing is owed: %s',
    async (scenario) => {
      await open(scenario);
      await waitFor(() => expect(document.querySelector('[data-picture]')).not.toBeNull());
      expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
      expect(document.querySelector('[class*="strip"]')).toBeNull();
    },
  );

  it('offers the calendar for an amount in words, but shares nothing', async () => {
    changeLoan({ repayAmount: 'Rp 1,5 juta <b>' });
    await open('repaying');
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(screen.queryByText(/Set aside/)).not.toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it('holds every period that waits, and says who reminds', async () => {
    const { sheet } = await openSheet('repaying');
    expect(within(sheet).getByText(/This page cannot remind you itself/)).toBeVisible();
    await waitFor(() => expect(within(sheet).getAllByText('Rp1.554.000')).toHaveLength(2));
  });

  it('is saved as a file without a word of who is signed in', async () => {
    const files = catchFiles();
    const { user, sheet, services } = await openSheet('repaying');
    await user.click(await within(sheet).findByRole('button', { name: 'Save calendar file' }));
    expect(await within(sheet).findByText(/The download has started/)).toBeVisible();
    const [file] = files;
    expect([file?.name, file?.type]).toEqual(['repayment-dates.ics', 'text/calendar']);
    const text = (await file?.text()) ?? '';
    expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
    expect(text.match(/BEGIN:VALARM\r\n/g)).toHaveLength(4);
    expect(text).toContain('SUMMARY:Repay Rp1.554.000: Dana Cepat\r\n');
    for (const [name, value] of Object.entries(services.session.commonParams()))
      if (value.length > 6) expect(text, name).not.toContain(value);
  });

  it('is handed to another app where the phone does that', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    give({ share, canShare: () => true });
    const { user, sheet } = await openSheet('repaying');
    await user.click(await within(sheet).findByRole('button', { name: 'Send to an app' }));
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('repayment-dates.ics');
    expect(await within(sheet).findByText(/handed to the app you chose/)).toBeVisible();
  });

  it('tells when handing over failed, and not when the person thought better of it', async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('no', 'AbortError'))
      .mockRejectedValueOnce(new Error('no'));
    give({ share, canShare: () => true });
    const { user, sheet } = await openSheet('repaying');
    const button = await within(sheet).findByRole('button', { name: 'Send to an app' });
    await user.click(button);
    expect(within(sheet).queryByText(/did not work here/)).not.toBeInTheDocument();
    await user.click(button);
    expect(await within(sheet).findByText(/did not work here/)).toBeVisible();
  });

  it('leaves dates and amounts to copy where nothing else works', async () => {
    const { user, sheet } = await openSheet('repaying');
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    expect(within(sheet).queryByRole('button', { name: 'Send to an app' })).not.toBeInTheDocument();
    await user.click(await within(sheet).findByRole('button', { name: 'Copy dates and amounts' }));
    expect(written.mock.calls[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d {2}Repay Rp1\.554\.000: Dana Cepat\n\d{4}-/);
  });

  it.each(['http500', 'html', 'offline'])(
    'holds the next date when the plan cannot be read (%s), and says so',
    async (fault) => {
      const { user } = await open('repaying');
      const button = await screen.findByRole('button', { name: 'Add to calendar' });
      server.setFaults(`${fault}@loan-play-detail`);
      await user.click(button);
      const sheet = await screen.findByRole('dialog');
      expect(await within(sheet).findByText(/could not fetch the whole plan/, {}, { timeout: 12_000 })).toBeVisible();
      expect(within(sheet).getAllByText('Rp1.554.000')).toHaveLength(1);
      server.setFaults('');
      await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(within(sheet).getAllByText('Rp1.554.000')).toHaveLength(2));
    },
  );
});

describe('the mark on the icon of an installed app', () => {
  const installed = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));

  it.each([
    ['overdue', 'set'],
    ['due-today', 'set'],
    ['partly-paid', 'set'],
    ['repaying', 'clear'],
    ['settled', 'clear'],
  ])('is there while a payment is due within three days: %s (%s)', async (scenario, expected) => {
    const marks: string[] = [];
    give({ setAppBadge: async () => void marks.push('set'), clearAppBadge: async () => void marks.push('clear') });
    installed();
    await open(scenario);
    await waitFor(() => expect(marks).toEqual([expected]));
  });

  it('is not touched in a browser, and not missed where there is none', async () => {
    const setAppBadge = vi.fn(() => Promise.resolve());
    give({ setAppBadge });
    await open('overdue');
    await screen.findByText('What if …?');
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('is an extra: a platform that refuses it changes nothing', async () => {
    give({ setAppBadge: () => Promise.reject(new Error('no')) });
    installed();
    await open('overdue');
    expect(await screen.findByText('What if …?')).toBeVisible();
  });
});

describe('what to set aside each day', () => {
  it.each([
    ['shares evenly', 100_000n, 10, 10_000n],
    ['rounds up to whole rupees', 100_000n, 3, 33_400n],
    ['is at least one rupee', 1n, 300, 100n],
    ['takes two days', 300n, 2, 200n],
    ['is nothing on the day before', 100_000n, 1, null],
    ['is nothing on the due day', 100_000n, 0, null],
    ['is nothing for what is late', 100_000n, -5, null],
    ['is nothing where nothing is due', 0n, 10, null],
    ['is nothing without a number of days', 100n, Number.NaN, null],
  ])('%s', (_, amount, days, expected) => {
    expect(perDay(amount, days)).toBe(expected);
  });

  it('is enough on the due day, and less than a rupee a day too much', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.integer({ min: 2, max: 5_000 }), (amount, days) => {
        const daily = perDay(amount, days) ?? 0n;
        expect(daily * BigInt(days)).toBeGreaterThanOrEqual(amount);
        expect((daily - 100n) * BigInt(days)).toBeLessThan(amount);
      }),
    );
  });
});
