import { useEffect, useState } from 'react';
import type { TextRoom } from '@/i18n/text-rooms';
import { useServices } from './services';

/**
 * Code that comes late, with the texts of its room: fetched once what asks for it is drawn, so that it never competes with
 * the page itself.
 * @param load stays the same function
 * @returns `null` until both are there, and when they do not come
 */
export function useLatePart<Part extends object>(room: TextRoom, load: () => Promise<Part>): Part | null {
  const { locale } = useServices();
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([load(), locale.enter(room)])
      // A part that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts).
      .then(([loaded]) => !isOver && setPart(loaded))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [locale, room, load]);
  return part;
}
