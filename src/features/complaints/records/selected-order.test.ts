import { expect, it } from 'vitest';
import { createStorage } from '@/platform/storage/storage';
import { forgetSelectedOrder, keepSelectedOrder, readSelectedOrder, selectedOrders } from './selected-order';

const open = (owner = 'borrower') => createStorage({ owner: () => owner, now: () => 1, stores: [selectedOrders.name] });

it('is restored after the page was closed', async () => {
  await keepSelectedOrder(open(), { orderNo: '00123', selectedIndex: '2' });
  expect(await readSelectedOrder(open())).toEqual({ orderNo: '00123', selectedIndex: '2' });
});

it('belongs to one borrower', async () => {
  await keepSelectedOrder(open(), { orderNo: '1', selectedIndex: '' });
  expect(await readSelectedOrder(open('somebody else'))).toBeNull();
});

it('is deleted with its own complaint, and with no other', async () => {
  const storage = open();
  await keepSelectedOrder(storage, { orderNo: '1', selectedIndex: '' });
  await forgetSelectedOrder(storage, '2');
  expect(await readSelectedOrder(storage)).toMatchObject({ orderNo: '1' });
  await forgetSelectedOrder(storage, '1');
  expect(await readSelectedOrder(storage)).toBeNull();
});
