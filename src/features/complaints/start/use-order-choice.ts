import { useState } from 'react';
import type { OrderCard } from '@/platform/api/contract/order-card';
import { useServices } from '@/platform/services';
import { keepSelectedOrder } from '../records/selected-order';
import { allOrders, selectOrder } from './orders';

type Orders = { orderDetail: OrderCard | null; orderList: readonly OrderCard[] };

/**
 * Which order is selected; picking another keeps it on the device.
 * @param asked the order to begin with, or empty
 * @param onPick told of every order picked
 */
export function useOrderChoice(orders: Orders, asked: string, onPick: (orderNo: string) => void) {
  const { storage } = useServices();
  const [wanted, setWanted] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);

  return {
    order: selectOrder(orders, wanted),
    all: allOrders(orders),
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    pick: (orderNo: string): void => {
      setWanted(orderNo);
      void keepSelectedOrder(storage, { orderNo, selectedIndex: '' });
      onPick(orderNo);
    },
  };
}
