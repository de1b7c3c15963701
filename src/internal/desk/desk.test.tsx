import { act } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { useDeskAddress } from './desk';

it('a case that closes does not reopen itself by its last moment', async () => {
  let desk: ReturnType<typeof useDeskAddress> | undefined;
  const onMoved = () => undefined;
  function Address() {
    desk = useDeskAddress(onMoved);
    return desk.address.session;
  }
  const { container } = await renderWithServices(<Address />, 'staff');
  let opened: Promise<void> | undefined;
  act(() => {
    opened = desk?.open({ session: 'second' });
    desk?.move({ session: 'first', at: '4' });
  });
  await opened;
  expect(container).toHaveTextContent(/^second$/);
  expect(window.location.search).toMatch(/session=second$/);

  act(() => desk?.move({ session: 'second', at: '3' }));
  expect(window.location.search).toMatch(/session=second&at=3$/);
});
