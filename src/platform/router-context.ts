import type { QueryClient } from '@tanstack/react-query';
import type { Services } from './services';

/** Services and query cache of the app. */
export type AppContext = { services: Services; queryClient: QueryClient };

/** The router's context. */
export type RouterContext = AppContext & {
  /** Loads the code of routes while their guards load texts, not after them. Never throws. */
  preloadCode: (routeIds: readonly string[]) => void;
};
