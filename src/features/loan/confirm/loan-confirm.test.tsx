import { screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { watchLeaving } from '@tests/support/leaving';
import { useScreen } from '@tests/support/render-app';

const leaving = watchLeaving();
const { server, open: openPage } = useScreen('/loanConfirm', 'new-loan');
const open = (scenario = 'new-loan', search: Record<string, string | undefined> = {}, faults = '') =>
  openPage(scenario, { search, faults, leaveBy: leaving.by });

const offer = '/v3/loan-confirm/loan-detail-confirm';

it('the offer has the names of app and product, and shows first what is repaid, how, and from when', async () => {
  await open();
  const head = await screen.findByRole('region', { name: 'Loan amount' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dana Terang' })).toBeVisible();
  expect(within(head).getByText('Dana Cepat')).toBeVisible();
  expect(document.title).toBe('Dana Terang · Dana Cepat');
  expect(within(head).getByText('Rp4.500.000')).toBeVisible();
  const rows = within(head).getAllByRole('definition');
  expect(rows.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Each instalmentRp1.554.000the first Rp1.689.000(Biaya layanan Rp135.000)',
    'You repay in totalRp4.797.000',
    expect.stringMatching(/^First repayment date\d{4}-\d\d-\d\d$/),
    'Loan term3 months',
    'Interest rate1,2% per bulan',
  ]);
  await screen.findByText('Annual rate');
  // In a fold is how a figure is worked out, and when each payment is due.
  const page = screen.getByRole('main').cloneNode(true) as HTMLElement;
  for (const fold of page.querySelectorAll('details')) fold.remove();
  const day = /\d{4}-\d\d-\d\d/.exec(rows[2]?.textContent ?? '')?.[0] ?? 'no day';
  const facts = ['Rp4.500.000', 'Rp1.554.000', 'Rp4.797.000', day, '3 months', '1,2%', 'Rp135.000', '46.78%'];
  expect(facts.map((fact) => [fact, page.textContent.split(fact).length - 1])).toEqual(facts.map((fact) => [fact, 1]));
});

it.each([
  [[300], 'Rp3'],
  [[300, 300, 200], 'Rp3the last Rp2'],
  [[400, 300, 200], 'Rp3the first Rp4the last Rp2'],
  [[100, 200, 300, 400], 'see the plan'],
  [['soon'], 'soon'],
  [[], '–'],
])('the offer shows for the instalments %j: %s', async (amounts, expected) => {
  const plans = amounts.map((amount) => ({ title: '', description: '', pay_time: '2026-04-06', amount }));
  changeAnswer(offer, { repay_plans: plans });
  await open();
  const head = await screen.findByRole('region', { name: 'Loan amount' });
  expect(within(head).getByText('Each instalment').parentElement).toHaveTextContent(`Each instalment${expected}`);
  // Where the head can only lead to the plan, the plan is open.
  const plan = screen.queryByRole('region', { name: 'Detailed repayment plan' })?.querySelector('details');
  expect(plan?.open ?? false).toBe(expected === 'see the plan');
});

it.each([
  [{ periods: 1, termUnit: 'month' }, '1 month'],
  [{ periods: '14', termUnit: 'day' }, '14 days'],
  [{ periods: 1, termUnit: 'day' }, '1 day'],
  [{ periods: 6, termUnit: 'minggu' }, '6 minggu'],
  [{ periods: null, termUnit: 'flexible' }, 'flexible'],
])('the offer shows the term %j in words', async (change, expected) => {
  changeAnswer(offer, change);
  await open();
  expect(await screen.findByText(expected)).toBeVisible();
});

it('the offer shows the plan once, as a list in a fold, and its sum above', async () => {
  changeAnswer(offer, {
    repay_plans: [
      { title: 'One', description: 'half', pay_time: '2026-04-06', amount: 200000000 },
      { title: 'Two', description: 'rest', pay_time: '2026-05-07', amount: '300000000' },
    ],
  });
  const { user } = await open();
  const plan = await screen.findByRole('region', { name: 'Detailed repayment plan' });
  expect(plan.querySelector('details')).not.toHaveAttribute('open');
  await user.click(within(plan).getByText('Detailed repayment plan'));
  const payments = within(plan)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(payments).toEqual(['2026-04-06 One halfRp2.000.000', '2026-05-07 Two restRp3.000.000']);
  expect(screen.getByText('You repay in total').parentElement).toHaveTextContent('Rp5.000.000');
});

it('the offer is shown without its optional fields', async () => {
  const noDetails = { details: null, detail1: null, detail2: null, note: null, productName: null };
  const noPlan = { repay_plans: null, pRateDsc: null, firstPayTime: null, firstPeriodDay: null };
  changeAnswer(offer, { ...noDetails, ...noPlan, popAgreementUrl: null });
  await open('new-loan-in');
  expect(await screen.findByRole('region', { name: 'Loan amount' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dana Terang' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Detailed repayment plan' })).not.toBeInTheDocument();
});

it.each([
  ['Perjanjian Layanan Platform', '1', { orderId: '00123' }],
  ['Perjanjian Pinjaman', '0', { orderId: undefined }],
])('the agreement %s opens by its position, with the ids of the offer', async (name, position, search) => {
  const { user } = await open('new-loan', search);
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(leaving.assign).toHaveBeenCalledOnce());
  const asked = { productId: '2101', scene: '3' };
  expect(server.callsOf('contract-list')[0]?.body).toMatchObject(asked);
  const { orderId = '' } = search;
  expect(server.callsOf('contract-jump')[0]?.body).toEqual({ ...asked, position, orderId, type: '1' });
});

it.each([['javascript:alert(1)'], [null]])(
  'an agreement at %s is refused, and the page shows it',
  async (contract_url) => {
    changeAnswer('/v3/contract/contract-jump', { contract_url });
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Perjanjian Pinjaman' }));
    expect(await screen.findByText('We did not open this agreement')).toBeVisible();
    expect(leaving.assign).not.toHaveBeenCalled();
  },
);

it('the offer cannot be accepted while its agreements cannot be loaded', async () => {
  const { user } = await open('new-loan', {}, 'code:9@contract');
  expect(await screen.findByText('The agreements could not be loaded')).toBeVisible();
  const apply = screen.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  expect(apply).toHaveAccessibleDescription('You cannot apply: the agreements could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Load the agreements again' }));
  const again = await screen.findByRole('button', { name: 'Load the agreements again' });
  server.setFaults('');
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('button', { name: 'Load the agreements again' })).not.toBeInTheDocument();
});

it('the first agreement in India is shown in a frame without scripts, and Agree closes it', async () => {
  const { user } = await open('new-loan-in');
  const dialog = await screen.findByRole('dialog', { name: 'Loan agreement' });
  const frame = within(dialog).getByTitle('Loan agreement');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.getAttribute('src')).toMatch(/\/gateway\/demo-agreement\.html$/);
  await user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Cancel in the first agreement in India closes the webview', async () => {
  const { user, native } = await open('new-loan-in');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'closeWebview' }]);
});

it.each([
  ['in Indonesia', 'new-loan', 'https://law.example/'],
  ['without an address', 'new-loan-in', ''],
])('the first agreement is not shown %s', async (_, scenario, popAgreementUrl) => {
  changeAnswer(offer, { popAgreementUrl });
  await open(scenario);
  await screen.findByRole('region', { name: 'Loan amount' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the first agreement in India shows the HTML of its title and content as text', async () => {
  changeAnswer(offer, {
    popTitle: '<b>Read</b> this',
    popContent: '<p>One</p><script>document.title="owned"</script><img src=x onerror=alert(1)>Two &lt;3',
  });
  await open('new-loan-in');
  const dialog = await screen.findByRole('dialog', { name: 'Read this' });
  expect(dialog).toHaveTextContent('One Two <3');
  expect(dialog.querySelector('script, img, b')).toBeNull();
});

it('the first agreement in India is not framed at an unsafe address', async () => {
  changeAnswer(offer, { popAgreementUrl: 'javascript:alert(1)' });
  await open('new-loan-in');
  expect(await screen.findByText('We did not open this agreement')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

it('the first agreement in India opens outside from its link, and on its own page', async () => {
  const popAgreementUrl = 'https://law.example/refuses-frames';
  changeAnswer(offer, { popAgreementUrl });
  const { user } = await open('new-loan-in');
  await user.click(await screen.findByRole('link', { name: /Open it on its own page/ }));
  expect(leaving.open).toHaveBeenCalledWith(popAgreementUrl, '_blank', expect.stringContaining('noopener'));
  await user.click(screen.getByRole('button', { name: 'Open it here' }));
  expect(leaving.assign).toHaveBeenCalledWith(popAgreementUrl);
});
