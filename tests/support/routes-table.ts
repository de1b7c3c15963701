/**
 * @param routeTree text of src/routeTree.gen.ts
 * @returns every address the application answers
 */
export function routesOf(routeTree: string): string[] {
  const block = /export interface FileRoutesByFullPath \{([^}]*)\}/.exec(routeTree)?.[1] ?? '';
  return [...block.matchAll(/'([^']+)':/g)].map(([, path]) => path ?? '').sort();
}

/**
 * @param markdown a page with tables whose first column holds addresses: | `/loanDetails` | … |
 * @returns those addresses; several may share a cell
 */
export function routesInTables(markdown: string): string[] {
  const cells = markdown.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\/[^`?#\s]*)[^`]*`/g)].map(([, path]) => path ?? '')).sort();
}
