// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MarketPack, packNames, packsOfApp, parseMarketPack, readMarketPacks } from '../../config/market-packs';

const own = (name: string) => readFileSync(path.join('config/markets', `${name}.json`), 'utf8');
const nothing = { name: '', address: '', phone: '', email: '' };

type Fields = Record<string, unknown>;
type Rules = MarketPack['rules'];

/** The project's own pack of India with one field of a group replaced. */
function spoilt(group: string, field: string, value: unknown): string {
  const pack = JSON.parse(own('india')) as Record<string, Fields>;
  return JSON.stringify({ ...pack, [group]: { ...pack[group], [field]: value } });
}

describe.each(packNames)('the pack of %s', (name) => {
  it('is right, with telephone numbers of its own country', () => {
    const { service } = parseMarketPack(own(name), `${name}.json`);
    expect(service.phone).toMatch(name === 'india' ? /^\+91/ : /^\+62/);
  });
});

describe('a wrong pack', () => {
  it.each([
    ['lender', 'name', '', /lender\.name: must not be empty/],
    ['lender', 'licence', undefined, /lender\.licence: expected .*is undefined/],
    ['service', 'phone', 'call us', /service\.phone: must be a telephone number .*"call us"/],
    ['service', 'email', 'care', /service\.email: must be an e-mail address/],
    ['authority', 'address', 'http://example.com', /authority\.address: must be an https address/],
    ['helpLine', 'phone', 'someone kind', /helpLine\.phone: must be a telephone number/],
    ['helpLine', 'name', ' ', /helpLine\.name: must not be empty/],
    ['collection', 'from', '8 am', /collection\.from: must be a time/],
    ['collection', 'from', '20:30', /collection: must begin before it ends/],
    ['holidays', 'dates', ['17 August'], /holidays\.dates\.0: must be a day/],
    ['service', 'fax', '1', /service\.fax: expected never/],
  ])('with %s.%s as %s is refused, and says why', (group, field, value, why) => {
    expect(() => parseMarketPack(spoilt(group, field, value), 'india.json')).toThrow(why);
    expect(() => parseMarketPack(spoilt(group, field, value), 'india.json')).toThrow('Wrong market pack india.json');
  });

  it.each<[string, (rules: Rules) => object]>([
    [
      'caps.late: must be in the order of holdsFrom',
      ({ caps }) => ({ caps: { ...caps, late: [...caps.late].reverse() } }),
    ],
    [
      'caps.total.0.source: expected',
      ({ caps }) => ({ caps: { ...caps, total: [{ percent: 100, holdsFrom: '2024-01-01' }] } }),
    ],
    [
      'caps.total.0.percent: must be more than 0',
      ({ caps }) => ({ caps: { ...caps, total: [{ ...caps.total[0], percent: 0 }] } }),
    ],
    [
      'caps.total.0.holdsFrom: must be a day',
      ({ caps }) => ({ caps: { ...caps, total: [{ ...caps.total[0], holdsFrom: 'now' }] } }),
    ],
    ['caps: expected', () => ({ caps: undefined })],
    [
      'late.steps: must follow one another from day 1',
      ({ late }) => ({ late: { ...late, steps: [{ fromDay: 2, toDay: null, percentPerDay: 1 }] } }),
    ],
    [
      'late.steps: must end with a step without an end',
      ({ late }) => ({ late: { ...late, steps: [{ fromDay: 1, toDay: 9, percentPerDay: 1 }] } }),
    ],
    [
      'keyFacts.form: expected ("statement" | "summary"), is "letter"',
      ({ keyFacts }) => ({ keyFacts: { ...keyFacts, form: 'letter' } }),
    ],
    [
      'keyFacts.validity: must begin at a term of 0 days',
      ({ keyFacts }) => ({ keyFacts: { ...keyFacts, validity: [{ fromTermDays: 7, workingDays: 3 }] } }),
    ],
    ['restDays.0: must be 0 (Sunday) to 6', () => ({ restDays: [7] })],
    ['coolingOff.holdsFrom: expected', () => ({ coolingOff: { days: 1, source: 'RBI' } })],
  ])('is refused, and says why: rules.%s', (why, change) => {
    const pack = JSON.parse(own('indonesia')) as { rules: Rules };
    const text = JSON.stringify({ ...pack, rules: { ...pack.rules, ...change(pack.rules) } });
    expect(() => parseMarketPack(text, 'indonesia.json')).toThrow(`rules.${why}`);
  });

  it('that is not JSON is named', () => {
    expect(() => parseMarketPack('{', 'india.json')).toThrow('Wrong market pack india.json: it is not JSON');
  });
});

describe('the folder of the packs', () => {
  it('that lacks one stops the build', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
    writeFileSync(path.join(folder, 'indonesia.json'), own('indonesia'));
    expect(() => readMarketPacks('/', { folder, home: nothing })).toThrow(/there is no .*india\.json/);
  });

  it('gives each market its own, without the days that no page shows', () => {
    const { shown: packs, consent } = packsOfApp(
      readMarketPacks(process.cwd(), { folder: 'config/markets', home: nothing }),
    );
    expect(packs.india.grievance?.phone).toMatch(/^\+91/);
    expect(packs.indonesia).not.toHaveProperty('holidays');
    expect(packs.indonesia).not.toHaveProperty('reports');
    expect(consent).toEqual({ indonesia: 'opt-out', india: 'opt-in' });
    expect(packs.indonesia).not.toHaveProperty('rules');
  });

  it('gives way to what the build says of Indonesia, and of nowhere else', () => {
    const home = { ...nothing, name: 'PT Lain', phone: '+62 21 1' };
    const packs = readMarketPacks(process.cwd(), { folder: 'config/markets', home });
    expect(packs.indonesia).toMatchObject({ lender: { name: 'PT Lain' }, service: { phone: '+62 21 1' } });
    expect(JSON.stringify(packs.india)).not.toContain('+62');
  });
});
