import { expect, it } from 'vitest';
import { storeNames } from '@/config/stores';
import { paymentClaims } from '@/features/pay/records/payment-claims';
import { createStorage } from '@/platform/storage/storage';
import { renderApp } from '../../tests/support/render-app';

it('signing out removes session, answers and records, and notifies the native app', async () => {
  const { services, native, router } = await renderApp('/error');
  const owner = services.session.current()?.ownerId;
  expect(owner).toMatch(/^u:/);
  const later = createStorage({ owner: () => owner, now: Date.now, stores: storeNames }).open(paymentClaims);
  await services.storage
    .open(paymentClaims)
    .set('1', { orderId: '1', claimedAt: 1, statusBefore: '174', receiptId: '' });
  router.options.context.queryClient.setQueryData(['loan'], { amount: 5 });
  expect(await later.list()).toHaveLength(1);

  await services.signOut();
  expect(services.session.current()).toBeNull();
  expect(services.session.commonParams()).not.toHaveProperty('token');
  expect(router.options.context.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await later.list()).toEqual([]);
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'logoutToLogin', payload: {} }]);
});
