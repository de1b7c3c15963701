// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, useMockServer } from './render-app';
import { holdTimers, pass } from './timers';

const server = useMockServer();

it('time passes while the test holds an answer, and the answer that was asked for earlier arrives later', async () => {
  server.reset({ scenario: 'due-today', lender: { lateChargeADay: 100 } });
  holdTimers();
  const hold = server.lender.hold('loan-details');
  await renderApp('/loanDetails');
  await pass(5_000);
  expect(server.lender.held()).toBe(1);
  server.lender.book('elsewhere');
  hold.release();
  await pass(0);
  expect(server.lender.held()).toBe(0);
  expect(server.callsOf('loan-details').map(({ status }) => status)).toEqual([200]);
  expect(await screen.findByText('Due today')).toBeInTheDocument();
});
