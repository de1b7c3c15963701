import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useScreen } from '@tests/support/render-app';

const { server, open: openLoan } = useScreen('/loanDetails');

// One frame at a time, and at once.
beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});

async function open(scenario: string) {
  const app = await openLoan(scenario);
  const accordion = await screen.findByText('What if …?');
  return { ...app, unfold: () => app.user.click(accordion) };
}

async function openUnfolded(scenario: string) {
  const app = await open(scenario);
  await app.unfold();
  return app;
}

const card = (name: string | RegExp) => screen.findByRole('region', { name });

/** The figures of a card: now, left, in all. */
async function figures(name: string | RegExp): Promise<string[]> {
  const region = await card(name);
  const found = await within(region).findAllByRole('definition');
  return found.map((figure) => figure.textContent);
}

/** The section of the curve: the page shows its rules elsewhere as well. */
const late = () => within(screen.getByRole('region', { name: 'What being late costs' }));

const slider = () => screen.getByRole('slider');
const dragTo = (day: number) => fireEvent.input(slider(), { target: { value: String(day) } });

/** The spoken value of the slider. On a busy machine it may be rendered before it follows. */
const expectSpoken = (text: string) => waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', text));

it('"What if" requests plan and extension when it is unfolded, not when another accordion is', async () => {
  const asked = () => ['delay-detail', 'loan-play-detail'].map((call) => server.callsOf(call).length);
  const { user, unfold } = await open('extension-available');
  expect(asked()).toEqual([0, 0]);
  await user.click(await screen.findByText('Payment plan'));
  await waitFor(() => expect(asked()).toEqual([0, 1]));
  await unfold();
  await figures('Extend the due date');
  expect(asked()).toEqual([1, 1]);
});

it('"What if" compares four ways to repay, whose sums match the plan, and marks estimates', async () => {
  await openUnfolded('extension-available-in');
  expect(await screen.findByText(/^As planned, you still pay/)).toHaveTextContent('you still pay ₹20,900 in total');
  const rest = (amount: string): unknown => expect.stringMatching(new RegExp(`^${amount}by \\d{4}-\\d\\d-\\d\\d$`));
  expect(await figures('Pay the next instalment')).toEqual(['₹10,450', rest('₹10,450'), '₹20,900']);
  expect(await figures('Pay everything now')).toEqual(['₹20,900', '₹0', '₹20,900']);
  expect(await figures('Extend the due date')).toEqual(['₹800', rest('₹20,900'), '₹21,700']);
  expect(await figures('Pay 7 days late')).toEqual(['₹0', expect.stringMatching(/^₹25,558by/), '₹25,558']);
  expect(within(await card('Pay everything now')).getByText('As planned')).toBeVisible();
  expect(await card('Extend the due date')).toHaveTextContent('₹800 more');
  expect(await card('Pay 7 days late')).toHaveTextContent('₹4,658 more');
  const names = ['Pay the next instalment', 'Pay everything now', 'Extend the due date', 'Pay 7 days late'];
  const cards = names.map((name) => within(screen.getByRole('region', { name })));
  expect(cards.map((one) => one.queryByText('Estimate') !== null)).toEqual([false, false, true, true]);
  expect(late().getByText(/what counts is the amount on your bill/)).toBeVisible();
  expect(late().getByText(/^A penalty once/)).toHaveTextContent(
    'A penalty once: ₹1,000 for new clients, ₹800 for repeat clients',
  );
});

it.each(['due-today', 'repaying'])('"What if" offers no extension if the loan allows none: %s', async (scenario) => {
  const { unfold } = await open(scenario);
  await unfold();
  expect(within(await card('Extend the due date')).getByText('Not available for this loan right now.')).toBeVisible();
  expect(server.callsOf('delay-detail')).toHaveLength(0);
});

it.each([
  ['Extend the due date', 'See extension', '/extension'],
  ['Pay everything now', 'See instalments', '/installment'],
])('"What if" opens from "%s" by "%s" the page %s', async (name, button, path) => {
  const { user, address } = await openUnfolded('extension-available');
  await user.click(await within(await card(name)).findByRole('button', { name: button }));
  await waitFor(() => expect(address().path).toBe(path));
  expect(address().search['orderId']).toMatch(/^\d{20}$/);
});

it('"What if" shows that the extension did not load, and a retry loads it', async () => {
  const { user, unfold } = await open('extension-available');
  server.setFaults('http500@delay-detail');
  await unfold();
  const region = await card('Extend the due date');
  const retry = await within(region).findByRole('button', { name: 'Try again' });
  server.setFaults('');
  await user.click(retry);
  expect(await within(region).findByRole('button', { name: 'See extension' })).toBeVisible();
});

it('"What if" shows about when early repayment becomes possible', async () => {
  await openUnfolded('disbursed-in');
  const note = await screen.findByText(/after 50% of the term, and not before day 7/);
  expect(note).toHaveTextContent(/By your plan that is about \d{4}-\d\d-\d\d/);
});

it('"What if" has no note on early repayment once it is possible', async () => {
  await openUnfolded('overdue-in');
  await figures('Pay everything now');
  expect(screen.queryByText(/after 50% of the term/)).not.toBeInTheDocument();
});

it('the curve of late costs has days and cost in words, and follows the slider together with the card', async () => {
  await openUnfolded('due-today-in');
  await card(/Pay 7 days late/);
  expect(slider()).toHaveAttribute('aria-valuetext', '7 days late: ₹4,658 more');
  dragTo(10);
  await expectSpoken('10 days late: ₹6,225 more');
  expect(screen.getByText('10 days late: ₹6,225 more')).toBeVisible();
  expect(await card('Pay 10 days late')).toHaveTextContent('₹6,225 more');
  dragTo(1);
  await expectSpoken('1 day late: ₹1,523 more');
  dragTo(0);
  await expectSpoken('On the due day: nothing more');
});

it('the curve of late costs counts from today if the loan is late already', async () => {
  await openUnfolded('overdue-in');
  await card('Pay 7 days from today');
  expect(slider()).toHaveAccessibleName('Days from today');
  dragTo(0);
  await expectSpoken('Today: nothing more');
  expect((await figures('Pay 0 days from today'))[1]).toMatch(/^₹24,313/);
  expect(late().getByText('The penalty is in today’s amount already')).toBeVisible();
});

it('the curve of late costs shows the ceiling in Indonesia', async () => {
  await openUnfolded('due-today');
  await card(/Pay 7 days late/);
  expect(late().getByText(/^For the next instalment/)).toHaveTextContent('at most Rp1.554.000');
  expect(late().getByText('There is no fixed penalty')).toBeVisible();
  dragTo(20);
  await expectSpoken('20 days late: Rp31.080 more');
  dragTo(120);
  await expectSpoken('120 days late: Rp186.480 more');
});

it('the curve of late costs shows when later instalments would be late as well', async () => {
  await openUnfolded('due-today-in');
  await card(/Pay 7 days late/);
  expect(screen.queryByText(/later instalments would be late too/)).not.toBeInTheDocument();
  dragTo(60);
  expect(await screen.findByText(/later instalments would be late too/)).toHaveTextContent(/too: about ₹[\d,]+ on top/);
});

it('the curve of late costs has a table of figures', async () => {
  await openUnfolded('due-today');
  const table = await screen.findByRole('table', { name: 'What being late costs, in figures' });
  expect(within(table).getByRole('rowheader', { name: '30 days late' })).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(8);
});
