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

it('the download page shows that the address is unsafe, and reports the click', async () => {
  const { user } = await visit('/downloadTemplate', { id: 'broken', user_from: 'ad' });
  await user.click(await downloadButton());
  expect(await screen.findByText(/This download address is not safe/)).toBeVisible();
  expect(server.callsOf('track-click').map(({ query }) => query)).toEqual([
    expect.objectContaining({ page_id: 'broken', page_type: 'download', user_from: 'ad', phone: '' }),
  ]);
  expect(server.callsOf('track-visit')).toEqual([]);
});

it.each(['loop', 'gone'])('the download page of the campaign "%s" shows that it has no address', async (id) => {
  await visit('/downloadTemplate', { id });
  expect(await downloadButton()).toHaveAccessibleDescription(/There is no download for this campaign/);
});

it('the download page shows no welcome to visitors from a link', async () => {
  await visit('/downloadTemplate', { from: '<b>' });
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.queryByText(/registered already|You are registered/)).toBeNull();
});

it('the agreement has the title, headings and paragraphs of the operator', async () => {
  await visit('/agreementTemplate', { id: 'spring' });
  expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '一、总则' })).toBeVisible();
});

it('a missing agreement asks not to register', async () => {
  await visit('/agreementTemplate', { id: 'gone' });
  expect(await screen.findByText('The agreement is not here right now')).toBeVisible();
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
