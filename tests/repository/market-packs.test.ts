import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packNames, packsOfApp, parseMarketPack, readMarketPacks } from '../../config/market-packs';

const own = (name: string) => readFileSync(path.join('config/markets', `${name}.json`), 'utf8');
const nothing = { name: '', address: '', phone: '', email: '' };

type Fields = Record<string, unknown>;

/** The pack of Indonesia with another value at one path; `undefined` removes it. */
function packWith(fieldPath: string, value: unknown): string {
  const pack = JSON.parse(own('indonesia')) as Fields;
  const names = fieldPath.split('.');
  const last = names.pop() ?? '';
  // Each name before the last one is an object of the pack, or a list.
  names.reduce((part, name) => part[name] as Fields, pack)[last] = value;
  return JSON.stringify(pack);
}

describe.each(packNames)('the pack of %s', (name) => {
  it('is valid, with telephone numbers of its own country', () => {
    const { service } = parseMarketPack(own(name), `${name}.json`);
    expect(service.phone).toMatch(name === 'india' ? /^\+91/ : /^\+62/);
  });
});

describe('a wrong pack', () => {
  const step = { fromDay: 1, toDay: null, percentPerDay: 1 };
  const cap = { percent: 100, holdsFrom: '2024-01-01', source: 'OJK' };
  const earlier = { ...cap, holdsFrom: '2023-01-01' };

  it.each<[fieldPath: string, value: unknown, fault: RegExp]>([
    ['lender.name', '', /lender\.name: must not be empty/],
    ['lender.licence', undefined, /lender\.licence: expected .*is undefined/],
    ['service.phone', 'call us', /service\.phone: must be a telephone number .*"call us"/],
    ['service.email', 'care', /service\.email: must be an e-mail address/],
    ['service.fax', '1', /service\.fax: unknown field/],
    ['authority.address', 'http://example.com', /authority\.address: must be an https address/],
    ['helpLine', { name: 'A', phone: 'someone kind' }, /helpLine\.phone: must be a telephone number/],
    ['helpLine', { name: ' ', phone: '119' }, /helpLine\.name: must not be empty/],
    ['collection.from', '8 am', /collection\.from: must be a time/],
    ['collection.from', '20:30', /collection: must begin before it ends/],
    ['holidays.dates', ['17 August'], /holidays\.dates\.0: must be a day/],
    ['rules.caps', undefined, /rules\.caps: expected/],
    ['rules.caps.late', [cap, earlier], /rules\.caps\.late: must be in the order of holdsFrom/],
    ['rules.caps.total.0.source', undefined, /rules\.caps\.total\.0\.source: expected/],
    ['rules.caps.total.0.percent', 0, /rules\.caps\.total\.0\.percent: must be more than 0/],
    ['rules.caps.total.0.holdsFrom', 'now', /rules\.caps\.total\.0\.holdsFrom: must be a day/],
    ['rules.late.steps', [{ ...step, fromDay: 2 }], /rules\.late\.steps: must follow one another from day 1/],
    ['rules.late.steps', [{ ...step, toDay: 9 }], /rules\.late\.steps: must end with a step without an end/],
    ['rules.keyFacts.form', 'letter', /rules\.keyFacts\.form: expected \("statement" \| "summary"\), is "letter"/],
    ['rules.keyFacts.validity', [{ fromTermDays: 7, workingDays: 3 }], /validity: must begin at a term of 0 days/],
    ['rules.restDays', [7], /rules\.restDays\.0: must be 0 \(Sunday\) to 6/],
    ['rules.coolingOff', { days: 1, source: 'RBI' }, /rules\.coolingOff\.holdsFrom: expected/],
  ])('with %s as %j is refused with the reason', (fieldPath, value, fault) => {
    const parse = () => parseMarketPack(packWith(fieldPath, value), 'indonesia.json');
    expect(parse).toThrow(fault);
    expect(parse).toThrow('Wrong market pack indonesia.json');
  });

  it('that is not JSON is refused', () => {
    expect(() => parseMarketPack('{', 'india.json')).toThrow('Wrong market pack india.json: it is not JSON');
  });
});

describe('the folder of the packs', () => {
  it('without one of them stops the build', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
    writeFileSync(path.join(folder, 'indonesia.json'), own('indonesia'));
    expect(() => readMarketPacks('/', { folder, home: nothing })).toThrow(/there is no .*india\.json/);
  });

  it('gives each market its own, without the fields that no page shows', () => {
    const { shown: packs, consent } = packsOfApp(
      readMarketPacks(process.cwd(), { folder: 'config/markets', home: nothing }),
    );
    expect(packs.india.grievance?.phone).toMatch(/^\+91/);
    expect(packs.indonesia).not.toHaveProperty('holidays');
    expect(packs.indonesia).not.toHaveProperty('reports');
    expect(consent).toEqual({ indonesia: 'opt-out', india: 'opt-in' });
    expect(packs.indonesia).not.toHaveProperty('rules');
  });

  it('has the lender of the build settings in Indonesia only', () => {
    const home = { ...nothing, name: 'PT Lain', phone: '+62 21 1' };
    const packs = readMarketPacks(process.cwd(), { folder: 'config/markets', home });
    expect(packs.indonesia).toMatchObject({ lender: { name: 'PT Lain' }, service: { phone: '+62 21 1' } });
    expect(JSON.stringify(packs.india)).not.toContain('+62');
  });
});
