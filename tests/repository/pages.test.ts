// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routesInTables, routesOf } from '../support/routes-table';

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

describe('docs/pages.md', () => {
  it('lists every address the application answers, and no other', () => {
    const routes = routesOf(read('src/routeTree.gen.ts'));
    expect(routes).not.toEqual([]);
    expect(routesInTables(read('docs/pages.md'))).toEqual(routes);
  });
});
