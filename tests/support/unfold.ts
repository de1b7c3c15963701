import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the accordion whose summary has these words, and gives it back; headings may have the same words. */
export async function unfold(user: UserEvent, words: string): Promise<HTMLElement> {
  const summary = await screen.findByText(words, { selector: 'summary *' });
  await user.click(summary);
  const accordion = summary.closest('details');
  if (!accordion) throw new Error(`"${words}" is no accordion`);
  return accordion;
}
