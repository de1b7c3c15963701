import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, useMockServer } from '../../../tests/support/render-app';

const server = useMockServer({ scenario: 'promotion-visitor' });

beforeEach(() => sessionStorage.clear());

const anonymous = {
  token: undefined,
  sessionId: undefined,
  userId: undefined,
  productId: undefined,
  orderId: undefined,
};

const open = (path: string, search: Record<string, string> = {}) =>
  renderApp(path, { scenario: 'promotion-visitor', search: { ...anonymous, id: '1', ...search } });

/** The way to the app, once it is known whether there is one. */
async function downloadButton(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return screen.findByRole('button', { name: 'Download' });
}

describe('the download', () => {
  it('says so when the address breaks the policy, and reports the click all the same', async () => {
    const { user } = await open('/downloadTemplate', { id: 'broken', user_from: 'ad' });
    await user.click(await downloadButton());
    expect(await screen.findByText(/This download address is not safe/)).toBeVisible();
    expect(server.callsOf('track-click').map(({ query }) => query)).toEqual([
      expect.objectContaining({ page_id: 'broken', page_type: 'download', user_from: 'ad', phone: '' }),
    ]);
    expect(server.callsOf('track-visit')).toEqual([]);
  });

  it.each(['loop', 'gone'])('of the campaign "%s" has no address, and says so', async (id) => {
    await open('/downloadTemplate', { id });
    expect(await downloadButton()).toHaveAccessibleDescription(/There is no download for this campaign/);
  });

  it('that cannot be read is tried again', async () => {
    server.setFaults('once:http500@channel-template');
    const { user } = await open('/downloadTemplate');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await downloadButton()).toBeEnabled();
  });

  it('welcomes nobody who came by a link', async () => {
    await open('/downloadTemplate', { from: '<b>' });
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByText(/registered already|You are registered/)).toBeNull();
  });
});

describe('the agreement', () => {
  it('is the operator’s, paragraph by paragraph', async () => {
    await open('/agreementTemplate');
    expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
    expect(await screen.findByText(/^一、您确认已年满18周岁/)).toBeVisible();
  });

  it('keeps the headings of HTML, and none of its scripts', async () => {
    await open('/agreementTemplate', { id: 'spring' });
    expect(await screen.findByRole('heading', { level: 2, name: '一、总则' })).toBeVisible();
    await open('/agreementTemplate', { id: 'broken' });
    expect(await screen.findByText('第二条')).toBeVisible();
    expect(document.querySelector('main script, main [onclick], main [onerror]')).toBeNull();
    expect(document.title).not.toBe('owned');
  });

  it('that is not there asks not to register before it was read', async () => {
    await open('/agreementTemplate', { id: 'gone' });
    expect(await screen.findByText('The agreement is not here right now')).toBeVisible();
  });

  it('leads back to the form of the same campaign', async () => {
    const { user, address } = await open('/agreementTemplate', { utm_tag: 'u' });
    await user.click(await screen.findByRole('button', { name: 'Back to the registration' }));
    expect(address()).toMatchObject({ path: '/register', search: { id: '1', utm_tag: 'u' } });
  });

  it('does not carry its campaign on to other pages', async () => {
    const { user, address } = await open('/register', { utm_tag: 'u', userName: 'Li' });
    await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
    expect(address().path).toBe('/customerService');
    expect(Object.keys(address().search)).not.toEqual(expect.arrayContaining(['utm_tag']));
    expect(Object.keys(address().search)).not.toEqual(expect.arrayContaining(['userName']));
  });
});
