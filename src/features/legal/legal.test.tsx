import { screen, within } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';

useMockServer();

const anonymous = { search: { token: undefined, sessionId: undefined, userId: undefined } };

const inIndia = { search: { ...anonymous.search, pop: '1' } };

/** The numbered sections. Settings below them load later and are not sections. */
function sectionTitles(): string[] {
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return titles.filter((title) => /^\d/.test(title)).map((title) => title.replace(/^\d+/, ''));
}

/** The first lines of the list in the region with this name, without its numbers. */
function itemsIn(region: RegExp): (string | undefined)[] {
  const found = within(screen.getByRole('region', { name: region })).getAllByRole('listitem');
  return found.map(({ textContent }) => textContent.replace(/^\d/, '').split('\n')[0]);
}

it.each([
  ['en', /We never read your contacts/, /contacts/g],
  ['id', /Kami tidak pernah membaca kontak/, /buku telepon|daftar kontak/g],
  ['zh', /我们从不读取您的通讯录/, /通讯录/g],
] as const)('the privacy policy in %s never claims to collect contacts', async (locale, never, claimed) => {
  await renderApp('/privacyPolicy', { ...anonymous, locale });
  expect(await screen.findByText(never)).toBeVisible();
  expect(document.body.textContent?.match(claimed)?.length ?? 0).toBeLessThanOrEqual(1);
});

it('the privacy policy has nine sections, each in the contents, every category that is not used, and every right', async () => {
  await renderApp('/privacyPolicy', anonymous);
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  expect(sectionTitles()).toHaveLength(9);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.every((link) => document.querySelector(link.getAttribute('href') ?? '') !== null)).toBe(true);
  expect(itemsIn(/Safety Discrimination/)).toHaveLength(9);
  expect(itemsIn(/your Rights/)).toHaveLength(8);
  const rights = screen.getByRole('region', { name: /your Rights/ });
  expect(rights).toHaveTextContent('only while you have no outstanding loan');
  expect(screen.getByRole('region', { name: /Minors/ })).toHaveTextContent('adults of legal age');
});

it('the loan terms show an Indian every figure, the late interest step by step, and the order of payments', async () => {
  await renderApp('/loanAgreement', inIndia);
  await screen.findByRole('heading', { level: 1, name: 'Loan terms and conditions' });
  const text = document.body.textContent ?? '';
  for (const figure of [
    'between 91 and 365 calendar days',
    'within 1 to 3 calendar days of your acceptance',
    'complete application within 1 day',
    'once half of the term has elapsed, and not before day 7 after the payout',
    '₹1,000 for new clients, ₹800 for repeat clients',
    'within 3 calendar days',
    '7 business days beforehand',
    'within 10 days of the judgment',
    'over 18 years old',
    'Example Bright Finance Private Limited',
    '1 Example Road, Pune 411001, Maharashtra',
    'care@example.com',
    '© 2025',
  ]) {
    expect(text).toContain(figure);
  }
  expect(itemsIn(/Late payment/).slice(0, 3)).toEqual([
    'Days 1 to 30: 5% of the unpaid amount a day',
    'Days 31 to 90: 4% of the unpaid amount a day',
    'From day 91: 2% of the unpaid amount a day',
  ]);
  const order = [
    'Legal charges',
    'Enforcement expenses',
    'Late penalties and charges',
    'Fees',
    'Interest',
    'Principal',
  ];
  expect(itemsIn(/Order of payments/)).toEqual(order);
});

it('the loan terms for Indonesia have no rupees and no 5 % for late payment', async () => {
  await renderApp('/loanAgreement', { search: { ...anonymous.search, pop: '0' } });
  await screen.findByRole('heading', { level: 1, name: 'Loan terms and conditions' });
  expect(itemsIn(/Late payment/)[0]).toBe('From day 1: 0.1% of the unpaid amount a day');
  expect(document.body.textContent).not.toMatch(/Rs\.|₹|5%/);
  expect(document.body.textContent).toContain('late charges of a loan together never exceed 100% of the amount you');
});

it('the loan terms for a visitor without a market have the late charges of each market', async () => {
  await renderApp('/loanAgreement', { search: { ...anonymous.search, pop: undefined } });
  await screen.findByRole('heading', { level: 1, name: 'Loan terms and conditions' });
  expect(itemsIn(/Late payment/).filter((text) => text?.startsWith('From day'))).toEqual([
    'From day 1: 0.1% of the unpaid amount a day',
    'From day 91: 2% of the unpaid amount a day',
  ]);
  expect(document.body.textContent).toContain('₹1,000 for new clients, ₹800 for repeat clients');
  // The summary is the same in each market.
  expect(screen.queryByText(/^(?:Late charge|Penalty for late payment)$/)).toBeNull();
  expect(screen.getByText('91 to 365 days')).toBeVisible();
});

it.each([
  ['0', ['Late charge']],
  ['1', ['Penalty for late payment', 'Late charge']],
])('the summary of the loan terms in market %s names %j', async (pop, rows) => {
  await renderApp('/loanAgreement', { search: { ...anonymous.search, pop } });
  const found = await screen.findAllByText(/^(?:Late charge|Penalty for late payment)$/);
  expect(found.map(({ textContent }) => textContent)).toEqual(rows);
});

it('the page about us has the mission, the company and its contact details', async () => {
  await renderApp('/aboutUs', anonymous);
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call +62 21 5000 0000' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', 'mailto:care@example.com');
  expect(screen.getByText(/© 2025(–\d{4})? PT Contoh Dana Terang/)).toBeInTheDocument();
});

it.each(['/aboutUs', '/privacyPolicy', '/loanAgreement'])('%s has only the telephone of the market', async (path) => {
  await renderApp(path, { search: { ...anonymous.search, pop: '1' } });
  expect((await screen.findAllByText(/\+91 80 5000 0000/)).length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent('+62 21 5000 0000');
});

it('the user agreement is on the official site', async () => {
  await renderApp('/User', anonymous);
  expect(await screen.findByRole('heading', { level: 1, name: 'User agreement' })).toBeInTheDocument();
  expect(sectionTitles()).toContain('Fair use');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});
