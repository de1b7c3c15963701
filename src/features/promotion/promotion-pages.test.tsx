import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMockServer } from '../../../tests/support/render-app';
import { visit } from '../../../tests/support/visitor';

const server = useMockServer({ scenario: 'promotion-visitor' });

/** The way to the app, once it is known whether there is one. */
async function downloadButton(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return screen.findByRole('button', { name: 'Download' });
}

it('The download page, after the template was read. says so when the address breaks the policy, and still reports the click', async () => {
  const { user } = await visit('/downloadTemplate', { id: 'broken', user_from: 'ad' });
  await user.click(await downloadButton());
  expect(await screen.findByText(/This download address is not safe/)).toBeVisible();
  expect(server.callsOf('track-click').map(({ query }) => query)).toEqual([
    expect.objectContaining({ page_id: 'broken', page_type: 'download', user_from: 'ad', phone: '' }),
  ]);
  expect(server.callsOf('track-visit')).toEqual([]);
});

it.each(['loop', 'gone'])(
  'The download page, after the template was read. of the campaign "%s" has no address, and says so',
  async (id) => {
    await visit('/downloadTemplate', { id });
    expect(await downloadButton()).toHaveAccessibleDescription(/There is no download for this campaign/);
  },
);

it('The download page, after the template was read. shows no welcome to visitors from a link', async () => {
  await visit('/downloadTemplate', { from: '<b>' });
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.queryByText(/registered already|You are registered/)).toBeNull();
});

it('the agreement is the operator’s, paragraph by paragraph', async () => {
  await visit('/agreementTemplate');
  expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
  expect(await screen.findByText(/^一、您确认已年满18周岁/)).toBeVisible();
});

it('the agreement shows the headings of HTML', async () => {
  await visit('/agreementTemplate', { id: 'spring' });
  expect(await screen.findByRole('heading', { level: 2, name: '一、总则' })).toBeVisible();
});

it('the agreement that is missing asks not to register before it was read', async () => {
  await visit('/agreementTemplate', { id: 'gone' });
  expect(await screen.findByText('The agreement is not here right now')).toBeVisible();
});

it('the agreement leads back to the form of the same campaign', async () => {
  const { user, address } = await visit('/agreementTemplate', { utm_tag: 'u' });
  await user.click(await screen.findByRole('button', { name: 'Back to the registration' }));
  expect(address()).toMatchObject({ path: '/register', search: { id: '1', utm_tag: 'u' } });
});

it('the agreement leaves its campaign behind on other pages', async () => {
  const { user, address } = await visit('/register', { utm_tag: 'u', userName: 'Li' });
  await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
  expect(address().path).toBe('/customerService');
  for (const name of ['utm_tag', 'userName']) expect(address().search).not.toHaveProperty(name);
});
