import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '@tests/support/render-in-language';
import { WayPanel } from './way-panel';

const bank = (name: string) => ({ name, payCode: name.toUpperCase(), channels: [] });
const many = ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB Niaga', 'Danamon', 'Maybank', 'BTN'].map(bank);

function show(ways = many) {
  const place = { payType: '1', payCode: '', method: '' };
  renderInLanguage(<WayPanel ways={ways} closed={() => null} place={place} onChange={vi.fn()} />);
  return { user: userEvent.setup() };
}

it('the list of banks can be searched when it is long', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'niaga');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
});

it('the list of banks has no search when it is short', () => {
  show(many.slice(0, 8));
  expect(screen.queryByRole('searchbox')).toBeNull();
});
