import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BankSheet } from './bank-sheet';

const bank = (bankName: string) => ({ bankName, bankCode: bankName.toUpperCase(), method: [] });
const many = ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB Niaga', 'Danamon', 'Maybank', 'BTN'].map(bank);

function show(banks = many, value: string | null = null) {
  const onChange = vi.fn<(bankCode: string) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <BankSheet open banks={banks} closed={() => null} value={value} onChange={onChange} onClose={onClose} />
    </I18nProvider>,
  );
  return { onChange, onClose, user: userEvent.setup() };
}

describe('the list of banks', () => {
  it('can be searched when it is long', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search for a bank' }), 'niaga');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No bank found');
  });

  it('is not searched for a word that an input method still composes', () => {
    show();
    const search = screen.getByRole('searchbox');
    fireEvent.compositionStart(search);
    fireEvent.input(search, { target: { value: 'nia' } });
    expect(screen.getAllByRole('radio')).toHaveLength(many.length);
    fireEvent.compositionEnd(search);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('has no search when it is short', () => {
    show(many.slice(0, 8));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('takes a tap and closes', async () => {
    const { user, onChange, onClose } = show();
    await user.click(screen.getByRole('radio', { name: 'Mandiri' }));
    expect(onChange).toHaveBeenCalledWith('MANDIRI');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open for arrow keys, and closes on Enter', async () => {
    const { user, onChange, onClose } = show(many, 'BCA');
    screen.getByRole('radio', { name: 'BCA' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('BNI');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
  });
});
