import { configurableRoutes, type RouteOverrides } from './routes';

/**
 * The path under which a page is found: that of its route file, e.g. `/privacyPolicy`, or the operator's own one if it
 * was renamed (decision 27, default paths).
 */
export function publicPathOf(internalPath: string, overrides: RouteOverrides): string {
  const name = Object.entries(configurableRoutes).find(([, path]) => path === internalPath)?.[0];
  return new Map(Object.entries(overrides)).get(name ?? '') ?? internalPath;
}
