import { screen, waitFor } from '@testing-library/react';
import { changeEnvelope } from '@tests/support/change-answer';
import { watchLeaving } from '@tests/support/leaving';
import { useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';

const leaving = watchLeaving();
const { server, open: openPage } = useScreen('/jointFailure', 'due-today-in');
const open = () => openPage('due-today-in', { leaveBy: leaving.by });
const product = (name: string) => screen.findByRole('button', { name: `Apply now, ${name}` });

it('the page of a failed joint log-in shows the reason of the server, and other products', async () => {
  await open();
  expect(await screen.findByText('Our partner found no account in your name')).toBeVisible();
  expect(screen.getByText('No application was made.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(server.callsOf('stand-targeted').map(({ body }) => body)).toEqual([{ allow: '1' }]);
});

it('the page of a failed joint log-in has words of its own, and ways on, if the server sends none', async () => {
  changeEnvelope('targeted', { message: null, noticeMessage: null, data: null });
  const { user, native } = await open();
  expect(await screen.findByText('Signing in with our partner did not work')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the app' }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goHome' }]);
});

it('the page of a failed joint log-in opens a web address in the browser, once for a burst of taps, and still offers to open it here', async () => {
  const { user } = await open();
  tapTenTimes(await product('Bright Salary Loan'));
  await waitFor(() => expect(leaving.open).toHaveBeenCalledOnce());
  expect(leaving.open).toHaveBeenCalledWith(
    expect.stringMatching(/\/loanConfirm\?productId=1101/),
    '_blank',
    expect.stringContaining('noopener'),
  );
  const asked = { productId: '1101', constant: '18', index: '0' };
  expect(server.callsOf('stand-necessity').map(({ body }) => body)).toEqual([asked]);
  expect(server.callsOf('stand-joint').map(({ body }) => body)).toEqual([{ productId: '1101' }]);
  await user.click(await screen.findByRole('button', { name: 'Open it here' }));
  expect(leaving.assign).toHaveBeenCalledOnce();
});

it.each(['loanapp://product/detail?productId=1102', 'javascript:alert(1)'])('the native app gets %s', async (url) => {
  changeEnvelope('stand/joint', { data: { url } });
  const { user, native } = await open();
  await user.click(await product('Quick Rupee'));
  await waitFor(() =>
    expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goToPage', payload: { page: url } }]),
  );
  expect(leaving.open).not.toHaveBeenCalled();
  expect(server.callsOf('stand-necessity')[0]?.body).toMatchObject({ index: '1' });
});

it('the page of a failed joint log-in does not open a product that is not clickable, and its button shows why', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Not open at the moment, Small Step' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(server.callsOf('stand-joint')).toEqual([]);
  expect(server.callsOf('stand-necessity')).toEqual([]);
});

it.each(['http://plain.example', null])('the page of a failed joint log-in refuses %s, and shows it', async (url) => {
  changeEnvelope('stand/joint', { data: { url } });
  const { user, native } = await open();
  await user.click(await product('Quick Rupee'));
  expect(await screen.findByText('We did not open this product')).toBeVisible();
  expect(leaving.open).not.toHaveBeenCalled();
  expect(native.calls.getSnapshot()).toEqual([]);
});

it("the page of a failed joint log-in shows a refusal in the server's words", async () => {
  const { user } = await open();
  const button = await product('Quick Rupee');
  server.setFaults('code:8@stand/joint');
  await user.click(button);
  expect(await screen.findByText('Refused on request: 8')).toBeVisible();
});
