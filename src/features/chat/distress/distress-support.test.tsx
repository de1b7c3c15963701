import { allNodes, chatTreeOf } from '@mocks/seed/chat-tree';
import { screen, waitFor, within } from '@testing-library/react';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { distressIn } from '@/domain/borrower-words/topics';
import { locales, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';

const server = useMockServer();

async function say(scenario: string, text: string, locale: Locale = 'en', faults = '') {
  server.reset({ scenario });
  const app = await renderApp('/intelligentCustomerService', { scenario, locale });
  const field = await screen.findByRole('textbox');
  server.setFaults(faults);
  field.focus();
  await app.user.paste(text);
  await app.user.keyboard('{Enter}');
  return app;
}

const log = () => within(screen.getByRole('log'));

it('words of distress are answered with helpers, the emergency number and a person, before any answer of the server', async () => {
  const { user, native } = await say('overdue', 'saya mau bunuh diri saja', 'en', 'offline');
  expect(await log().findByText('You matter more than any loan')).toBeVisible();
  expect(log().getByRole('button', { name: 'Emergency: 112' })).toBeVisible();
  expect(log().getByRole('button', { name: 'Write to customer service' })).toBeVisible();
  await user.click(log().getByRole('button', { name: /SEJIWA.*: 119/ }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'callTelephone', payload: { telephone: '119' } }]);
});

it('words about collectors are answered with the complaint form, the authority, and the hours when they may call', async () => {
  const { user, router } = await say('overdue-in', 'recovery agent ghar pe aaya hai, dhamki de raha hai');
  expect(await log().findByText(/call you outside 08:00 to 19:00/)).toBeVisible();
  expect(log().getByRole('button', { name: /RBI Ombudsman.*: 14448/ })).toBeVisible();
  await user.click(log().getByRole('button', { name: 'File a complaint' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/phenomenon'));
});

it('words about not being able to pay are answered with a person to contact, and no payment', async () => {
  const { user, router } = await say('overdue', 'belum gajian, tidak bisa bayar');
  expect(await log().findByText('Talk to customer service about it')).toBeVisible();
  expect(
    await log().findByText(/layanan pelanggan dapat melihat apa yang mungkin|customer service can see/),
  ).toBeVisible();
  expect(log().queryByRole('button', { name: /pay|loan/i })).toBeNull();
  // The answer below the card offers only what the card does not.
  for (const name of ['Write to customer service', 'Call us', 'File a complaint'])
    expect(log().getAllByRole('button', { name })).toHaveLength(1);
  await user.click(log().getByRole('button', { name: 'Write to customer service' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/complainPageNext'));
});

it('words of distress are found in the questions that contain them, and in no others', () => {
  const told = (locale: Locale) =>
    allNodes(chatTreeOf(markets.india, locale).categories)
      .filter(({ children, title }) => !children && distressIn(title) !== null)
      .map(({ id }) => id);
  for (const locale of locales)
    expect([locale, told(locale)]).toEqual([locale, ['2023', '2024', '4011', '4012', '4013', '4014']]);
});

it.each([
  ['that was not understood offers a complaint', 'zzz', 'File a complaint', '/complainNewPage'],
  ['about an amount has a link to the loan', 'berapa tagihan saya?', 'See my loan', '/loanDetails'],
])('an answer to a text %s, besides customer service', async (_what, text, way, path) => {
  const { user, router } = await say('overdue', text);
  const button = await log().findByRole('button', { name: way });
  for (const name of ['Write to customer service', 'Call us'])
    expect(log().getByRole('button', { name })).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('the loan that a chat opens has its product, also in a conversation that is continued', async () => {
  const { unmount } = await say('overdue', 'berapa tagihan saya?');
  expect(await log().findByRole('button', { name: 'See my loan' })).toBeVisible();
  unmount();
  server.lender.behave({ needsProduct: true, fields: { productId: undefined } });
  const app = await renderApp('/intelligentCustomerService', { scenario: 'overdue' });
  await app.user.click(await screen.findByRole('button', { name: 'See my loan' }));
  const { productId, orderId } = launchOf('overdue');
  await waitFor(() => expect(app.address()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } }));
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
});
