import type { QueryClient } from '@tanstack/react-query';
import type { Services } from './services';

/** What the app runs on. */
export type AppContext = { services: Services; queryClient: QueryClient };

/** What every route's guard and loader is handed. */
export type RouterContext = AppContext & {
  /** Has the code of routes fetched while their language and texts are on their way, not after them. Never throws. */
  preloadCode: (routeIds: readonly string[]) => void;
};
