/**
 * @param routeTree text of src/routeTree.gen.ts
 * @returns every address the application answers
 */
export function routesOf(routeTree: string): string[] {
  const block = /export interface FileRoutesByFullPath \{([^}]*)\}/.exec(routeTree)?.[1] ?? '';
  return [...block.matchAll(/'([^']+)':/g)].map(([, path]) => path ?? '').sort();
}
