import { act, screen, waitFor } from '@testing-library/react';
import { useMockServer } from '@tests/support/render-app';
import { visit } from '@tests/support/visitor';
import { defaultLender } from '@/platform/i18n/lender';
import { agreementBlocks } from './agreement-screen';
import { downloadAddress } from './download-screen';

const server = useMockServer({ scenario: 'promotion-visitor' });

/** The way to the app, once it is known whether there is one. */
async function downloadButton(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return screen.findByRole('button', { name: 'Download' });
}

it('the download page shows that the address is unsafe, and reports the click', async () => {
  const { user } = await visit('/downloadTemplate', { id: 'broken', user_from: 'ad' });
  await user.click(await downloadButton());
  expect(await screen.findByText(/This download address is not safe/)).toBeVisible();
  expect(server.callsOf('track-click').map(({ query }) => query)).toEqual([
    expect.objectContaining({ page_id: 'broken', page_type: 'download', user_from: 'ad', phone: '' }),
  ]);
  expect(server.callsOf('track-visit')).toEqual([]);
});

it.each([
  ['names itself', 'loop', ''],
  ['is not there', 'gone', ''],
  ['cannot be read', '1', 'http500@channel-template'],
])('the button of a campaign that %s leads to the store', async (_, id, faults) => {
  server.setFaults(faults);
  const { user, services } = await visit('/downloadTemplate', { id });
  const openServerUrl = vi.fn<() => 'opened'>(() => 'opened');
  services.openServerUrl = openServerUrl;
  await user.click(await downloadButton());
  expect(openServerUrl).toHaveBeenCalledWith(defaultLender.appAddress, 'here');
});

it('the download page names no number that is only typed', async () => {
  const { user, router } = await visit('/register');
  await user.type(await screen.findByLabelText('Mobile number'), '13912345678');
  await act(() => router.navigate({ to: '/downloadTemplate', search: { id: '1' } }));
  expect(await downloadButton()).toBeEnabled();
  expect(screen.queryByText(/5678/)).toBeNull();
});

it.each(['register', 'registered', '<b>'])(
  'the download page shows no welcome to a friend with "from=%s"',
  async (from) => {
    await visit('/downloadTemplate', { from });
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByText(/registered already|You are registered/)).toBeNull();
  },
);

it('the agreement has the title, headings and paragraphs of the operator', async () => {
  await visit('/agreementTemplate', { id: 'spring' });
  expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '一、总则' })).toBeVisible();
});

it('a refusal of the agreement asks no visitor to sign in', async () => {
  server.setFaults('http403@channel-template');
  await visit('/agreementTemplate');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.queryByText(/sign in/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a missing agreement asks not to register', async () => {
  await visit('/agreementTemplate', { id: 'gone' });
  expect(await screen.findByText('The agreement is not available right now')).toBeVisible();
});

it('the agreement has a button to the form of the same campaign', async () => {
  const { user, address } = await visit('/agreementTemplate', { utm_tag: 'u' });
  await user.click(await screen.findByRole('button', { name: 'Back to the registration' }));
  expect(address()).toMatchObject({ path: '/register', search: { id: '1', utm_tag: 'u' } });
});

it('other pages do not get the parameters of a campaign', async () => {
  const { user, address } = await visit('/register', { utm_tag: 'u', userName: 'Li' });
  await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
  expect(address().path).toBe('/customerService');
  for (const name of ['utm_tag', 'userName']) expect(address().search).not.toHaveProperty(name);
});

const text = (words: string) => ({ kind: 'text', text: words });

it('an agreement written in lines is a paragraph per line', () => {
  expect(agreementBlocks('第一条  定义\r\n\r\n第二条 a < b & c')).toEqual([
    text('第一条 定义'),
    text('第二条 a < b & c'),
  ]);
});

it('an agreement written in HTML has its headings, items and paragraphs', () => {
  expect(
    agreementBlocks(
      '<h2 class="x">一、总则</h2>\n<p>甲方<b>同意</b>：<br>乙方</p><ul><li>年龄大于 18 岁</li><li>&lt;b&gt; &amp; &#20013;&#x56fd;</li></ul>',
    ),
  ).toEqual([
    { kind: 'heading', text: '一、总则' },
    text('甲方同意：'),
    text('乙方'),
    { kind: 'item', text: '年龄大于 18 岁' },
    { kind: 'item', text: '<b> & 中国' },
  ]);
});

it.each(['\u2028', '\u2029', '\r'])('an agreement keeps a line with the separator %j', (separator) => {
  expect(agreementBlocks(`one${separator}two\nthree`)).toEqual([text('one two'), text('three')]);
});

it('an agreement without block markup shows brackets as they are', () => {
  expect(agreementBlocks('<img src=x onerror="a"><b>注册')).toEqual([text('<img src=x onerror="a"><b>注册')]);
});

it.each(['', '  \n ', '<p> </p><br>'])('an agreement with the content %j is empty', (content) =>
  expect(agreementBlocks(content)).toEqual([]),
);

const pageHref = 'https://loan.example/downloadTemplate?id=1';

it.each([
  'https://store.example/app',
  '/files/app.apk',
  'https://loan.example/app.apk',
  'https://other.example/downloadTemplate',
  'https://[',
])('the address of a download may be %s', (address) => expect(downloadAddress(address, pageHref)).toBe(address));

it.each([
  '',
  '  ',
  '/downloadTemplate',
  'https://loan.example/downloadTemplate/?id=2',
  '/#/downloadTemplate?id=1',
  '?id=3',
])('the address of a download is refused if it is %j', (address) =>
  expect(downloadAddress(address, pageHref)).toBeNull(),
);

it('the address of a download is refused if it is in the folder of the app', () => {
  const here = 'https://loan.example/app/downloadTemplate?id=1';
  expect(downloadAddress('/app/#/downloadTemplate?id=2', here)).toBeNull();
  expect(downloadAddress('/app/downloadTemplate', here)).toBeNull();
  expect(downloadAddress('/downloadTemplate', here)).toBe('/downloadTemplate');
});
