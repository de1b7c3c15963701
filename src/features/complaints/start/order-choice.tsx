import { useLingui, Trans } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import type { OrderCard } from '@/platform/api/contract/order-card';
import { useServerLanguage } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PickList } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { BottomSheet } from '@/ui/dialog';
import { Rows } from '@/ui/rows';
import { ProductLogo } from '@/ui/server-picture';
import { keepSelectedOrder } from '../records/selected-order';
import styles from './start.module.css';

export type Orders = { orderDetail: OrderCard | null; orderList: readonly OrderCard[] };

/** All orders, each once; the selected one is first if the list does not contain it. */
export function allOrders({ orderDetail, orderList }: Orders): OrderCard[] {
  const orders = new Map<string, OrderCard>();
  const isListed = orderList.some(({ orderNo }) => orderNo === orderDetail?.orderNo);
  if (orderDetail && !isListed) orders.set(orderDetail.orderNo, orderDetail);
  for (const order of orderList) if (!orders.has(order.orderNo)) orders.set(order.orderNo, order);
  return Array.from(orders.values());
}

/** The wanted order if it is the borrower's, the server's choice, or the first; an unknown number is never sent on. */
export function selectOrder(orders: Orders, wanted: string): OrderCard | null {
  const all = allOrders(orders);
  return all.find(({ orderNo }) => orderNo === wanted) ?? orders.orderDetail ?? all[0] ?? null;
}

/** The difference between orders of one product: the status, and the first two details. */
function hintOf({ status, list }: OrderCard): string {
  return [status, ...list.slice(0, 2).map(({ value }) => value)].filter((part) => part !== '').join(' · ');
}

/** The order of a complaint: logo, name, status, and details (specification section 2). */
function ChosenOrder({ order, onAll }: { order: OrderCard; onAll: () => void }) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const rows = order.list.filter(({ value }) => value !== '');
  return (
    <Card label={t`Selected loan`} tone="float">
      <div className={cx('row', styles.order)}>
        <ProductLogo src={order.productLogo} name={order.productName} />
        <div className={cx('grow', styles.about)} lang={lang}>
          <h2 className={styles.name}>{keepNumbersTogether(order.productName || order.orderNo)}</h2>
          {order.status !== '' && <p className="hint">{order.status}</p>}
        </div>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onAll}>
          <Trans comment="Button: opens the list of all orders, to pick another">All</Trans>
        </Button>
      </div>
      {rows.length > 0 && (
        <div className={styles.rows}>
          <Rows rows={rows.map(({ title, value }) => ({ label: title, value, lang }))} />
        </div>
      )}
    </Card>
  );
}

type Props = {
  orders: Orders;
  /** The order at first, or empty. */
  asked: string;
  onPick: (orderNo: string) => void;
  children: (order: OrderCard | null) => ReactNode;
};

/** The selected order, and the sheet with all of them. Another choice is saved. */
export function OrderChoice({ orders, asked, onPick, children }: Props) {
  const { t } = useLingui();
  const { storage } = useServices();
  const [wanted, setWanted] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);
  const order = selectOrder(orders, wanted);
  const lang = useServerLanguage();

  function pick(orderNo: string): void {
    setWanted(orderNo);
    setIsOpen(false);
    void keepSelectedOrder(storage, { orderNo, selectedIndex: '' });
    onPick(orderNo);
  }

  return (
    <>
      {order ? (
        <>
          <ChosenOrder order={order} onAll={() => setIsOpen(true)} />
          <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Choose a loan`}>
            <PickList
              label={t`Loans`}
              options={allOrders(orders).map((one) => ({
                value: one.orderNo,
                label: keepNumbersTogether(one.productName || one.orderNo),
                hint: hintOf(one),
                lang,
                icon: <ProductLogo src={one.productLogo} name={one.productName} size={40} />,
              }))}
              value={order.orderNo}
              onPick={pick}
            />
          </BottomSheet>
        </>
      ) : (
        <Card title={t`You have no loans yet`} tone="float">
          <p>{t`You can still tell us about a problem. Choose below what it is about.`}</p>
        </Card>
      )}
      {children(order)}
    </>
  );
}
