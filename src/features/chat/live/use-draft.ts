import { useState } from 'react';
import { useTypingKeeper } from '@/ui/kept-typing';

/**
 * What stands in the input, kept on the device while it is typed. An input that was emptied is kept at once, so that a
 * message that was sent does not come back to be sent again.
 * @param initial what was kept before
 */
export function useDraft(
  initial: string,
  keep: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initial);
  const keeper = useTypingKeeper();

  function change(next: string): void {
    setText(next);
    keeper.touch(() => keep(next));
    if (next === '') keeper.flush();
  }

  return [text, change];
}
