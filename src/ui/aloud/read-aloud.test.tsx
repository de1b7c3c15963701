import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeSpeech, type FakeSpeech } from '@tests/support/fake-speech';
import { renderWithServices } from '@tests/support/render-with-services';
import { ReadAloud } from './read-aloud';

// The fake stands where the browser's own would.
const speech = () => window.speechSynthesis as FakeSpeech;
const button = (name: string) => screen.getByRole('button', { name });

async function open(languages: readonly string[] = ['en_IN']) {
  installFakeSpeech(languages);
  const view = await renderWithServices(<ReadAloud text="Pay ₹1,50,000. By 2026-11-24." />, 'read-1');
  return { ...view, user: userEvent.setup() };
}

it('"Read this to me" is shown only with a voice of the language, also if the voice loads late', async () => {
  await open(['id-ID']);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => speech().arrive(['id-ID', 'en-GB']));
  expect(button('Read this to me')).toBeVisible();
});

it('"Read this to me" is absent without speech synthesis', async () => {
  await renderWithServices(<ReadAloud text="x" />, 'read-2');
  expect(screen.queryByRole('button')).toBeNull();
});

it('"Read this to me" reads one sentence after the other, then can start again', async () => {
  const { user } = await open();
  await user.click(button('Read this to me'));
  expect(button('Pause')).toHaveAttribute('aria-pressed', 'true');
  expect(speech().said).toEqual([{ text: 'Pay 150000 Indian rupees.', lang: 'en' }]);
  act(() => speech().finish());
  expect(speech().said[1]?.text).toBe('By November 24, 2026.');
  act(() => speech().finish());
  expect(button('Read this to me')).toHaveAttribute('aria-pressed', 'false');
});

it('"Read this to me" pauses, and continues with the interrupted sentence', async () => {
  const { user } = await open();
  await user.click(button('Read this to me'));
  act(() => speech().finish());
  await user.click(button('Pause'));
  expect(speech().current).toBeNull();
  await user.click(button('Continue reading'));
  expect(speech().said.map(({ text }) => text)).toEqual([
    'Pay 150000 Indian rupees.',
    'By November 24, 2026.',
    'By November 24, 2026.',
  ]);
  expect(button('Pause')).toBeVisible();
});

it('"Read this to me" stops by its button, when the page is hidden, and when it is left', async () => {
  const { user, unmount } = await open();
  await user.click(button('Read this to me'));
  await user.click(button('Stop reading'));
  expect(speech().current).toBeNull();
  await user.click(button('Read this to me'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(speech().current).toBeNull();
  await user.click(button('Read this to me'));
  unmount();
  expect(speech().current).toBeNull();
});

it('"Read this to me" stops when another one starts', async () => {
  installFakeSpeech(['en']);
  await renderWithServices(
    <>
      <ReadAloud text="One." />
      <ReadAloud text="Two." />
    </>,
    'read-3',
  );
  const user = userEvent.setup();
  const [one, two] = screen.getAllByRole('button', { name: 'Read this to me' });
  await user.click(one ?? document.body);
  await user.click(two ?? document.body);
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
  expect(speech().said.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

it('"Read this to me" reads the section around it: labels with their values, nothing folded, no buttons', async () => {
  installFakeSpeech(['en']);
  await renderWithServices(
    <section>
      <ReadAloud />
      <h2>How to pay</h2>
      <dl>
        <dt>Number</dt>
        <dd>3901 0123</dd>
      </dl>
      <details>
        <summary>ATM</summary>
        <p>folded</p>
      </details>
      <button type="button">Copy</button>
    </section>,
    'read-4',
  );
  await userEvent.setup().click(button('Read this to me'));
  for (let at = 0; at < 3; at += 1) act(() => speech().finish());
  expect(speech().said.map(({ text }) => text)).toEqual(['How to pay', 'Number: 3 9 0 1, 0 1 2 3']);
});
