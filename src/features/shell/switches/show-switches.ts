import { awaitChunk } from '@/lib/fetch-chunk';
import type { Services } from '@/services/services';
import { followSwitches, type SwitchParts } from '@/services/switches/follow-switches';
import { ClosedPageScreen } from './closed-page';
import { SwitchNotices } from './switch-notices';

type Parts = Omit<SwitchParts, 'views'> & { services: Pick<Services, 'locale'> };

/** Follows the operator's switches and shows what they say, in words that are there before the first of it. */
export async function showSwitches(parts: Parts): Promise<void> {
  await awaitChunk(() => parts.services.locale.loadCatalog('help').then(() => true));
  followSwitches({ ...parts, views: { Notices: SwitchNotices, ClosedPage: ClosedPageScreen } });
}
