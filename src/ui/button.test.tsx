import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { Button } from './button';

it('a busy button keeps the focus, shows what it is doing and ignores taps', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Sending…" onClick={onClick}>
      Send
    </Button>
  );
  const { rerender } = render(button(false));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(button(true));
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it('a busy button does not send its form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ani{Enter}');
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a disabled button shows why, stays reachable by keyboard and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button disabled disabledReason="Nothing to pay" onClick={onClick}>
      Pay
    </Button>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Nothing to pay');
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

it('a disabled button without a reason is simply disabled', () => {
  render(<Button disabled>Pay</Button>);
  expect(screen.getByRole('button')).toBeDisabled();
});
