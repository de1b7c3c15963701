import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { type OrderKey, orderKeyOf } from '@/domain/order-key';
import { IncompleteLink } from '@/ui/state-views';

/** The order in the address, for the loader of a page about one order. */
export const orderDeps = ({ search }: { search: Partial<OrderKey> }) => ({ key: orderKeyOf(search) });

/** The component of a page about one order. @param title of the page if its address has no order */
export function orderPage(Screen: ComponentType<{ orderKey: OrderKey }>, title: MessageDescriptor): () => ReactNode {
  return function OrderPage() {
    const { t } = useLingui();
    const key = orderKeyOf(useSearch({ strict: false }));
    return key ? <Screen key={key.orderId} orderKey={key} /> : <IncompleteLink title={t(title)} />;
  };
}
