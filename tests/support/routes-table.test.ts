// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { routesInTables, routesOf } from './routes-table';

describe('addresses', () => {
  it('are read from the generated route tree', () => {
    expect(
      routesOf(
        "export interface FileRoutesByFullPath {\n  '/that': typeof A\n  '/': typeof B\n}\nexport interface FileRoutesByTo {\n  '/x': typeof C\n}",
      ),
    ).toEqual(['/', '/that']);
  });

  it('are read from the first column of tables only', () => {
    expect(
      routesInTables(
        'See `/nowhere`.\n\n| Route | Page |\n|---|---|\n| `/that?amount` | repays; see `/other` |\n| `/Policy`, `/Loan` | site |\n',
      ),
    ).toEqual(['/Loan', '/Policy', '/that']);
  });
});
