import { createContext, useContext } from 'react';
import { type DateForm, formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import type { WriteOutcome } from '@/platform/storage/store';
import type { Imported } from './import/import-messages';
import type { Filters } from './library/filters';
import type { Entry } from './library/summary';
import type { Library } from './library/use-library';

/** The address of the desk: a conversation and a moment, a dispute file, two conversations, or the list. */
export type ReplayAddress = { session?: string; at?: string; dispute?: string; other?: string };

/** What the screens of the desk share. */
export type Desk = {
  library: Library;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** The conversations that match the filters, newest first. */
  shown: readonly Entry[];
  /** Opens another address; an empty one is the list. */
  open: (address: ReplayAddress) => void;
  /** Imports the content of a file. @returns where it is stored */
  add: (imported: Imported) => Promise<WriteOutcome>;
  /** Opens the list of keys. */
  showKeys: () => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** @throws Error outside of the desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs the DeskContext of ReplayPage');
  return desk;
}

/**
 * The desk shows the lender's time, not the computer's, so agents and borrower speak of the same hour. The bar of every
 * page of the desk names it (`SupportShell`).
 * @returns shows a point in time, epoch milliseconds
 */
export function useDeskTime(): (epochMs: number, form?: DateForm) => string {
  const { utcOffset } = useMarket();
  return (epochMs, form = 'full') => formatDate(epochMs, utcOffset, form);
}
