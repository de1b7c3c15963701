import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { sampleConversation } from '@tests/support/sample-conversation';
import { replay } from '../log/reduce';
import { ChatView } from './chat-view';

it('the conversation follows its end when a strip above it comes or goes, until the person scrolls back', async () => {
  let resize = () => {};
  const box = { scrollHeight: 1_000, clientHeight: 400 };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await renderWithServices(<ChatView state={replay(sampleConversation().events.slice(0, 3))} />, '7');
  const frame = screen.getByRole('log');
  for (const name of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(frame, name, { get: () => box[name] });
  /** As an engine does: it moves the content if there is less to scroll, and reports that later. */
  function layOut(change: Partial<typeof box>) {
    Object.assign(box, change);
    frame.scrollTop = Math.min(frame.scrollTop, box.scrollHeight - box.clientHeight);
    act(resize);
  }
  const toEnd = () => box.scrollHeight - box.clientHeight - frame.scrollTop;

  layOut({ clientHeight: 344 });
  fireEvent.scroll(frame);
  expect(toEnd()).toBe(0);
  layOut({ clientHeight: 400 });
  box.scrollHeight = 1_300;
  fireEvent.scroll(frame);
  layOut({});
  fireEvent.scroll(frame);
  expect([toEnd(), frame.getAttribute('aria-live')]).toEqual([0, 'polite']);

  frame.scrollTop -= 200;
  fireEvent.scroll(frame);
  layOut({ scrollHeight: 1_400 });
  expect([toEnd(), frame.getAttribute('aria-live')]).toEqual([300, 'off']);
});
