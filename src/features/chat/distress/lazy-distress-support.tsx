import { lazyComponent } from '@/ui/lazy-component';
import { Ways } from '../view/ways';
import type { DistressSupportProps } from './distress-support';

/** Below an answer the ways to customer service do not wait for it. */
function WaysMeanwhile({ ways = [] }: DistressSupportProps) {
  return <Ways ways={ways} />;
}

/** Loaded after the chat, because few need it. Without it the other ways below each answer remain. */
export const LazyDistressSupport = lazyComponent({
  load: () => import('./distress-support').then((module) => module.DistressSupport),
  catalogs: ['insights'],
  pending: WaysMeanwhile,
  failed: WaysMeanwhile,
});
