import { lazyComponent } from '@/ui/lazy-component';
import { ContactButtons } from '../view/ways';
import type { DistressSupportProps } from './distress-support';

/** The buttons to customer service are shown without waiting for it. */
function WaysMeanwhile({ ways = [] }: DistressSupportProps) {
  return <ContactButtons ways={ways} />;
}

/** Loaded after the chat, because few people need it. If it fails, the other buttons below each answer remain. */
export const LazyDistressSupport = lazyComponent({
  load: () => import('./distress-support').then((module) => module.DistressSupport),
  catalogs: ['insights'],
  pending: WaysMeanwhile,
  failed: WaysMeanwhile,
});
