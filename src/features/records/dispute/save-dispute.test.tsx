import { act, screen, within } from '@testing-library/react';
import { readDisputeText } from '@tests/support/dispute-file';
import { receiptOf } from '@tests/support/kept-receipts';
import { keepPayments, paymentOf } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { catchFiles } from '@tests/support/saved-files';
import { problemList } from '@/platform/api/contract/complaints';
import { receipts } from '@/platform/writes/receipts';

const server = useMockServer();
const scenario = 'complaint-answered-in';
const { orderId = '' } = launchOf(scenario);
let saved: File[] = [];

beforeEach(() => void (saved = catchFiles()));

async function openSheet(
  prepare: (services: Awaited<ReturnType<typeof renderApp>>['services']) => Promise<unknown> = () => Promise.resolve(),
) {
  server.reset({ scenario });
  const app = await renderApp('/complaintList', { scenario });
  await prepare(app.services);
  const { list } = await app.services.api.call(problemList, {});
  await act(() => app.router.navigate({ to: '/complainDetails', search: { problemId: list[0]?.id ?? '' } }));
  await app.user.click(await screen.findByRole('button', { name: 'Save everything for a dispute' }));
  const sheet = await screen.findByRole('dialog', { name: 'Save everything for a dispute' });
  const save = async () => app.user.click(await within(sheet).findByRole('button', { name: 'Save the file' }));
  return { ...app, sheet, save, problemId: list[0]?.id ?? '' };
}

async function savedFile() {
  const text = await (saved.at(-1) ?? new Blob()).text();
  return { text, read: await readDisputeText(text) };
}

const said = paymentOf({ orderId, stage: 'said' });
const other = paymentOf({ orderId: 'OTHER', stage: 'said' });

it('saving everything for a dispute shows the parts, and saves one sealed file with them', async () => {
  const { sheet, save, problemId, services } = await openSheet((s) =>
    keepPayments(s, [said, { ...said, id: 'deleted', isHidden: true }]),
  );
  expect(await within(sheet).findByRole('checkbox', { name: /^Complaint/ })).toBeChecked();
  expect(within(sheet).getByRole('checkbox', { name: /^Payments\s*1 record/ })).toBeChecked();
  const log = within(sheet).getByRole('checkbox', { name: /^Log of requests\s*\d+ requests, without content/ });
  expect(log).toBeChecked();
  expect(within(sheet).queryByRole('checkbox', { name: /^Chat/ })).toBeNull();
  expect(within(sheet).getByText('None on this phone')).toBeVisible();

  await save();
  expect(await within(sheet).findByText(/The download has started/)).toBeVisible();
  const { text, read } = await savedFile();
  expect(within(sheet).getByText(read.code ?? 'none')).toBeVisible();
  expect(read.manifest).toMatchObject({ sealed: true, orderNo: orderId, problemId });
  const intact = (name: string) => ({ name, state: 'intact' });
  expect(read.checked).toMatchObject(['complaint', 'payments', 'requests'].map(intact));
  expect(read.parts.payments?.payments).toEqual([said]);
  expect(read.parts.requests?.calls.map(({ call }) => call)).toContain('problem-detail');
  const { token = '', sessionId = '' } = services.session.commonParams();
  for (const secret of [token, sessionId].filter(Boolean)) expect(text).not.toContain(secret);
});

it('saving everything for a dispute leaves out unwanted parts; without any part there is no file', async () => {
  const { user, sheet, save } = await openSheet();
  await user.click(await within(sheet).findByRole('checkbox', { name: /^Log of requests/ }));
  await save();
  const { text, read } = await savedFile();
  expect(read.checked.map(({ name }) => name)).toEqual(['complaint']);
  expect(text.match(/(?<=<section id=")\w+/g)).toEqual(['about', 'complaint', 'checksums']);
  await user.click(within(sheet).getByRole('checkbox', { name: /^Complaint/ }));
  expect(await within(sheet).findByText('Choose at least one part.')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Save the file' })).toBeNull();
});

it('saving everything for a dispute asks for the order if the device has several, and takes only its records', async () => {
  const { user, sheet, save } = await openSheet(async (services) => {
    await keepPayments(services, [said]);
    await keepPayments(services, [other]);
  });
  await user.click(await within(sheet).findByRole('radio', { name: 'OTHER' }));
  await save();
  expect((await savedFile()).read.parts.payments?.payments.map((found) => found.orderId)).toEqual(['OTHER']);
});

it('saving everything for a dispute finds the order in the proof of the complaint', async () => {
  const { problemId, services, unmount } = await openSheet();
  const proof = receiptOf('complaint', { orderId: 'MINE', problemId });
  await services.storage.open(receipts).set(proof.id, proof);
  await keepPayments(services, [other]);
  unmount();
  const { user } = await renderApp('/complainDetails', { scenario, search: { problemId } });
  await user.click(await screen.findByRole('button', { name: 'Save everything for a dispute' }));
  expect(await screen.findByRole('radio', { name: 'MINE' })).toBeChecked();
});

it('saving everything for a dispute works without a secure connection, and shows that it cannot be sealed', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { sheet, save } = await openSheet();
  expect(await within(sheet).findByText('This file cannot be sealed')).toBeVisible();
  await save();
  const { text, read } = await savedFile();
  expect(text).toContain('<p class="warning">This file is not sealed');
  expect(text).not.toContain('<p class="code">');
  expect(read.manifest.sealed).toBe(false);
  expect(read.checked.every(({ state }) => state === 'unsealed')).toBe(true);
});

it('saving everything for a dispute offers the content to copy if the browser can neither save nor share', async () => {
  Object.assign(URL, { createObjectURL: undefined });
  const { sheet } = await openSheet();
  expect(await within(sheet).findByText('This browser can neither save nor share files')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Copy content of the file' })).toBeVisible();
});
