import { screen, within, fireEvent } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { defaultLender } from '@/platform/i18n/lender';

useMockServer();

function value(label: RegExp): string | null {
  return screen.getByRole('slider', { name: label }).getAttribute('aria-valuetext');
}

it('the landing page shows the facts of its market, and of the other market after a tap', async () => {
  const { user } = await renderApp('/', { scenario: 'due-today', search: { pop: '0' } });
  const offer = await screen.findByRole('region', { name: 'The loan at a glance' });
  expect(offer).toHaveTextContent('Rp1.000.000 – Rp15.000.000');
  expect(offer).toHaveTextContent('Rp5.000.000');
  await user.click(within(offer).getByRole('radio', { name: 'India' }));
  expect(offer).toHaveTextContent('₹2,000 – ₹80,000');
  expect(offer).toHaveTextContent('₹12,000');
  expect(offer).toHaveTextContent('within 2 hours');
});

it('the landing page starts with the market of the address, and shows only its telephone', async () => {
  const { router } = await renderApp('/', { search: { pop: '1' } });
  expect(await screen.findByRole('radio', { name: 'India' })).toBeChecked();
  await router.navigate({ to: '/Policy' });
  expect(await screen.findByRole('link', { name: '+91 80 5000 0000' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('+62 21 5000 0000');
});

it('the landing page is open without a session', async () => {
  await renderApp('/', { search: { token: undefined, sessionId: undefined, userId: undefined } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A loan you understand, before you take it' }),
  ).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Privacy Policy']);
  expect(screen.getByRole('heading', { name: 'Get in touch' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Jump To' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Get the app' }))
    expect(link).toHaveAttribute('href', defaultLender.appAddress);
});

it('the calculator is marked as an example, and its principal and interest add up', async () => {
  await renderApp('/', { search: { pop: '0' } });
  const section = await screen.findByRole('region', { name: 'What a loan costs: an example' });
  expect(section).toHaveTextContent('not an offer');
  const result = within(section).getByRole('region', { name: 'Result of the example' });
  const figures = within(result).getAllByRole('definition');
  const [borrowed = 0, interest = 0, total = 0] = figures.map(({ textContent }) =>
    Number(textContent.replace(/\D/g, '')),
  );
  expect(borrowed).toBe(5_000_000);
  expect(interest).toBeGreaterThan(0);
  expect(borrowed + interest).toBe(total);
});

it('the calculator follows the sliders within the limits of the offer', async () => {
  await renderApp('/', { search: { pop: '1' } });
  const amount = await screen.findByRole('slider', { name: 'I borrow' });
  fireEvent.change(amount, { target: { value: amount.getAttribute('max') } });
  expect(value(/I borrow/)).toBe('₹80,000');
  fireEvent.change(amount, { target: { value: '0' } });
  expect(value(/I borrow/)).toBe('₹2,000');
  const term = screen.getByRole('slider', { name: 'I repay within' });
  fireEvent.change(term, { target: { value: term.getAttribute('max') } });
  expect(value(/I repay within/)).toBe('365 days');
  expect(screen.getByText('12 payments of about')).toBeInTheDocument();
});

it('the contact form requires every field, hands an e-mail to the app, and reports success once it is sent', async () => {
  const { user } = await renderApp('/');
  const opened: string[] = [];
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    opened.push(event.target.href);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  onTestFinished(() => document.removeEventListener('click', note));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please provide complete information!')).toBeInTheDocument();
  expect(screen.getAllByText('Please fill this in')).toHaveLength(4);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ani');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0812');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ani@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), '   ');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please provide complete information!')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText('Submit successfully')).toBeNull();
  expect(opened).toHaveLength(1);
  expect(decodeURIComponent(opened[0] ?? '')).toMatch(/^mailto:[\w.@-]+\?body= *Hello\n\nAni\n0812\nani@example\.com$/);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ani');

  await user.click(screen.getByRole('button', { name: 'Yes, it is sent' }));
  expect(screen.getByText('Submit successfully')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('0812');
});

it.each([
  ['0', /PT Contoh Dana Terang/, /Example Bright Finance/],
  ['1', /Example Bright Finance/, /PT Contoh Dana Terang/],
])('the policy page has nine sections, and the company of market %s', async (pop, own, other) => {
  await renderApp('/Policy', { search: { pop } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')).toHaveLength(9);
  expect(screen.getByRole('main')).toHaveTextContent(own);
  expect(document.body).not.toHaveTextContent(other);
});
