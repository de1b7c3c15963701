import { lateDays, lateFee, owedFor, waitingPeriods } from '@mocks/db/debt';
import type { Frozen, Order, Period as MutablePeriod } from '@mocks/db/schema';
import { extensionOffer } from '@mocks/db/status';
import { findScenario } from '@mocks/scenarios';
import { countersOf } from '@mocks/seed/banks';
import { newComplaint } from '@mocks/seed/complaints';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type FakeSpeech, installFakeSpeech } from '@tests/support/fake-speech';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { catchFiles } from '@tests/support/saved-files';
import { unfold } from '@tests/support/unfold';
import fc from 'fast-check';
import { daysBetween, lenderDate } from '@/domain/calendar-days';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { agreedKey, agreedLoans } from '@/features/loan/costs/agreed-terms';

// One loan has one story: what all pages and papers say of a loan is compared with what its lender knows to be true.

type Period = Frozen<MutablePeriod>;

const server = useMockServer();
const now = Date.UTC(2026, 2, 10, 5);
const dayMs = 86_400_000;
/** What a counter adds. */
const counterFee = 2_500_00;

/** What happens to a loan from the first day of its scenario on, and what is read of it. */
type LoanCase = {
  state: keyof typeof scenarioOf;
  market: 'indonesia' | 'india';
  /** The terms were accepted on this phone. */
  isAgreed: boolean;
  /** The language in which the pages and papers are read a second time. */
  language: Locale;
  /** What the server calls the loan after a part payment. */
  status: 3 | 180 | 5;
  manners: { dueTime: 'day' | 'epoch'; hasPaidParts: boolean; repayAmount: 'due' | 'next' | 'late' | 'whole' };
};

const scenarioOf = {
  running: 'repaying',
  due: 'due-today',
  late: 'overdue',
  'partly paid': 'overdue',
  extendable: 'extension-available',
  extended: 'extension-available',
  'extended and late': 'extension-available',
  'paid late': 'overdue',
  settled: 'settled',
  closed: 'closed',
  'two on one day': 'overdue',
} as const;

const anyCase: fc.Arbitrary<LoanCase> = fc.record({
  state: fc.constantFrom(...(Object.keys(scenarioOf) as (keyof typeof scenarioOf)[])),
  market: fc.constantFrom('indonesia' as const, 'india' as const),
  isAgreed: fc.boolean(),
  language: fc.constantFrom('id' as const, 'hi' as const, 'zh' as const),
  status: fc.constantFrom(3 as const, 180 as const, 5 as const),
  manners: fc.record({
    dueTime: fc.constantFrom('day' as const, 'epoch' as const),
    hasPaidParts: fc.boolean(),
    repayAmount: fc.constantFrom('due' as const, 'next' as const, 'late' as const, 'whole' as const),
  }),
});

/** The books of the lender. */
const booksOf = () => server.backend().snapshot();

function orderNow(orderId: string): Frozen<Order> {
  const order = booksOf().state.orders.find((one) => one.orderId === orderId);
  if (!order) throw new Error('the lender has no such loan');
  return structuredClone(order);
}

/** Books the payments of the case at the lender. @returns the terms that were agreed before */
function prepare({ state, status, market: id, manners }: LoanCase) {
  const name = `${scenarioOf[state]}${id === 'india' ? '-in' : ''}`;
  const { market } = findScenario(name);
  // The app's own words are to be true, so the lender has none.
  const words = { 'loan-details.noticeStatusText': '', 'loan-details.noticeDesText': '' };
  const fields = { ...words, ...(state === 'partly paid' && { 'loan-details.orderStatus': status }) };
  server.reset({
    scenario: name,
    now: () => Date.now(),
    lender: { ...manners, fee: counterFee, lateChargeADay: 500_00, fields },
  });
  const { orderId = '' } = launchOf(name);
  const agreed = orderNow(orderId);
  if (state === 'two on one day') {
    const record = structuredClone(booksOf());
    const periods = record.state.orders.find((one) => one.orderId === orderId)?.periods ?? [];
    const [, second, third] = periods;
    if (second && third) Object.assign(third, { dueAt: second.dueAt });
    server.backend().restore(record);
    return { name, market, orderId, agreed: orderNow(orderId) };
  }
  if (state === 'partly paid') server.lender.book('elsewhere', { orderId, share: 0.4 });
  if (state === 'paid late') server.lender.book('elsewhere', { orderId });
  if (state.startsWith('extended')) server.lender.book('elsewhere', { orderId, purpose: 'extension' });
  if (state === 'extended and late') vi.setSystemTime(now + 20 * dayMs);
  return { name, market, orderId, agreed };
}

/** Words that say that nothing is owed. */
const nothingOwed = /Nothing is due|Nothing to pay|Nothing is owed|nothing left to pay/i;

/** All texts of the page. */
const pageText = () => document.body.textContent;

/** The amounts, days and shares in a text, in their order; shares with the decimal sign of English. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d{4}-\d\d-\d\d|-?(?:Rp|₹)[\d.,]*\d|\d[\d.,]*\s?%/g) ?? []).map((figure) =>
    figure.endsWith('%') ? figure.replace(',', '.').replace(/\s/g, '') : figure,
  );

/** The figures of each of the elements. */
const figuresOf = (elements: ArrayLike<Element>): string[][] =>
  Array.from(elements, (element) => figuresIn(Array.from(element.childNodes, textOf).join(' ')));

const textOf = (node: Node): string =>
  node.childNodes.length === 0 ? (node.textContent ?? '') : Array.from(node.childNodes, textOf).join(' ');

/** What is true of the loan now. Money is minor units. */
function truthOf({ market, orderId, agreed }: ReturnType<typeof prepare>, { manners }: LoanCase) {
  const at = Date.now();
  const order = orderNow(orderId);
  const dayOf = (instant: number) => lenderDate(instant, market.utcOffset);
  const today = dayOf(at);
  const waiting = waitingPeriods(order);
  const paid = order.periods.filter(({ paidAt }) => paidAt !== null);
  const owedOf = (period: Period) => owedFor(order, period, at, market).total;
  const sumOwed = (periods: readonly Period[]) => periods.reduce((sum, period) => sum + owedOf(period), 0);
  const isLate = (period: Period) => lateDays(period, at, market) > 0;
  const firstOnTime = waiting.find((period) => !isLate(period));
  const stateOf = (period: Period) => {
    if (period.paidAt !== null) return 'Paid';
    return isLate(period) ? 'Late' : period === firstOnTime ? 'Next' : 'To come';
  };
  const [first] = waiting;
  const hasCome = ({ dueAt }: Period) => dayOf(dueAt) <= today;
  const come = waiting.filter(hasCome);
  const counts = { due: come.length, next: 1, late: waiting.filter(isLate).length, whole: waiting.length };
  const partsOfCome = come.map((period) => owedFor(order, period, at, market));
  const next = waiting.find(({ dueAt }) => dayOf(dueAt) > today);
  const offer = extensionOffer(order, at, market);
  return {
    owed: sumOwed(waiting),
    paid: paid.reduce((sum, period) => sum + period.paid, 0),
    /** What is due, because its day has come. */
    come: sumOwed(come),
    /** Late charges and all fees of what is due. */
    lateOfCome: come.reduce((sum, period) => sum + period.charges + lateFee(order, period, at, market), 0),
    feesOfCome: partsOfCome.reduce((sum, parts) => sum + parts.fee, 0),
    /** What the lender asks for. */
    asked: sumOwed(waiting.slice(0, Math.max(1, counts[manners.repayAmount]))),
    /** What a payment costs that is made without choosing. */
    payable: sumOwed(come) || (first ? owedOf(first) : 0),
    extension: offer && { fee: offer.fee, day: dayOf(offer.newDueAt) },
    waiting: waiting.map((period) => {
      const { total, principal, interest, fee } = owedFor(order, period, at, market);
      const parts = [principal, interest, fee].filter((part) => part !== 0);
      return { owed: total, day: dayOf(period.dueAt), parts };
    }),
    settled: paid.map((period) => ({ owed: period.paid, day: dayOf(period.dueAt), on: dayOf(period.paidAt ?? 0) })),
    next: next ? owedOf(next) : 0,
    first: first && { owed: owedOf(first), day: dayOf(first.dueAt), days: daysBetween(today, dayOf(first.dueAt)) },
    /** As the server lists them: paid ones first. */
    listed: [...paid, ...waiting].map(stateOf),
    /** As they were agreed. */
    states: order.periods.map(stateOf),
    terms: {
      market: market.id,
      orderId,
      received: String(agreed.principal),
      payout: dayOf(agreed.disbursedAt ?? 0),
      stated: { rate: '', rows: [] },
      payments: agreed.periods.map(({ dueAt, principal, interest, fee }) => ({
        date: dayOf(dueAt),
        amount: String(principal + interest + fee),
      })),
    },
  };
}

type App = Awaited<ReturnType<typeof renderApp>>;

type Story = {
  loanCase: LoanCase;
  truth: ReturnType<typeof truthOf>;
  money: (minor: number) => string;
  orderId: string;
  market: Market;
  /** Opens a page as the native app does. */
  open: (path: string, search?: Record<string, string>) => Promise<App>;
};

/** "How the amount adds up". */
async function checkLedger({ loanCase, truth, money }: Story, { user }: App): Promise<void> {
  const { owed, paid, come, next, lateOfCome, feesOfCome, settled, terms } = truth;
  const ledger = await unfold(user, 'How the amount adds up');
  await within(ledger).findByText('Total still owed');
  const valueOf = (label: string) => within(ledger).queryByText(label)?.nextElementSibling?.textContent ?? null;
  expect(valueOf('Total still owed')).toBe(money(owed));
  expect(valueOf('Instalments paid so far')).toBe(money(paid));
  expect(valueOf('Due now')).toBe(come === 0 ? null : money(come));
  expect(valueOf('Due next')).toBe(come === 0 && next > 0 ? money(next) : null);
  const changed = terms.payments.reduce((rest, { amount }) => rest - Number(amount), owed + paid);
  const isLateOnly = loanCase.state !== 'partly paid' && (loanCase.manners.hasPaidParts || settled.length === 0);
  const change = isLateOnly
    ? 'Late charges so far, paid or not'
    : 'Changed since: late charges, part payments, reductions';
  expect(valueOf(change)).toBe(loanCase.isAgreed && changed !== 0 ? money(changed) : null);
  // The agreed instalment tells the late charge apart, unless a part of it is paid.
  const isApart = loanCase.isAgreed && loanCase.state !== 'partly paid';
  const [charge, label] = isApart ? [lateOfCome, 'Late charge'] : [lateOfCome && feesOfCome, 'Fees and late charge'];
  expect(valueOf(label)).toBe(charge > 0 ? money(charge) : null);
  const rest = valueOf(isApart ? 'Instalments as agreed' : 'Principal and interest');
  expect(rest).toBe(charge > 0 ? money(come - charge) : null);
  if (loanCase.state === 'partly paid') expect(ledger).toHaveTextContent('part of an instalment is already paid');
}

const spokenDay = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`));

/** What the first button of a part of the page reads aloud. */
async function checkSpoken({ user }: App, part: Pick<typeof screen, 'findAllByRole'>, words: string[]): Promise<void> {
  const [aloud] = await part.findAllByRole('button', { name: 'Read this to me' });
  if (!aloud) throw new Error('Nothing can be read aloud');
  await user.click(aloud);
  const speech = window.speechSynthesis as unknown as FakeSpeech;
  await waitFor(() => {
    // The next sentence.
    act(() => speech.finish());
    const spoken = speech.said.map(({ text }) => text).join(' ');
    for (const word of words) expect(spoken).toContain(word);
  });
}

/** The amount, its day, the words about it, and the spoken sentence. */
async function checkHead(story: Story, app: App): Promise<void> {
  const { truth, money } = story;
  const { first, asked } = truth;
  if (!first) return;
  const { day, days } = first;
  const head = screen.getByRole('region', { name: 'Amount due' });
  expect(head).toHaveTextContent(money(asked));
  expect(head).toHaveTextContent(`Due date: ${day}`);
  const region = within(screen.getByRole('region', { name: 'About this loan' }));
  await checkSpoken(app, region, [`You have to pay ${String(asked / 100)} `, spokenDay(day)]);
  expect(head).toHaveTextContent(days < 0 ? `${String(-days)} days late` : days === 0 ? 'Due today' : / left|tomorrow/);
  if (days < 0) expect(pageText()).not.toMatch(/by the due date/);
  expect(screen.queryByRole('button', { name: 'I cannot pay' }) !== null).toBe(days <= 0);
}

/** The agreed values of the key facts. */
function checkAgreed({ loanCase: { market }, truth: { terms }, money }: Story, form: HTMLElement): void {
  const factOf = (label: string) => within(form).queryAllByText(label)[0]?.parentElement?.textContent;
  const term = daysBetween(terms.payout, terms.payments.at(-1)?.date ?? '');
  expect(factOf('Loan term')).toContain(`${String(term)} days`);
  expect(factOf('First payment')).toContain(terms.payments[0]?.date);
  const sum = terms.payments.reduce((total, { amount }) => total + Number(amount), 0);
  expect(factOf('Total to repay')).toContain(money(sum));
  expect(factOf(market === 'india' ? 'Sanctioned loan amount' : 'Amount borrowed')).toContain(
    money(Number(terms.received)),
  );
  expect(factOf(market === 'india' ? 'Interest and fees in total' : 'Interest and fees, all of them')).toContain(
    money(sum - Number(terms.received)),
  );
}

/** The payment plan, and the key facts with the agreed payments, on the page and on paper. */
async function checkPapers(story: Story, { user, services }: App): Promise<void> {
  const { loanCase, truth, money } = story;
  const { market, isAgreed, language } = loanCase;
  const { listed, states, terms, waiting, settled } = truth;
  const plan = await unfold(user, 'Payment plan');
  const items = await within(plan).findAllByRole('listitem');
  const rows = [...settled, ...waiting].map(({ owed, day }) => [day, money(owed)]);
  const shown = figuresOf(items).map((figures) => [figures[0], figures.at(-1)]);
  expect(shown).toEqual(rows);
  const inPlan = items.map(({ textContent }) => /Paid|days? late|Next|To come/.exec(textContent)?.[0]);
  expect(inPlan.map((words) => words?.replace(/days? late/, 'Late'))).toEqual(listed);
  await user.click(within(plan).getByRole('button', { name: 'Copy payment plan' }));
  const lines = (await navigator.clipboard.readText()).split('\n').filter((line) => /^\d+, /.test(line));
  expect(lines.map((line) => figuresIn(line).slice(0, 2))).toEqual(rows);
  await user.click(within(plan).getByRole('button', { name: 'Print' }));
  const sheet = await paper();
  expect(rowsOf(sheet).map(outer)).toEqual(rows);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());

  const cost = await unfold(user, 'What this loan costs');
  const form = await unfold(user, market === 'india' ? 'Key Facts Statement' : 'Loan summary');
  const table = await within(form).findByRole('table', { name: /payments?$/, hidden: true });
  const cells = Array.from(table.querySelectorAll('tbody tr > :first-child'), ({ textContent }) => textContent);
  const onPaper = cells.flatMap((text) => / (Paid|Late|Next|To come)$/.exec(text)?.[1] ?? []);
  expect(onPaper).toEqual(isAgreed ? states : listed);
  const isUnknown = /We show no annual rate|does not name the payout date/.test(cost.textContent);
  expect(isUnknown).toBe(!isAgreed);
  const agreed = terms.payments.map(({ date, amount }) => [date, money(Number(amount))]);
  expect(rowsOf(table).map(outer)).toEqual(isAgreed ? agreed : rows);
  if (isAgreed) checkAgreed(story, form);

  files.length = 0;
  await user.click(within(form).getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const saved = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'text/html');
  await user.click(within(form).getByRole('button', { name: 'Print the key facts' }));
  const printed = await paper();
  const figures = figuresOf([form.querySelector('section')?.parentElement ?? form])[0]?.sort();
  expect(figuresOf([saved.querySelector('main') ?? saved.body])[0]?.sort()).toEqual(figures);
  expect(figuresOf([printed])[0]?.sort()).toEqual(figures);

  // The same page and paper in another language: each figure again.
  const english = figuresOf([document.body])[0]?.sort();
  const title = document.querySelector('h1')?.textContent;
  await act(() => services.locale.choose(language));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).not.toBe(title));
  expect(figuresOf([document.body])[0]?.sort()).toEqual(english);
  await act(() => services.locale.choose('en'));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(printed).not.toBeInTheDocument());
}

/** The sheet that is printed. */
const paper = () =>
  waitFor(() => {
    const sheet = document.querySelector('[data-print-sheet]');
    if (!sheet) throw new Error('Nothing is printed');
    return sheet;
  });

const rowsOf = (table: Element) => figuresOf(table.querySelectorAll('tbody tr'));

/** The day of a row, and its sum. */
const outer = (figures: string[]) => [figures[0], figures.at(-1)];

/** "What if": the plan as it is, and the way to pay one instalment. */
async function checkWhatIf({ truth: { owed, waiting }, money }: Story, { user }: App): Promise<void> {
  const [first, second] = waiting;
  const part = await unfold(user, 'What if …?');
  expect(await within(part).findByText(/^As planned, you still pay/)).toHaveTextContent(money(owed));
  const one = within(part).getByRole('region', { name: 'Pay the next instalment' });
  const left = owed - (first?.owed ?? 0);
  const by = second && left > 0 ? [second.day] : [];
  expect(figuresOf([one])).toEqual([[money(first?.owed ?? 0), money(left), ...by, money(owed)]]);
  const all = within(part).getByRole('region', { name: 'Pay everything now' });
  expect(figuresOf([all])).toEqual([[money(owed), money(0), money(owed)]]);
}

/** "I cannot pay": the oldest instalment alone, and the letter that the app begins. Leaves the page. */
async function checkHardship({ truth: { first, asked }, money }: Story, { user }: App): Promise<void> {
  if (!first || first.days > 0) return;
  await user.click(screen.getByRole('button', { name: 'I cannot pay' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'If you cannot pay' }));
  await sheet.findByText(/^Waiting 7 more days/);
  const oldest = sheet.queryByRole('button', { name: /^Pay only the oldest instalment/ });
  expect(oldest?.textContent ?? '').toBe(
    first.owed < asked ? `Pay only the oldest instalment: ${money(first.owed)}` : '',
  );
  await user.click(sheet.getByRole('button', { name: /^Write to us/ }));
  const text = await screen.findByRole('textbox', { name: 'Problem description' });
  expect((text as HTMLTextAreaElement).value).toContain(`I cannot pay ${money(asked)}, due on ${first.day}, for loan`);
}

/** The page of instalments: each row with its parts, what is paid, and the sums of one and of all. */
async function checkInstalments({ truth: { first, waiting, settled, owed }, money, open }: Story): Promise<void> {
  const { user } = await open('/installment');
  const isPaid = await screen.findByText(first ? /^Total for/ : 'Nothing to pay');
  const row = ({ owed: sum, day, parts }: (typeof waiting)[number]) => [money(sum), day, ...parts.map(money)];
  if (first) {
    const list = await screen.findByRole('list', { name: 'Still to pay' });
    expect(figuresOf(within(list).getAllByRole('listitem'))).toEqual(waiting.map(row));
    const total = () => figuresIn(isPaid.parentElement?.textContent ?? '');
    expect(total()).toEqual([money(first.owed)]);
    if (waiting.length > 1) await user.click(screen.getByRole('switch'));
    expect(total()).toEqual([money(owed)]);
  }
  const done = screen.queryByText(/^Paid \(/)?.closest('details');
  const items = done ? figuresOf(done.querySelectorAll('li')) : [];
  expect(items).toEqual(settled.map(({ owed: sum, on }) => [money(sum), on]));
}

/** The pages between the loan and a payment: the method, the card, the extension. */
async function checkPayPages({ truth, money, open }: Story): Promise<void> {
  const { asked, payable, first, extension } = truth;
  await open('/individual', { amount: '', display: '' });
  const label = await screen.findByText('Amount due');
  await waitFor(() => expect(label.parentElement).toHaveTextContent(money(asked)));
  await open('/payway');
  expect(figuresOf([await screen.findByRole('region', { name: 'Amount to pay' })])).toEqual([[money(payable)]]);
  expect((await screen.findByText('Due date')).parentElement).toHaveTextContent(first?.day ?? '');
  if (!extension) return;
  const { fee, day } = extension;
  await open('/extension');
  await waitFor(() => {
    const offer = screen.getByRole('region', { name: 'Extension fee' });
    expect(figuresOf([offer])).toEqual([[money(fee), day, money(asked), money(asked + fee)]]);
  });
}

/** The file for the calendar, where the page offers one: an entry for each payment that is to come. */
async function checkCalendar({ truth: { first, waiting }, money }: Story, { user }: App): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Add to calendar' });
  expect(button !== null).toBe((first?.days ?? 0) > 0);
  if (!button) return;
  files.length = 0;
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Save calendar file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').replace(/\r\n /g, '').split('\r\n');
  const entries = lines.flatMap((line) => /^DESCRIPTION:(\S+) is due on (\S+)\./.exec(line)?.slice(1).join(' ') ?? []);
  expect(entries.map((text) => text.replace(/\\,/g, ','))).toEqual(
    waiting.map(({ owed, day }) => `${money(owed)} ${day}`),
  );
  const titles = lines.flatMap((line) => /^SUMMARY:Pay (\S+): /.exec(line)?.[1]?.replace(/\\,/g, ',') ?? []);
  expect(titles).toEqual(waiting.map(({ owed }) => money(owed)));
}

/** A code at a counter on its three pages, what is said of its payment, and the file for a dispute. */
async function checkCode({ truth: { asked, first }, money, orderId, market, open }: Story): Promise<void> {
  const sum = money(asked + counterFee);
  const search = { amount: String(asked), payType: '2', payCode: countersOf(market)[0]?.code ?? '' };
  for (const path of ['/that', '/dragonpayPaymentInstructions', '/cashier']) {
    await open(path, search);
    expect((await screen.findByText('Amount to pay')).nextElementSibling).toHaveTextContent(sum);
    expect(screen.getByText(/and a payment fee of/)).toHaveTextContent(
      `${money(asked)} and a payment fee of ${money(counterFee)}.`,
    );
  }
  const code = await open('/that', search);
  expect((await screen.findByText('Loan is due')).nextElementSibling).toHaveTextContent(first?.day ?? '');
  await checkSpoken(code, screen, [String((asked + counterFee) / 100), spokenDay(first?.day ?? '')]);
  await code.user.click(screen.getByRole('button', { name: 'I HAVE PAID' }));
  await code.user.click(await screen.findByRole('button', { name: 'YES' }));
  const claimed = await screen.findByRole('region', { name: /^Your payment of/ });
  const paid = figuresOf([claimed])[0]?.filter((figure) => /^(?:Rp|₹)/.test(figure));
  expect(new Set(paid)).toEqual(new Set([sum]));
  const { user: reader } = await open('/records', { orderId });
  await reader.click(await screen.findByRole('link', { name: (name) => name.includes(sum) }));
  const fees = await screen.findAllByText('Payment fee');
  expect(fees.map((label) => label.nextElementSibling?.textContent)).toContain(money(counterFee));
  expect(pageText()).toContain(sum);

  const record = structuredClone(booksOf());
  const complaint = {
    problemId: '1',
    type: '2',
    sonType: '',
    content: '-',
    images: [],
    orderNo: orderId,
    createdAt: now,
  };
  record.state.complaints.push(newComplaint(complaint, market));
  server.backend().restore(record);
  const { user } = await open('/complainDetails', { problemId: '1' });
  files.length = 0;
  await user.click(await screen.findByRole('button', { name: 'Save everything for a dispute' }));
  await user.click(await screen.findByRole('button', { name: 'Save the file' }));
  // The complaint has pictures too.
  const saved = () => files.find(({ type }) => type === 'text/html');
  await waitFor(() => expect(saved()).toBeDefined());
  const file = new DOMParser().parseFromString((await saved()?.text()) ?? '', 'text/html');
  const facts = Array.from(file.querySelectorAll('#payments dl > div'), ({ textContent }) => textContent);
  expect(facts).toContain(`Amount${sum}`);
  expect(facts).toContain(`Payment fee${money(counterFee)}`);
}

/** The figures that the chat answers with. */
async function checkChat({ truth: { come, owed, first }, money, orderId, open }: Story): Promise<void> {
  const { user } = await open('/intelligentCustomerService', { orderNo: orderId });
  await user.click(await screen.findByRole('textbox', { name: 'Your message' }));
  await user.paste('how much do i owe');
  await user.keyboard('{Enter}');
  const figures = [money(come || (first?.owed ?? 0)), first?.day ?? '', money(owed)];
  await waitFor(() => {
    const said = screen.getByRole('log').textContent;
    // In the language of the market: the amount due, its day, and the whole rest.
    expect(said.match(/\d{4}-\d\d-\d\d|(?:Rp|₹)[\d.,]*\d/g)).toEqual(figures);
  });
}

async function expectTruth(loanCase: LoanCase): Promise<void> {
  const prepared = prepare(loanCase);
  const { name, market, orderId } = prepared;
  const truth = truthOf(prepared, loanCase);
  const open: Story['open'] = async (path, search = {}) => {
    cleanup();
    installFakeSpeech(['en']);
    const app = await renderApp(path, { scenario: name, search });
    if (loanCase.isAgreed) await app.services.storage.open(agreedLoans).set(agreedKey(orderId, ''), truth.terms);
    return app;
  };
  const story: Story = {
    loanCase,
    truth,
    money: (minor: number) => shownAmount(BigInt(minor), market.currency),
    orderId,
    market,
    open,
  };
  const isOwed = truth.first !== undefined && loanCase.state !== 'closed';

  const app = await open('/loanDetails');
  await checkLedger(story, app);
  if (isOwed) await checkHead(story, app);
  if (isOwed) await checkWhatIf(story, app);
  await checkPapers(story, app);
  if (isOwed) await checkCalendar(story, app);
  if (truth.owed > 0) expect(pageText()).not.toMatch(nothingOwed);
  if (isOwed) await checkHardship(story, app);

  await checkInstalments(story);
  if (truth.owed > 0) expect(pageText()).not.toMatch(nothingOwed);

  await open('/borrowDetail');
  const result = (await screen.findByRole('region', { name: 'Your loan now' })).textContent;
  if (truth.owed > 0) expect(pageText()).not.toMatch(nothingOwed);
  if (!isOwed) return;
  expect(result).toContain(`Amount due${story.money(truth.asked)}Due date${truth.first?.day ?? ''}`);
  await checkPayPages(story);
  await checkChat(story);
  await checkCode(story);
}

/** What the page has saved. */
let files: File[] = [];

/** Cases that were wrong once, and a loan with an extension. */
const examples: LoanCase[] = [
  {
    state: 'paid late',
    market: 'indonesia',
    isAgreed: true,
    language: 'zh',
    status: 3,
    manners: { dueTime: 'day', hasPaidParts: true, repayAmount: 'due' },
  },
  {
    state: 'partly paid',
    market: 'india',
    isAgreed: true,
    language: 'hi',
    status: 5,
    manners: { dueTime: 'day', hasPaidParts: false, repayAmount: 'whole' },
  },
  {
    state: 'extendable',
    market: 'indonesia',
    isAgreed: false,
    language: 'id',
    status: 180,
    manners: { dueTime: 'epoch', hasPaidParts: false, repayAmount: 'due' },
  },
];

/** `npm run test:all` has two hundred cases. */
const cases = [...examples, ...fc.sample(anyCase, Number(process.env['PROPERTY_RUNS'] ?? 4))];

it.each(cases)(
  'all pages and papers say of a loan what is true, and the same: $state, $market, agreed $isAgreed, status $status, $language',
  async (loanCase) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    files = catchFiles();
    vi.stubGlobal('print', vi.fn());
    await expectTruth(loanCase);
  },
);
