import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@tests/support/leaving';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { markets } from '@/domain/market';
import { defaultLender } from '@/platform/i18n/lender';
import { contactWays, mailLink, whatsAppLink } from './contact-screen';

const leaving = watchLeaving();
const server = useMockServer({ scenario: 'due-today' });

/** The server's contact details from now on. */
function answerWith(data: Record<string, unknown>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ code: '00', msg: '', data })));
}

const telephone = (name: string) => screen.findByRole('link', { name });

it('the contact page sends the code of the specification, and offers no chat without a number', async () => {
  await renderApp('/customerService', { search: { orderId: undefined } });
  await telephone('Phone +62 21 5000 0000');
  expect(server.callsOf('get-whatsapp').map(({ body }) => body)).toEqual([{ overall: '30' }]);
  expect(screen.queryByText(/WhatsApp/)).toBeNull();
});

it('customer service can be called through the app, and reached by e-mail', async () => {
  answerWith({ bophone: '021 555 0100', boemail: 'help@lender.example' });
  const { user, native } = await renderApp('/customerService');
  const link = await telephone('Phone 021 555 0100');
  expect(link).toHaveAttribute('href', 'tel:0215550100');
  await user.click(link);
  const call = { action: 'callTelephone', payload: { telephone: '021 555 0100' } };
  expect(native.calls.getSnapshot()).toMatchObject([call]);
  const mail = screen.getByRole('link', { name: 'E-mail help@lender.example' });
  expect(mail).toHaveAttribute('href', 'mailto:help@lender.example');
  await user.click(screen.getByRole('button', { name: 'Copy e-mail address' }));
  expect(await navigator.clipboard.readText()).toBe('help@lender.example');
});

it('the contact page has links to the chat and to complaints', async () => {
  await renderApp('/customerService');
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('File a complaint')).toMatch(/^\/phenomenon\?.*deviceId=/);
  expect(await hrefOf('Chat with us')).toMatch(/^\/intelligentCustomerService\?.*deviceId=/);
});

it('WhatsApp opens outside of the page, or in it where no window opens', async () => {
  answerWith({ bophone: '', boemail: '', whatsapp: '0812 345 678' });
  const { user } = await renderApp('/customerService', { leaveBy: leaving.by });
  await user.click(await screen.findByRole('link', { name: 'WhatsApp 0812 345 678' }));
  expect(leaving.open).toHaveBeenCalledWith('https://wa.me/62812345678', '_blank', 'noopener,noreferrer');
  await user.click(screen.getByRole('button', { name: 'Open it here' }));
  expect(leaving.assign).toHaveBeenCalledWith('https://wa.me/62812345678');
});

it.each([
  ['due-today', '+62 21 5000 0000'],
  ['due-today-in', '+91 80 5000 0000'],
])('a failed contact page has the telephone number of the market of %s', async (scenario, number) => {
  server.setFaults('http500');
  const { user } = await renderApp('/customerService', { scenario });
  expect(await screen.findByText('We could not check for newer contact details')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Phone/ })).toEqual([await telephone(`Phone ${number}`)]);
  server.setFaults('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('We could not check for newer contact details')).toBeNull());
});

it('the telephone number stays on the screen while it is loaded again', async () => {
  server.setFaults('http500');
  const { user } = await renderApp('/customerService');
  const again = await screen.findByRole('button', { name: 'Try again' });
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  await user.click(again);
  expect(screen.getByRole('button', { name: 'Trying again…' })).toBeVisible();
  expect(screen.getByRole('link', { name: `Phone ${defaultLender.service.phone}` })).toBeVisible();
});

const defaults = { phone: '+62 21 5000 0000', email: 'care@example.com' };
const info = { bophone: '0800 1 234567', boemail: 'help@lender.example', whatsapp: '0812-3456-789' };
const invalid = { bophone: '*21*0812#', boemail: 'a@b.c?bcc=d@e.f', whatsapp: '<b>1</b>' };

it('the contact details are the server’s, an invalid number as text only', () => {
  expect(contactWays(info, defaults, markets.indonesia)).toEqual({
    phone: { shown: '0800 1 234567', link: 'tel:08001234567' },
    mail: { shown: 'help@lender.example', link: 'mailto:help@lender.example' },
    whatsApp: { shown: '0812-3456-789', link: 'https://wa.me/628123456789' },
  });
  expect(contactWays(invalid, defaults, markets.indonesia)).toEqual({
    phone: { shown: '*21*0812#', link: null },
    mail: { shown: 'a@b.c?bcc=d@e.f', link: null },
    whatsApp: null,
  });
});

it.each([
  ['the build’s own when the server sent nothing', { bophone: '', boemail: '', whatsapp: '' }, defaults],
  ['the build’s own when the call failed', undefined, defaults],
  ['missing where nobody named any', undefined, { phone: '', email: '' }],
])('the contact details are %s', (_, answer, own) => {
  expect(contactWays(answer, own, markets.india)).toEqual({
    phone: own.phone ? { shown: '+62 21 5000 0000', link: 'tel:+622150000000' } : null,
    mail: own.email ? { shown: 'care@example.com', link: 'mailto:care@example.com' } : null,
    whatsApp: null,
  });
});

it.each([
  ['first.last+loan@mail.lender.co.id', true],
  ['', false],
  ['a@b', false],
  ['a b@c.de', false],
  ['a@b.example?subject=x', false],
  ['a@b.example,c@d.example', false],
  ['javascript:x@y.zz', false],
  ['a@b.example\nbcc:x', false],
])('a mail link can open %j: %j', (address, isLink) =>
  expect(mailLink(address)).toBe(isLink ? `mailto:${address}` : null),
);

it.each([
  ['+62 812-3456-789', 'indonesia', '628123456789'],
  ['0812 3456 789', 'indonesia', '628123456789'],
  ['0062 812 3456 789', 'indonesia', '628123456789'],
  ['628123456789', 'indonesia', '628123456789'],
  ['098765 43210', 'india', '919876543210'],
] as const)('a chat link for %s in %s has the number %s', (number, market, digits) => {
  expect(whatsAppLink(number, markets[market])).toBe(`https://wa.me/${digits}`);
});

it.each(['', 'call us', '*1#', '12'])('a chat link is not made of %j', (number) => {
  expect(whatsAppLink(number, markets.india)).toBeNull();
});
