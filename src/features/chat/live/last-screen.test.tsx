import { useLingui } from '@lingui/macro';
import { renderWithServices } from '@tests/support/render-with-services';
import { sampleConversation } from '@tests/support/sample-conversation';
import { replay } from '../log/reduce';
import type { ChatState } from '../log/state';
import { ChatView } from '../view/chat-view';
import { LastScreen } from '../view/last-screen';
import { chatPreview } from './chat-texts';
import { lastScreenOf } from './last-screen';

const { events } = sampleConversation();

function Both({ state }: { state: ChatState }) {
  const { t } = useLingui();
  return (
    <>
      <ChatView state={state} />
      <LastScreen fields={chatPreview.toFields(lastScreenOf(state, t))} />
    </>
  );
}

it.each(events.map((_, index) => index + 1))(
  'the last screen says what the chat says, after %i events',
  async (count) => {
    const state = { ...replay(events.slice(0, count)), isOnline: true, rating: null };
    const list = { ...state.list, status: 'ready' as const };
    const { container } = await renderWithServices(<Both state={{ ...state, list }} />, '7');
    const [chat, preview] = container.children;
    expect(preview?.textContent).toBe(chat?.textContent);
  },
);
