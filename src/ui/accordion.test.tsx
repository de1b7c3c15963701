import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

it('an accordion opens and closes, and stays so when the page renders again', async () => {
  const user = userEvent.setup();
  const accordion = (text: string) => <Accordion summary="Pay by ATM">{text}</Accordion>;
  const { rerender } = render(accordion('Put in your card'));
  expect(screen.getByText('Put in your card')).not.toBeVisible();
  await user.click(screen.getByText('Pay by ATM'));
  expect(screen.getByText('Put in your card')).toBeVisible();
  rerender(accordion('Put in your card first'));
  expect(screen.getByText('Put in your card first')).toBeVisible();
  await user.click(screen.getByText('Pay by ATM'));
  expect(screen.getByText('Put in your card first')).not.toBeVisible();
});
