import { readFileSync } from 'node:fs';
import { pages } from '@/config/pages';
import { parseSwitches, type SwitchesFile } from '@/platform/api/contract/switches';
import { activeAt, nextChange } from './active-switches';
import { textIn } from './use-closed-ways';

const at = (time: string) => Date.parse(`2026-11-24T${time}+07:00`);

const file: SwitchesFile = {
  version: 1,
  notices: [
    { kind: 'warning', text: { id: 'BCA' }, markets: ['indonesia'], until: '2026-11-24T14:00:00+07:00' },
    { kind: 'info', text: { en: 'All' }, from: '2026-11-24T13:00:00+07:00' },
  ],
  closedPages: [{ page: '/extension', text: { en: 'Closed' }, markets: ['india'] }],
  closedWays: [{ way: 'BCA', text: { en: 'Down' }, until: '2026-11-24T14:00:00+07:00' }],
};

describe('the active switches', () => {
  it.each([
    ['12:59:59', ['BCA']],
    ['13:00:00', ['BCA', 'All']],
    ['13:59:59', ['BCA', 'All']],
    ['14:00:00', ['All']],
  ])('at %s have the notices %j', (time, expected) => {
    const notices = activeAt(file, at(time))?.notices('indonesia') ?? [];
    expect(notices.map(({ text }) => Object.values(text)[0])).toEqual(expected);
  });

  const noon = activeAt(file, at('12:00:00'));

  it('apply in their markets only', () => {
    expect(noon?.notices('india')).toEqual([]);
    expect(noon?.closedPage('/extension', 'india')).toMatchObject({ isHeld: false });
    expect(noon?.closedPage('/extension', 'indonesia')).toBeUndefined();
  });

  it('do not close the page that is in use', () => {
    const busyOn = (page: string) => activeAt(file, at('12:00:00'), page)?.closedPage('/extension', 'india');
    expect([busyOn('/extension')?.isHeld, busyOn('/installment')?.isHeld]).toEqual([true, false]);
  });

  it.each([
    [['/installment>/extension', '/extension>/installment'], undefined],
    [['/installment>/installment'], undefined],
    [['/installment>/extension', '/extension>/individual'], '/individual'],
    [['/installment>/extension', '/extension'], undefined],
    [['/installment>/extension', '/extension>/installment india'], '/extension'],
    [['/installment>/loanDetails'], '/loanDetails'],
  ])('link from a closed page to an open one only: %j', (entries, expected) => {
    const closedPages = entries.map((entry) => {
      const [, page, instead, market] = /^(\S+?)(?:>(\S+))?(?: (\w+))?$/.exec(entry) ?? [];
      return { page, text: { en: 'Closed' }, ...(instead && { instead }), ...(market && { markets: [market] }) };
    });
    const parsed = parseSwitches(JSON.stringify({ version: 1, closedPages }));
    const active = 'file' in parsed ? activeAt(parsed.file, 0) : null;
    expect(active?.closedPage('/installment', 'indonesia')?.closed.instead).toBe(expected);
  });

  it('find a way by its code, in capitals or not', () => {
    expect(noon?.closedWay('bca', 'indonesia')).toBeDefined();
    expect(noon?.closedWay('BCA2', 'indonesia')).toBeUndefined();
    expect(activeAt(file, at('14:00:00'))?.closedWay('BCA', 'indonesia')).toBeUndefined();
  });

  it('are null for a file without them', () => {
    expect(activeAt({ version: 1 }, 0)).toBeNull();
    expect(activeAt({ version: 1, notices: [], offlineWorker: 'off', reload: ['1'] }, 0)).toBeNull();
  });

  it('change when a switch begins or ends', () => {
    expect(nextChange(file, at('12:00:00'))).toBe(at('13:00:00'));
    expect(nextChange(file, at('13:00:00'))).toBe(at('14:00:00'));
    expect(nextChange(file, at('14:00:00'))).toBe(Infinity);
  });
});

it.each([
  [{ en: 'E', id: 'I' }, 'id', { lang: 'id', text: 'I' }],
  [{ en: 'E', id: 'I' }, 'hi', { lang: 'en', text: 'E' }],
  [{ zh: 'Z', id: 'I' }, 'hi', { lang: 'zh', text: 'Z' }],
])('textIn chooses from %j for %s', (texts, locale, expected) => expect(textIn(texts, locale)).toEqual(expected));

describe('a file', () => {
  const faultsOf = (content: unknown) => {
    const parsed = parseSwitches(typeof content === 'string' ? content : JSON.stringify(content));
    return 'faults' in parsed ? parsed.faults.join('; ') : '';
  };

  it('may have every field', () => {
    const whole = { ...file, offlineWorker: 'off', reload: ['0.1.0+12724b6d45c0'] };
    expect(parseSwitches(JSON.stringify(whole))).toMatchObject({ file: { offlineWorker: 'off' } });
  });

  it.each([
    ['<!doctype html>', 'not JSON'],
    [`{"version":1,"notices":[]${' '.repeat(20_000)}}`, 'longer than'],
    [{ version: 2 }, 'version'],
    [{ version: 1, notice: [] }, 'notice: unknown field'],
    [{ version: 1, closedWays: [{ way: 'BCA', text: { en: 'x' }, untill: '' }] }, 'closedWays.0.untill'],
    [{ version: 1, notices: [{ kind: 'info', text: { en: 'x' }, from: '2026-13-40T14:00:00Z' }] }, 'notices.0.from'],
    [{ version: 1, notices: [{ kind: 'info', text: { en: 'x' }, from: '2026-02-30T14:00:00Z' }] }, 'notices.0.from'],
    [{ version: 1, notices: [{ kind: 'info', text: {} }] }, 'at least one language'],
    [{ version: 1, notices: [{ kind: 'info', text: { fr: 'Bonjour' } }] }, 'notices.0.text'],
    [{ version: 1, notices: [{ kind: 'info', text: { en: 'x'.repeat(301) } }] }, 'notices.0.text.en'],
    [{ version: 1, notices: [{ kind: 'info', text: { en: 'x' }, until: '2026-11-24 14:00' }] }, 'notices.0.until'],
    [{ version: 1, notices: Array.from({ length: 6 }, () => ({ kind: 'info', text: { en: 'x' } })) }, 'notices'],
    [{ version: 1, closedPages: [{ page: '/loanDetails', text: { en: 'x' } }] }, 'closedPages.0.page'],
    [{ version: 1, closedPages: [{ page: '/extension', text: { en: 'x' }, instead: 'https://e.com' }] }, 'instead'],
    [{ version: 1, closedWays: [{ way: '<b>', text: { en: 'x' } }] }, 'closedWays.0.way'],
    [{ version: 1, offlineWorker: false }, 'offlineWorker'],
    [{ version: 1, reload: ['a b'] }, 'reload.0'],
  ])('is refused with the name of the field: %j', (content, fault) => expect(faultsOf(content)).toContain(fault));

  it('can name existing pages only', () => {
    const routeTree = readFileSync('src/routeTree.gen.ts', 'utf8');
    const [, routes] = /export interface FileRoutesByFullPath \{([^}]*)\}/.exec(routeTree) ?? [];
    for (const page of Object.keys(pages)) expect(`${routes}'/support/replay':`).toContain(`'${page}':`);
  });
});
