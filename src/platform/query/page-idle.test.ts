import { whenPageHasData } from './page-idle';
import { createQueryClient } from './query-client';

it('a page has its data when the request that follows from an answer is answered too', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const answerAfter = (name: string, ms: number) =>
    queryClient.fetchQuery({
      queryKey: [name],
      queryFn: () => new Promise((resolve) => setTimeout(resolve, ms, name)),
    });
  let hasData = false;
  void answerAfter('loan', 1_000);
  void whenPageHasData(queryClient).then(() => (hasData = true));
  await vi.advanceTimersByTimeAsync(1_100);
  void answerAfter('code', 2_000);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(hasData).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasData).toBe(true);
});
