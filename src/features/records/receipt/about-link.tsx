import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { Receipt } from '@/storage/records/receipts';
import { buttonClass } from '@/ui/button-class';

/** Makes links to other pages: the route knows where they are. */
export type AboutLinks = {
  renderComplaint: (problemId: string, className: string, children: ReactNode) => ReactNode;
  renderLoan: (key: { productId: string; orderId: string }, className: string, children: ReactNode) => ReactNode;
};

/** The way to what a record is about; nothing where too little is known of it. */
export function AboutLink({ receipt, renderComplaint, renderLoan }: AboutLinks & { receipt: Receipt }) {
  const { orderId, productId } = receipt;
  if ((receipt.kind === 'complaint' || receipt.kind === 'rating') && receipt.problemId !== '') {
    return renderComplaint(
      receipt.problemId,
      buttonClass('quiet'),
      <Trans comment="Link: from a record to the complaint it is about">See the complaint</Trans>,
    );
  }
  if (orderId === '' || receipt.kind === 'complaint') return null;
  return renderLoan(
    { productId, orderId },
    buttonClass('quiet'),
    <Trans comment="Link: from a record to the loan it is about">See the loan</Trans>,
  );
}
