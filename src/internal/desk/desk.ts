import { createContext, startTransition, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Market } from '@/domain/market';
import { parseSearch, pickStrings, stringifySearch } from '@/platform/browser/search';
import { formatDate } from '@/platform/i18n/format-date';
import { useServices } from '@/platform/services';
import type { Filters } from './library/filters';
import type { Entry } from './library/summary';
import type { Library } from './library/use-library';

/** The address of the desk: a conversation and a moment, a dispute file, two conversations, or the list. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };

/** Conversation, moment in it, conversation to compare; or dispute file. */
const inputs = ['session', 'at', 'other', 'dispute'] as const;

const readAddress = (): ReplayAddress => pickStrings(parseSearch(window.location.search), inputs);

/** The router of the desk: one path with inputs. @param onMoved called after each address is shown */
export function useDeskAddress(onMoved: () => void) {
  const { session } = useServices();
  const [address, setAddress] = useState(readAddress);
  /** The navigation that is not shown yet. */
  const step = useRef<{ to: ReplayAddress; resolve: () => void } | null>(null);

  useEffect(() => {
    function follow(): void {
      step.current?.resolve();
      step.current = null;
      setAddress(readAddress());
    }
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

  /** Another moment of the same content, without a new entry in the history; a page that closes may be too late. */
  function move(next: ReplayAddress): void {
    const shown = readAddress();
    if (shown.session !== next.session || shown.other !== next.other || shown.dispute !== next.dispute) return;
    window.history.replaceState(window.history.state, '', hrefOf(next));
    startTransition(() => setAddress(next));
  }

  return { address, open, move };
}

export type Desk = {
  library: Library;
  /** The market whose clock the page shows. */
  market: Market;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** The conversations that match the filters, newest first. */
  shown: readonly Entry[];
  /** Opens another address; an empty one is the list. */
  open: (address: ReplayAddress) => void;
  add: Library['add'];
  showKeys: () => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** @throws Error outside of the desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs the DeskContext of ReplayPage');
  return desk;
}

/** Formats epoch milliseconds in the lender's time, so that agent and borrower speak of the same hour. */
export function useDeskTime(): (epochMs: number) => string {
  const { utcOffset } = useDesk().market;
  return (epochMs) => formatDate(epochMs, utcOffset, 'full');
}
