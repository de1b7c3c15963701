import { act, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer, holdAnswer } from '@tests/support/change-answer';
import { expectReceipt, keptReceipts } from '@tests/support/kept-receipts';
import { usePictures } from '@tests/support/pictures';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { holdTimers, pass, passUntil } from '@tests/support/timers';
import { problemList } from '@/platform/api/contract/complaints';
import { rate, waitingRatings } from '@/platform/writes/ratings';

const server = useMockServer();
const scenario = 'complaint-answered-in';

/** Each test has complaints of its own: the page remembers which ones it has asked about. */
let seed = 1;

/** Whether the answer is in view when it is rendered; `look` changes it. */
let isInView = true;
let look: (isIntersecting: boolean) => void;

class Observer {
  disconnect = vi.fn();
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(): void {
    look(isInView);
  }
}

beforeEach(() => {
  seed += 1;
  isInView = true;
  vi.stubGlobal('IntersectionObserver', Observer);
  holdTimers();
});

usePictures();

/** Opens the list first, like a person, then one of its complaints. */
async function open(tab: '1' | '2', change?: Record<string, unknown>) {
  server.reset({ scenario, seed });
  if (change) changeAnswer('/user-problem/problem-detail', change);
  const app = await renderApp('/complaintList', { scenario, search: { tab } });
  const { list } = await app.services.api.call(problemList, {});
  const problemId = list.find((item) => item.tab === tab)?.id ?? '';
  await act(() => app.router.navigate({ to: '/complainDetails', search: { problemId } }));
  await screen.findByRole('region', { name: 'Your complaint' });
  return { ...app, problemId };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Please rate this service' });
/** Opens an answered complaint, and waits for the dialog that opens by itself after three seconds. */
async function openRating() {
  const app = await open('2');
  await pass(3_100);
  await waitFor(() => expect(dialog()).toBeVisible());
  return app;
}

const pictures = () => screen.findAllByRole('button', { name: /Pictures in the answer: picture \d$/ });
const scores = () => server.callsOf('save-score');

it('a complaint shows its types, its text with the counter, and the time for an answer', async () => {
  await open('1');
  const types = within(screen.getByRole('list', { name: 'Type of complaint' })).getAllByRole('listitem');
  expect(types.map((type) => type.textContent)).toEqual(['Collection', 'Calls outside working hours']);
  const words = screen.getByRole('region', { name: 'Your complaint' });
  expect(words).toHaveTextContent('An agent called me at ten in the evening although nothing is due yet.');
  expect(screen.getByText('69/200')).toBeVisible();
  expect(screen.getByText('We answer here within 3 working days.')).toBeVisible();
  expect(screen.queryByText('Process Result')).toBeNull();
});

it('a complaint that is answered shows the result with its pictures first, and when it was sent', async () => {
  await open('2');
  const result = screen.getByRole('region', { name: 'Process Result' });
  expect(within(result).getByText(/Thank you for writing to us/)).toBeVisible();
  expect(within(result).getByText('Customer service')).toBeVisible();
  expect(await pictures()).toHaveLength(2);
  const words = screen.getByRole('region', { name: 'Your complaint' });
  expect(result.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/^Sent on/)).toHaveTextContent(/^Sent on \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
});

it.each([
  ['words alone', { disposeDetail: 'Done', disposeImages: null }, true],
  ['pictures alone', { disposeDetail: '  ', disposeImages: ['https://cdn.example/a.png'] }, true],
  ['neither', { disposeDetail: null, disposeImages: [''] }, false],
])('a complaint with %s in the answer shows a result or none', async (_, change, isShown) => {
  await open('2', change);
  expect(screen.queryAllByRole('region', { name: 'Process Result' })).toHaveLength(isShown ? 1 : 0);
});

it.each(['404', '../../etc'])('an unknown complaint %j is refused', async (problemId) => {
  server.reset({ scenario, seed });
  await renderApp('/complainDetails', { scenario, search: { problemId } });
  expect(await screen.findByText('This complaint does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My complaints' })).toBeVisible();
});

it('pictures of a complaint open over the whole screen, can be turned over, and return the focus', async () => {
  const { user } = await open('2');
  const [first] = await pictures();
  await user.click(first ?? document.body);
  const viewer = await screen.findByRole('dialog', { name: 'Picture viewer' });
  expect(within(viewer).getByText('Picture 1 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('Picture 2 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('Picture 2 of 2')).toBeVisible();
  for (const key of ['-', '+', '+', '-']) {
    await user.keyboard(key);
    expect(within(viewer).getByRole('button', { name: 'Enlarge', pressed: key === '+' })).toBeVisible();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Picture viewer' })).toBeNull();
  expect(first).toHaveFocus();
});

it('an open picture of a complaint stays when an earlier one arrives, and delays the rating', async () => {
  const earlier = holdAnswer('/demo-uploads/answer');
  const { user } = await open('2');
  await user.click(await screen.findByRole('button', { name: 'Pictures in the answer: picture 2' }));
  const viewer = await screen.findByRole('dialog', { name: 'Picture viewer' });
  expect(within(viewer).getByText('Picture 1 of 1')).toBeVisible();
  earlier.release();
  expect(await within(viewer).findByText('Picture 2 of 2')).toBeVisible();
  expect(within(viewer).getByRole('img')).toHaveAccessibleName('Pictures in the answer: picture 2');
  await pass(4_000);
  expect(dialog()).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeVisible());
});

it('a picture of a complaint that is no longer there closes, and the rating is asked for', async () => {
  const { user, queryClient } = await open('2');
  const [first] = await pictures();
  await user.click(first ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
  changeAnswer('/user-problem/problem-detail', { disposeImages: ['https://cdn.example/a.png'] });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Picture viewer' })).toBeNull());
  await pass(4_000);
  await waitFor(() => expect(dialog()).toBeVisible());
});

it('pictures of a complaint with a refused address are not opened', async () => {
  await open('2', { images: ['file:///a.png'], disposeImages: [] });
  expect(screen.getByText('Cannot be shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
});

it('the rating of a complaint is asked for once the answer was visible for three seconds, and not before', async () => {
  isInView = false;
  await open('2');
  await pass(5_000);
  look(true);
  await pass(2_000);
  expect(dialog()).toBeNull();
  await pass(1_100);
  await waitFor(() => expect(dialog()).toBeVisible());
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('the rating of a complaint is not asked for if the server wants none', async () => {
  await open('1');
  await pass(5_000);
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
});

it('the rating of a complaint is sent once for a burst of taps, and writes a receipt', async () => {
  const { user, problemId, services, router } = await openRating();
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  tapTenTimes(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Successful demonstration！')).toBeVisible();
  expect(dialog()).toBeNull();
  expect(scores().map(({ body }) => body)).toEqual([{ score: '4', problemId }]);
  await expectReceipt(services, { kind: 'rating', subject: 'complaint', stars: 4, problemId });
  expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
  // The list that was read before knows the new state.
  await act(() => router.navigate({ to: '/complaintList' }));
  await waitFor(() => expect(screen.getAllByText('Closed', { selector: 'li *' })).toHaveLength(4));
});

it('a cancelled rating of a complaint opens only by a tap, without a star', async () => {
  const { user } = await openRating();
  await user.click(screen.getByRole('radio', { name: '5 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
  await pass(5_000);
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rate our answer' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(scores()).toEqual([]);
});

it('a refused rating of a complaint shows the server’s words, and can be sent again', async () => {
  const { user, services } = await openRating();
  server.setFaults('once:code:4099@save-score');
  await user.click(screen.getByRole('radio', { name: '2 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Refused on request: 4099')).toBeVisible();
  expect(await keptReceipts(services)).toEqual([]);
  await pass(1_100);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Successful demonstration！')).toBeVisible();
});

it('the rating of a complaint waits without a network, and is sent when the network is back', async () => {
  const { user, problemId } = await openRating();
  server.setFaults('offline');
  await user.click(screen.getByRole('radio', { name: '2 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await passUntil(() => screen.getByText('Your rating: 2 of 5 stars'))).toBeVisible();
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
  server.setFaults('');
  window.dispatchEvent(new Event('online'));
  expect(await passUntil(() => screen.getByText('Your rating was sent.'))).toBeVisible();
  const { complaints } = server.backend().snapshot().state;
  expect(complaints.find((one) => one.problemId === problemId)?.score).toBe(2);
  await waitFor(() => expect(screen.queryByText('Your rating: 2 of 5 stars')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
});

it('the stars that wait are shown, not those of a second window', async () => {
  const { user, services, problemId } = await openRating();
  server.setFaults('offline');
  const rating = rate({ subject: 'complaint', problemId }, 2, services);
  await passUntil(() => expect(services.storage.open(waitingRatings).list()).resolves.toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: '5 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await passUntil(() => screen.getByText(/^Your rating:/))).toHaveTextContent('Your rating: 2 of 5 stars');
  expect(await rating).toBe('kept');
});

it('the rating of a complaint is asked for once, also after a reload', async () => {
  const { unmount, problemId } = await openRating();
  unmount();
  await renderApp('/complainDetails', { scenario, search: { problemId } });
  await screen.findByRole('region', { name: 'Your complaint' });
  await pass(5_000);
  expect(dialog()).toBeNull();
});
