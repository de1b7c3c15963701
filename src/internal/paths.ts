import { appConfig } from '@/config/env';
import { publicPathOf } from '@/config/public-path';
import { configurableRoutes } from '@/config/routes';

const pathOf = (path: string) => publicPathOf(path, appConfig.routeOverrides);

/** The official site; in the demo the stage is at `/`. */
export const sitePath = pathOf(configurableRoutes.LANDING);

/** The desk of support staff; scripts/vite/staff-pages.ts builds its page at this path. */
export const deskPath = pathOf(configurableRoutes.SUPPORT_REPLAY);

/** The developers' test page. */
export const testPath = '/testPreview';
