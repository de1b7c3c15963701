import { screen, within } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';

const server = useMockServer();

/** What a borrower of each market has to see on the card pages, in the language that the launch names. */
const launches = [
  {
    scenario: 'card-repayment-id',
    market: 'indonesia',
    title: 'Bayar dengan kartu',
    card: /^Bank Mandiri/,
    pay: 'Bayar Rp1.554.000',
    received: 'Pembayaran diterima',
    otherWay: 'Bayar dengan cara lain',
    phone: { label: 'Nomor ponsel', typed: '+62 812 3456 7890', kept: '081234567890' },
    bank: { code: 'BRI', name: 'BRI', field: 'Bank penerbit kartu: Pilih bank' },
    fields: ['Nomor kartu', 'Nama pada kartu', 'Tambahkan kartu ini'],
    due: 'Rp1.554.000',
  },
  {
    scenario: 'card-repayment-in',
    market: 'india',
    title: 'Pay by card',
    card: /^State Bank of India/,
    pay: 'Pay ₹10,450',
    received: 'Payment received',
    otherWay: 'Pay another way',
    phone: { label: 'Mobile number', typed: '+91 98765 43210', kept: '9876543210' },
    bank: { code: 'ICICI', name: 'ICICI Bank', field: 'Bank of the card: Choose the bank' },
    fields: ['Card number', 'Name on the card', 'Add this card'],
    due: '₹10,450',
  },
] as const;

const chinese = /[¥\u4E00-\u9FFF]/;

/** In the words of the page, not those of the language list. */
function expectNothingChinese() {
  expect(document.body.textContent).not.toMatch(chinese);
}

describe.each(launches)('a borrower of $market', (given) => {
  const { scenario, title, card, pay, received, otherWay, phone, bank, fields, due } = given;
  const open = (path: string) => {
    server.reset({ scenario });
    return renderApp(path, { scenario, locale: null });
  };

  it('a card payment has currency, banks and language of the market', async () => {
    const { user } = await open('/payway');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: card }));
    expectNothingChinese();
    await user.click(screen.getByRole('button', { name: pay }));
    expect(await screen.findByRole('heading', { name: received })).toBeVisible();
    expect(screen.getAllByText(due).length).toBeGreaterThan(0);
    expectNothingChinese();
  });

  it('the other way to repay has the currency of the market', async () => {
    await open('/alipayrepayment');
    expect(await screen.findByRole('heading', { level: 1, name: otherWay })).toBeVisible();
    expect((await screen.findAllByText(due)).length).toBeGreaterThan(0);
    expectNothingChinese();
  });

  it('a new card has banks and phone numbers of the market', async () => {
    const { user, native } = await open('/addnormalcard');
    const enter = (field: HTMLElement, text: string) => user.click(field).then(() => user.paste(text));
    const [number, name, add] = fields;
    await enter(await screen.findByLabelText(number), '4111111111111111');
    await enter(screen.getByLabelText(name), 'Ayu Lestari');
    await user.click(screen.getByRole('button', { name: bank.field }));
    expectNothingChinese();
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: bank.name }));
    await enter(screen.getByLabelText(phone.label), phone.typed);
    await user.click(screen.getByRole('button', { name: add }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const [added] = native.calls.getSnapshot();
    expect(added?.payload).toMatchObject({ bankCode: bank.code, card: { phone: phone.kept } });
  });
});
