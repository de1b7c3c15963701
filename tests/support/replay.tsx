import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Conversation } from '@/features/chat/export/conversation';
import { writeSessionFile } from '@/features/chat/export/session-file';
import type { ReplayAddress } from '@/internal/desk/desk';
import { ReplayPage } from '@/internal/desk/replay-page';
import { renderWithServices } from './render-with-services';

/** The page as the route of an internal build shows it; `addresses` are those to which it has gone. */
export async function openReplay(start: ReplayAddress = {}) {
  const addresses: ReplayAddress[] = [];

  function Page() {
    const [address, setAddress] = useState(start);
    const go = (next: ReplayAddress) => {
      addresses.push(next);
      setAddress(next);
    };
    return <ReplayPage address={address} onOpen={(next) => Promise.resolve(go(next))} onMoment={go} />;
  }

  return { ...(await renderWithServices(<Page />, 'staff')), addresses };
}

/** The text of a file with these conversations, and with what the desk noted, if anything. */
export function sessionText(conversations: readonly Conversation[], desk?: object): string {
  const options = { now: 0, release: '1.0.0+x', masked: true };
  return writeSessionFile([...conversations], desk ? { ...options, desk } : options);
}

export function pickFile(text: string, name = 'chat.json'): void {
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [new File([text], name)] } });
}

export function expectMoment(words: string | RegExp): void {
  const pattern = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  expect(screen.getByRole('slider', { name: 'Moment of the conversation' })).toHaveAttribute('aria-valuetext', pattern);
}
