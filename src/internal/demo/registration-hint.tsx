import { Trans } from '@lingui/macro';
import type { Market } from '@/domain/market';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';

const registered: Record<Market['id'], string> = {
  mainland: '138 0013 8000',
  indonesia: '0812 0000 0000',
  india: '90000 00000',
};

/** In the demo no SMS arrives: says which code would stand in it, and which number is registered already. */
export function RegistrationHint() {
  const { demo } = useServices();
  const number = registered[useMarket().id];
  if (!demo) return null;
  return (
    <Notice kind="info">
      <Trans>Demo: the SMS code is 123456. The number {number} is registered already.</Trans>
    </Notice>
  );
}
