import { appConfig } from '@/config/env';

const { routeOverrides } = appConfig;

/** The official site; in the demo the stage is at `/`. */
export const sitePath = routeOverrides['/'] ?? '/';

/** The desk of support staff; scripts/vite/internal-pages.ts builds its page at this path. */
export const deskPath = routeOverrides['/support/replay'] ?? '/support/replay';

export const testPath = '/testPreview';
