import { act } from '@testing-library/react';
import { expectReceipt } from '@tests/support/kept-receipts';
import { entryOf } from '@tests/support/outbox-world';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, passUntil } from '@tests/support/timers';
import { complaintOutbox } from '../records/complaint-drafts';

const scenario = 'due-today-in';
const server = useMockServer({ scenario });

beforeEach(holdTimers);

it('a complaint from the outbox writes one receipt when it is sent', async () => {
  const app = await renderApp('/error', { scenario });
  const entry = entryOf({ text: 'Sent late', typeTitle: 'Payment', images: [] });
  await app.services.storage.open(complaintOutbox).set(entry.id, entry);
  await act(() => app.router.navigate({ to: '/complaintList' }));
  await passUntil(() => expect(server.callsOf('problem-save')).toHaveLength(1));
  const facts = { kind: 'complaint', content: 'Sent late', type: 'Payment', problemId: expect.stringMatching(/^\d+$/) };
  await expectReceipt(app.services, facts);
});
