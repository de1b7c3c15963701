import { describe, expect, it } from 'vitest';
import { itemsUnder, tabsOf } from './tabs';

const tab = (title: string, value: string) => ({ title, value });

describe('the tabs', () => {
  it('are the server’s, after one for all complaints', () => {
    expect(tabsOf({ tabs: [tab('Open', '1'), tab('Done', '2')] })).toEqual([
      { id: '', title: '' },
      { id: '1', title: 'Open' },
      { id: '2', title: 'Done' },
    ]);
  });

  it.each(['', '0', 'ALL', '-1'])('are only the server’s if it has its own for all, called %j', (value) => {
    expect(tabsOf({ tabs: [tab('Everything', value), tab('Done', '2')] }).map(({ title }) => title)).toEqual([
      'Everything',
      'Done',
    ]);
  });

  it('do not exist if the server sends none', () => {
    expect(tabsOf({ tabs: [] })).toEqual([]);
    expect(tabsOf({ tabs: [tab('', '')] })).toEqual([]);
  });

  it('are unique, and named by their value without a title', () => {
    expect(tabsOf({ tabs: [tab('', '1'), tab('Again', '1')] })).toEqual([
      { id: '', title: '' },
      { id: '1', title: '1' },
    ]);
  });
});

describe('the complaints under a tab', () => {
  const items = [{ tab: '1' }, { tab: '' }, { tab: '2' }, { tab: '77' }];

  it('are those that the server put there, and those without a tab', () => {
    expect(itemsUnder(items, '2')).toEqual([{ tab: '' }, { tab: '2' }]);
  });

  it.each(['', '0', 'all'])('are all of them under %j', (id) => {
    expect(itemsUnder(items, id)).toEqual(items);
  });
});
