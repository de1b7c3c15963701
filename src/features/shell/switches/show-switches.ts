import { awaitChunk } from '@/platform/offline/fetch-chunk';
import { followSwitches, type SwitchParts } from '@/platform/offline/switches/follow-switches';
import type { Services } from '@/platform/services';
import { ClosedPageScreen } from './closed-page';
import { SwitchNotices } from './switch-notices';

type Parts = Omit<SwitchParts, 'views'> & { services: Pick<Services, 'locale'> };

/** Follows the operator's switches and shows what they say, in words that are there before the first of it. */
export async function showSwitches(parts: Parts): Promise<void> {
  await awaitChunk(() => parts.services.locale.loadCatalog('help').then(() => true));
  followSwitches({ ...parts, views: { Notices: SwitchNotices, ClosedPage: ClosedPageScreen } });
}
