import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pickStrings, parseSearch, stringifySearch } from '@/platform/browser/search';
import { useServices } from '@/platform/services';
import { startStaffPage, type StaffPageProps } from '../staff-page';
import type { ReplayAddress } from './desk';
import { ReplayPage } from './replay-page';

/** Conversation, moment in it, conversation to compare; or dispute file. */
const inputs = ['session', 'at', 'other', 'dispute'] as const;

const readAddress = (): ReplayAddress => pickStrings(parseSearch(window.location.search), inputs);

/**
 * The router of the desk: one path, its inputs choose the content.
 * @param onMoved called after each address is shown
 */
function useDeskAddress(onMoved: () => void) {
  const { session } = useServices();
  const [address, setAddress] = useState(readAddress);
  /** The navigation that is not shown yet. */
  const step = useRef<{ to: ReplayAddress; resolve: () => void } | null>(null);

  useEffect(() => {
    const follow = () => setAddress(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useLayoutEffect(() => {
    if (step.current?.to === address) {
      window.scrollTo(0, 0);
      step.current.resolve();
      step.current = null;
    }
    onMoved();
  }, [address, onMoved]);

  const hrefOf = (next: ReplayAddress) =>
    window.location.pathname + stringifySearch({ ...session.travelParams(), ...pickStrings(next, inputs) });

  /** A new entry in the history, shown from its top. Resolves once it is shown. */
  function open(next: ReplayAddress): Promise<void> {
    window.history.pushState(null, '', hrefOf(next));
    step.current?.resolve();
    return new Promise((resolve) => {
      step.current = { to: next, resolve };
      startTransition(() => setAddress(next));
    });
  }

  /** Another moment of the same content: no new entry in the history. */
  function move(next: ReplayAddress): void {
    window.history.replaceState(window.history.state, '', hrefOf(next));
    startTransition(() => setAddress(next));
  }

  return { address, open, move };
}

function Desk({ onMoved }: StaffPageProps) {
  const { address, open, move } = useDeskAddress(onMoved);
  return <ReplayPage address={address} onOpen={open} onMoment={move} />;
}

startStaffPage({ texts: ['desk'], catalogs: ['chat'], Page: Desk });
