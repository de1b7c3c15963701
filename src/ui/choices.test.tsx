import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PickList, RadioList } from './choice-list';
import { Tabs } from './tabs';

it('a choice list labels each row with its hint, and does not offer a disabled one', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'bca', label: 'BCA', hint: 'ATM' },
    { value: 'bni', label: 'BNI', disabled: true },
  ];
  render(<RadioList label="Bank" options={options} value={null} onChange={onChange} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'BNI' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: /BCA\s*ATM/ }));
  expect(onChange).toHaveBeenCalledWith('bca');
});

it('arrow keys look through a sheet; Enter, or a tap, picks', async () => {
  const user = userEvent.setup();
  const onPick = vi.fn();
  const options = ['id', 'en', 'hi'].map((value) => ({ value, label: value }));
  render(<PickList label="Language" options={options} value="id" onPick={onPick} />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'hi' })).toBeChecked();
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['hi']]);
  await user.click(screen.getByRole('radio', { name: 'en' }));
  await user.click(screen.getByRole('radio', { name: 'en' }));
  expect(onPick.mock.calls).toEqual([['hi'], ['en'], ['en']]);
});

function SortedList() {
  const [selected, setSelected] = useState('all');
  const tabs = ['all', 'open', 'answered'].map((id) => ({ id, label: id }));
  return (
    <Tabs tabs={tabs} selected={selected} onSelect={setSelected} label="Complaints">
      <p>{`Complaints: ${selected}`}</p>
    </Tabs>
  );
}

it('tabs are one Tab stop; arrow keys move between them and show the panel', async () => {
  const user = userEvent.setup();
  render(<SortedList />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'all', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'answered', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'answered' })).toHaveTextContent('Complaints: answered');
  await user.keyboard('{ArrowRight}{End}{Home}');
  expect(screen.getByRole('tab', { name: 'all', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
