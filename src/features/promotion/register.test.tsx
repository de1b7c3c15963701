import { screen, within } from '@testing-library/react';
import { watchCaptcha } from '@tests/support/captcha-shown';
import { useMockServer } from '@tests/support/render-app';
import { visit } from '@tests/support/visitor';
import { RefusedError } from '@/platform/api/errors';
import { personalPrefix, storeInTab } from '@/platform/storage/tab-memory';
import { formTexts, registrationOutcome } from './form-texts';

const server = useMockServer({ scenario: 'promotion-visitor' });
let captcha: ReturnType<typeof watchCaptcha>;

beforeEach(() => void (captcha = watchCaptcha()));

const open = (search: Record<string, string | undefined> = {}) => visit('/register', search);

const phone = () => screen.findByRole('textbox', { name: 'Mobile number' });
const picture = () => screen.getByRole('textbox', { name: 'Picture code' });
const sms = () => screen.getByRole('textbox', { name: 'SMS code' });
const button = (name: string) => screen.getByRole('button', { name });

type Page = Awaited<ReturnType<typeof open>>;

async function typePhone({ user }: Page, digits = '13912345678') {
  await user.type(await phone(), digits);
}

async function askForCode(page: Page, digits?: string) {
  await typePhone(page, digits);
  await page.user.type(picture(), await captcha.letters());
  await page.user.click(button('Get code'));
}

/** Up to the tap on Apply. */
async function fill(page: Page, code = '123456') {
  await askForCode(page);
  await screen.findByText('We sent a code by SMS to 139 1234 5678.');
  await page.user.type(sms(), code);
}

/** Fills the form in, and taps Apply while the server has these faults. */
async function apply(faults = '', code = '123456', page?: Page): Promise<Page> {
  const opened = page ?? (await open());
  await fill(opened, code);
  if (faults) server.setFaults(faults);
  await opened.user.click(button('Apply'));
  return opened;
}

async function register(page: Page) {
  await apply('', '123456', page);
  expect(await screen.findByText('You are registered')).toBeVisible();
}

it('registering sends the fields of the protocol, and opens the download', async () => {
  const link = { user_from: 'ad', app_from: 'x', utm_tag: 'u' };
  const page = await open({ ...link, invite_code: 'AB12', merchantNumber: 'm1', userName: 'Li', deviceId: 'd1' });
  await fill(page);
  const capcode = await captcha.letters();
  await page.user.click(button('Apply'));
  expect(await screen.findByText('You are registered')).toBeVisible();
  const sid = server.callsOf('get-captcha')[0]?.query['sid'];
  const common = { phone: '13912345678', capcode, sid, deviceId: 'd1', appName: 'Dana Terang', ...link };
  expect(server.callsOf('get-sms').map(({ body }) => body)).toEqual([common]);
  const own = { merchantNumber: 'm1', userName: 'Li', smsCode: '123456', invite_code: 'AB12', id: '1' };
  expect(server.callsOf('register').map(({ body }) => body)).toEqual([{ ...common, ...own }]);
  const search = { id: '1', ...link, invite_code: 'AB12' };
  expect(page.address()).toMatchObject({ path: '/downloadTemplate', search });
  expect(screen.getByText('Sign in with your mobile number 139 **** 5678.')).toBeVisible();
});

it('registering needs no parameter', async () => {
  const page = await open({ id: undefined, deviceId: undefined });
  await register(page);
  expect(server.callsOf('register')[0]?.body).toMatchObject({ id: '', deviceId: '', invite_code: '' });
});

it('registering asks for missing fields, and focuses the first one', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Please enter a correct mobile number!')).toBeVisible();
  expect(screen.getByText('Please enter the correct picture code!')).toBeVisible();
  expect(screen.getByText('Please enter the correct SMS code!')).toBeVisible();
  expect(await phone()).toHaveFocus();
  expect(server.callsOf('register')).toEqual([]);
});

it('registering refuses an incomplete mobile number', async () => {
  const page = await open();
  await typePhone(page, '1391234567');
  await page.user.click(button('Get code'));
  expect(screen.getByText('Please enter a correct mobile number!')).toBeVisible();
  await page.user.click(button('Show the picture'));
  expect(server.callsOf('get-sid')).toEqual([]);
});

it('registering reads the digits of a picture in any script', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Picture code' }), '४A２9');
  expect(picture()).toHaveValue('4A29');
});

const known = 'You are registered already, please download the app and sign in!';

it('registering with a registered number opens the download', async () => {
  const page = await open();
  await askForCode(page, '13800138000');
  expect(await screen.findByText(known)).toBeVisible();
  expect(page.address()).toMatchObject({ path: '/downloadTemplate', search: { id: '1' } });
  await page.user.click(button('Back'));
  expect(await phone()).toHaveValue('138 0013 8000');
});

it('registering opens the download if the registration itself answers 11', async () => {
  await apply('code:11@promotion/register');
  expect(await screen.findByText(known)).toBeVisible();
});

it('registering asks for a new picture after a wrong one', async () => {
  await apply('once:code:-1@promotion/register');
  expect(await screen.findByText('Refused on request: -1')).toBeVisible();
  expect(picture()).toHaveValue('');
  expect(picture()).toHaveFocus();
  expect(sms()).toHaveValue('123456');
  expect(await captcha.letters(2)).toMatch(/^\w{4}$/);
});

it('registering shows the server’s words for any other refusal, and keeps the typed text', async () => {
  await apply('', '000000');
  expect(await screen.findByText('短信验证码错误')).toBeVisible();
  expect(await phone()).toHaveValue('139 1234 5678');
  expect(picture()).toHaveValue(await captcha.letters());
});

it('the captcha is loaded with the mobile number, the sid first', async () => {
  const page = await open();
  await phone();
  expect(server.callsOf('get-sid')).toEqual([]);
  await typePhone(page);
  expect(await captcha.letters()).toMatch(/^\w{4}$/);
  const calls = server.calls().map(({ call }) => call);
  expect(calls.filter((call) => call.startsWith('get-'))).toEqual(['get-sid', 'get-captcha']);
});

it('a tap on the captcha loads another picture for the same registration, and frees the old one', async () => {
  const page = await open();
  await typePhone(page);
  const first = await captcha.letters();
  await page.user.type(picture(), 'ab c de');
  expect(picture()).toHaveValue('abcd');
  await page.user.click(button('Another picture'));
  expect(await captcha.letters(2)).not.toBe(first);
  expect(picture()).toHaveValue('');
  expect(captcha.revoked()).toEqual(['blob:picture-1']);
  expect(server.callsOf('get-sid')).toHaveLength(1);
});

it.each(['http500', 'html'])('a captcha that fails (%s) loads at the next try', async (fault) => {
  server.setFaults(`${fault}@get-captcha`);
  const page = await open();
  await typePhone(page);
  expect(await screen.findByText('The picture could not be loaded. Tap the box to try again.')).toBeVisible();
  server.setFaults('');
  await page.user.click(button('Load the picture again'));
  expect(await captcha.letters()).toMatch(/^\w{4}$/);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('a captcha that is not a picture is shown as failed', async () => {
  const page = await open();
  await typePhone(page);
  await captcha.letters();
  document.querySelector('form img')?.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('button', { name: 'Load the picture again' })).toBeVisible();
});

it('a captcha of an expired registration begins a new one', async () => {
  const page = await open();
  await typePhone(page);
  const letters = await captcha.letters();
  server.setClock('+20m');
  await page.user.type(picture(), letters);
  await page.user.click(button('Get code'));
  expect(await screen.findByText('图形验证码错误')).toBeVisible();
  await page.user.type(picture(), await captcha.letters(2));
  expect(server.callsOf('get-sid')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Another picture' })).toBeVisible();
});

it('the SMS code is not sent twice while the wait runs', async () => {
  const page = await open();
  await fill(page);
  const waiting = await screen.findByRole('button', { name: /^Resend in \d+ s$/ });
  await page.user.click(waiting);
  expect(screen.getByText('Please do not ask for another code yet!')).toBeVisible();
  expect(server.callsOf('get-sms')).toHaveLength(1);
});

it('the refusal of an early SMS goes when the next one is sent', async () => {
  const before = await open();
  storeInTab(`${personalPrefix}register-sms.1`, String(before.services.clock.now() + 3_000));
  before.unmount();
  const page = await open();
  await typePhone(page);
  await page.user.type(picture(), await captcha.letters());
  await page.user.click(screen.getByRole('button', { name: /^Resend in/ }));
  expect(screen.getByText('Please do not ask for another code yet!')).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: 'Get code' }, { timeout: 10_000 }));
  expect(await screen.findByText(/We sent a code by SMS/)).toBeVisible();
  expect(screen.queryByText('Please do not ask for another code yet!')).toBeNull();
});

it('the SMS code can be asked for again at once when it was refused', async () => {
  const page = await open();
  server.setFaults('code:4290@get-sms');
  await askForCode(page);
  expect(await screen.findByText('Refused on request: 4290')).toBeVisible();
  expect(button('Get code')).toBeVisible();
});

it('a reload keeps number, registration and waiting time, but no code', async () => {
  const page = await open();
  await fill(page);
  page.unmount();
  const after = await open();
  expect(await phone()).toHaveValue('139 1234 5678');
  expect(picture()).toHaveValue('');
  expect(sms()).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible();
  const stored: unknown = JSON.parse(sessionStorage.getItem('person.register-template.1') ?? '');
  expect(stored).toEqual({ phone: '13912345678', sid: expect.any(String), registered: null });
  // The SMS of before the reload still counts.
  await after.user.type(picture(), await captcha.letters(2));
  await after.user.type(sms(), '123456');
  await after.user.click(button('Apply'));
  expect(await screen.findByText('You are registered')).toBeVisible();
  expect(server.callsOf('get-sid')).toHaveLength(1);
});

it('the page of a campaign is rendered from its template', async () => {
  await open({ id: 'spring' });
  expect(await screen.findByRole('heading', { level: 1, name: '春日特惠' })).toBeVisible();
  expect(document.querySelector('main img')).toHaveAttribute('src', `${window.location.origin}/icon.svg`);
  expect(server.callsOf('channel-template').map(({ query }) => query['templateId'])).toEqual(['spring']);
});

it.each(['gone', 'http500'])('registering works on a page without template (%s)', async (kind) => {
  if (kind !== 'gone') server.setFaults(`${kind}@channel-template`);
  const page = await open({ id: kind === 'gone' ? 'gone' : '1' });
  const name = 'Short-term loans for people with a salary';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await register(page);
  expect(page.address().path).toBe('/downloadTemplate');
});

it('the page of a campaign reports the visit once, and the click on Apply with the number', async () => {
  const page = await open({ user_from: 'ad', utm_tag: 'u' });
  await fill(page);
  await page.user.click(screen.getByRole('link', { name: 'registration agreement' }));
  expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
  await page.user.click(button('Back to the registration'));
  expect(await phone()).toHaveValue('139 1234 5678');
  const own = { page_id: '1', client_type: 'h5', page_type: 'register' };
  const fields = { ...own, user_from: 'ad', utm_tag: 'u', app_from: '' };
  const reported = (call: string) => server.callsOf(call).map(({ query }) => query);
  expect(reported('track-visit')).toEqual([expect.objectContaining({ ...fields, phone: '' })]);
  await page.user.type(picture(), await captcha.letters(2));
  await page.user.type(sms(), '123456');
  await page.user.click(button('Apply'));
  await screen.findByText('You are registered');
  expect(reported('track-click')).toEqual([expect.objectContaining({ ...fields, phone: '13912345678' })]);
});

it('registering works if nothing can be reported', async () => {
  server.setFaults('http500@track');
  const page = await open();
  await register(page);
  expect(page.address().path).toBe('/downloadTemplate');
});

const link = 'http://localhost:3000/register?id=1&utm_tag=u';

it('a page inside a messaging app asks to be opened in the browser, with a link without launch parameters', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.47');
  const { user } = await open({ utm_tag: 'u' });
  const dialog = await screen.findByRole('dialog', { name: 'Open this page in your browser' });
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await phone()).toBeVisible();
});

it.each([
  {
    scenario: 'promotion-visitor-id',
    market: 'Indonesia',
    title: 'Ajukan pinjaman dalam beberapa menit',
    labels: ['Nomor ponsel', 'Kode gambar', 'Kode OTP', 'Minta kode', 'Ajukan'],
    typed: '+62 812-3456-7890',
    shown: '0812 3456 7890',
    kept: '081234567890',
    sent: 'Kami mengirim kode lewat SMS ke 0812 3456 7890.',
    done: 'Anda sudah terdaftar',
    signIn: 'Masuk dengan nomor ponsel Anda 081 **** 7890.',
    pop: '0',
  },
  {
    scenario: 'promotion-visitor-in',
    market: 'India',
    title: 'Apply for a loan in minutes',
    labels: ['Mobile number', 'Picture code', 'SMS code', 'Get code', 'Apply'],
    typed: '+91 98765 43210',
    shown: '98765 43210',
    kept: '9876543210',
    sent: 'We sent a code by SMS to 98765 43210.',
    done: 'You are registered',
    signIn: 'Sign in with your mobile number 987 **** 3210.',
    pop: '1',
  },
] as const)('a visitor from $market registers in the language and with the numbers of the market', async (given) => {
  const { scenario, title, labels, typed, shown, kept, sent, done, signIn, pop } = given;
  const { user, address } = await visit('/register', {}, { scenario, locale: null });
  const [mobile, letters, code, getCode, send] = labels;
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: mobile }), typed);
  expect(screen.getByRole('textbox', { name: mobile })).toHaveValue(shown);
  await user.type(screen.getByRole('textbox', { name: letters }), await captcha.letters());
  await user.click(button(getCode));
  expect(await screen.findByText(sent)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: code }), '123456');
  expect(document.body.textContent).not.toMatch(/[\u4E00-\u9FFF]/);
  await user.click(button(send));
  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.getByText(signIn)).toBeVisible();
  expect(server.callsOf('register')[0]?.body).toMatchObject({ phone: kept });
  expect(address()).toMatchObject({ path: '/downloadTemplate', search: { pop } });
  expect(document.body.textContent).not.toMatch(/[\u4E00-\u9FFF]/);
});

it.each([
  ['101', 'sms', 'wrong-captcha'],
  ['101', 'register', 'wrong-captcha'],
  ['-1', 'register', 'wrong-captcha'],
  ['-1', 'sms', 'failed'],
] as const)('the code %s of %s means %s, in the server’s words or ours', (code, call, kind) => {
  const text = '图形验证码错误';
  expect(registrationOutcome(new RefusedError(code, text), call)).toMatchObject({ kind, text });
  if (kind === 'wrong-captcha')
    expect(registrationOutcome(new RefusedError(code, ''), call)).toEqual({ kind, text: formTexts.wrongCaptcha });
});
