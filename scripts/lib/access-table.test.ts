// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accessTable, type Look } from './access-table';

const look = (part: Partial<Look>): Look => ({
  page: '/',
  state: 'data',
  check: 'axe',
  language: 'en',
  found: [],
  ...part,
});

describe('the table of looks', () => {
  it('counts them by page and by what was looked at', () => {
    const table = accessTable([look({}), look({ language: 'id' }), look({ check: 'names' }), look({ page: '/About' })]);
    expect(table).toContain('**2 pages in 2 states: 4 looks, 0 findings.**');
    expect(table).toContain('| page | states | axe | names |');
    expect(table).toContain('| / | 1 | 2 | 1 |');
  });

  it('names each finding', () => {
    const table = accessTable([look({}), look({ language: 'zh', found: ['button-name: .x'] })]);
    expect(table).toContain('| / | 1 | ✗ 1 of 2 |');
    expect(table).toContain('- /, data, zh, axe: button-name: .x');
  });
});
