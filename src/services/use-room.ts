import { useEffect, useState } from 'react';
import type { TextRoom } from '@/i18n/text-rooms';
import { useServices } from './services';

/**
 * Enters a room of texts: for parts that come late, after their page was opened without it.
 * @returns whether its texts can be drawn; it stays false when they do not come
 */
export function useRoom(room: TextRoom): boolean {
  const { locale } = useServices();
  const [isEntered, setIsEntered] = useState(() => locale.entered().includes(room));
  useEffect(() => {
    let isOver = false;
    locale
      .enter(room)
      .then(() => !isOver && setIsEntered(true))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [locale, room]);
  return isEntered;
}
