import { Trans } from '@lingui/macro';
import { useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import { orderStatusRule } from '@/domain/order-status';
import type { QueryState } from '@/ui/query-view';
import { PlanFold } from '../plan-fold';
import type { ExtensionOptions } from './extend-card';
import { WhatIf, type WhatIfLinks } from './what-if';

type Props = WhatIfLinks & {
  loan: LoanDetails;
  plan: QueryState<InstallmentPlan>;
  /** Told each time it is unfolded. */
  onOpen: () => void;
  extension: ExtensionOptions;
};

/** "What if …?", folded: nothing of it is asked for or worked out before somebody unfolds it. Only where there is something to pay. */
export function WhatIfFold({ loan, plan, onOpen, extension, ...links }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const { action, mayExtend } = orderStatusRule(loan.orderStatus);
  if (action !== 'repay') return null;

  function open() {
    setIsOpened(true);
    onOpen();
  }

  return (
    <PlanFold
      summary={
        <Trans comment="Heading of a comparison: what if one pays now, all at once, later, or late">What if …?</Trans>
      }
      plan={plan}
      onOpen={open}
    >
      {(data) => isOpened && <WhatIf plan={data} extension={loan.isDelay && mayExtend ? extension : null} {...links} />}
    </PlanFold>
  );
}
