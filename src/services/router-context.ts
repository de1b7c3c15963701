import type { QueryClient } from '@tanstack/react-query';
import type { Services } from './services';

/** What every route's guard and loader is handed. */
export type RouterContext = { services: Services; queryClient: QueryClient };
