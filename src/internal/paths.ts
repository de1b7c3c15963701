import { appConfig } from '@/config/env';
import { configurableRoutes, publicPathOf } from '@/config/routes';

const { routeOverrides } = appConfig;

/** The official site; in the demo the stage is at `/`. */
export const sitePath = publicPathOf(configurableRoutes.LANDING, routeOverrides);

/** The desk of support staff; scripts/vite/internal-pages.ts builds its page at this path. */
export const deskPath = publicPathOf(configurableRoutes.SUPPORT_REPLAY, routeOverrides);

/** The developers' test page. */
export const testPath = '/testPreview';
