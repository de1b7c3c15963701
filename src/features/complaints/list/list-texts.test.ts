import { itemsUnder, tabsOf } from './list-texts';

const tab = (title: string, value: string) => ({ title, value });

it.each([
  ['are the server’s, after one for all', [tab('Open', '1'), tab('Done', '2')], ['/', '1/Open', '2/Done']],
  ['are only the server’s if it has its own for all', [tab('Every', 'ALL'), tab('Done', '2')], ['ALL/Every', '2/Done']],
  ['do not exist if the server sends none', [tab('', '')], []],
  ['are unique, and named by their value without a title', [tab('', '1'), tab('Again', '1')], ['/', '1/1']],
])('the tabs %s', (_, tabs, expected) => {
  expect(tabsOf({ tabs }).map(({ id, title }) => `${id}/${title}`)).toEqual(expected);
});

const items = [{ tab: '1' }, { tab: '' }, { tab: '2' }, { tab: '77' }];

it.each([
  ['2', [{ tab: '' }, { tab: '2' }]],
  ['', items],
  ['0', items],
  ['-1', items],
])('the complaints under %j are those of the tab, and those without a tab', (id, expected) => {
  expect(itemsUnder(items, id)).toEqual(expected);
});
