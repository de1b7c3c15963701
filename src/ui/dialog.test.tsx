import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '@tests/support/render-in-language';
import { StrictMode, useState } from 'react';
import { BottomSheet, Dialog } from './dialog';

function Page({ Shape, dismissible }: { Shape: typeof Dialog; dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirm = (
    <button type="button" onClick={close}>
      Yes
    </button>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Shape open={open} onClose={close} title="Have you paid?" dismissible={dismissible} actions={confirm}>
        <input aria-label="Code" />
        <input type="file" aria-label="Photo" />
      </Shape>
    </>
  );
}

async function openPage(Shape: typeof Dialog, dismissible?: boolean) {
  const user = userEvent.setup();
  renderInLanguage(
    <StrictMode>
      <Page Shape={Shape} {...(dismissible === undefined ? {} : { dismissible })} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe.each([
  ['dialog', Dialog],
  ['bottom sheet', BottomSheet],
])('a %s', (_, Shape) => {
  it('a modal takes the focus and stops the page from scrolling while it is open', async () => {
    const user = await openPage(Shape);
    const dialog = screen.getByRole('dialog', { name: 'Have you paid?' });
    expect(dialog).toHaveAttribute('open');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('a modal closes on Esc and on a tap beside it, not on a tap inside', async () => {
    const user = await openPage(Shape);
    await user.click(screen.getByRole('heading', { name: 'Have you paid?' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a modal that only its actions close stays open', async () => {
    const user = await openPage(Shape, false);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

it('a dialog stays open when a file picker inside is cancelled', async () => {
  await openPage(Dialog);
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('a dialog reports that the browser closed it without asking', () => {
  const onClose = vi.fn();
  renderInLanguage(
    <Dialog open onClose={onClose} title="Rate">
      <p>Stars</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
