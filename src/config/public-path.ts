import { configurableRoutes, type RouteOverrides } from './routes';

/**
 * The address under which a page is found.
 * @param internalPath path of its route file, e.g. `/privacyPolicy`
 * @returns the operator's own path for it, where it was renamed (decision 27, default paths)
 */
export function publicPathOf(internalPath: string, overrides: RouteOverrides): string {
  const name = Object.entries(configurableRoutes).find(([, path]) => path === internalPath)?.[0];
  return new Map(Object.entries(overrides)).get(name ?? '') ?? internalPath;
}
