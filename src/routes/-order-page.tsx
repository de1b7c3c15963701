import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { PageInput } from '@/platform/session/common-params';
import { IncompleteLink } from '@/ui/state-views';

/** @returns the order that the inputs of a page name; null without one */
export function orderKeyOf({ productId = '', orderId }: Partial<OrderKey>): OrderKey | null {
  return orderId === undefined ? null : { productId, orderId };
}

/** The inputs of the pages of methods and of a code (decision 33, account inputs). */
export const choiceInputs = ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'] as const;

/** The order in the address, for the loader of a page about one order. */
export const orderDeps = ({ search }: { search: Partial<OrderKey> }) => ({ key: orderKeyOf(search) });

/**
 * The component of a page that needs parameters of its address.
 * @param read reads them; empty if one is missing: then the page says that the link is incomplete
 * @param title of the page if one is missing
 */
export function namedPage<Named>(
  read: (inputs: { [Input in PageInput]?: string }) => Named | null,
  show: (named: Named) => ReactNode,
  title: MessageDescriptor,
): () => ReactNode {
  return function NamedPage() {
    const { t } = useLingui();
    const named = read(useSearch({ strict: false }));
    return named ? show(named) : <IncompleteLink title={t(title)} />;
  };
}

/** The component of a page about one order. */
export function orderPage(Screen: ComponentType<{ orderKey: OrderKey }>, title: MessageDescriptor): () => ReactNode {
  return namedPage(orderKeyOf, (key) => <Screen key={key.orderId} orderKey={key} />, title);
}
