import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { report } from '@/platform/api/contract/reports';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const names = v.array(v.string());

/** The kinds of reports in the contract, with the fields of each. */
const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  report.options.map(({ entries }) => [entries.kind.literal, new Set(Object.keys(entries))] as const),
);
const ofTheHead = new Set('market service_name service_version platform language connection sample dropped'.split(' '));

/** @returns the fields of a query that no report has */
function unknownIn(query: string): string[] {
  const kind = /\bkind="([a-z]+)"/.exec(query)?.[1];
  const fields = kind === undefined ? new Set<string>() : kinds.get(kind);
  if (!fields) return [`kind ${kind ?? ''}`];
  const asked = [
    ...[...query.matchAll(/\|\s*(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, field = '']) => field),
    ...[...query.matchAll(/\bunwrap (\w+)/g)].map(([, field = '']) => field),
    ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(',').map((field) => field.trim()),
    ),
  ];
  return asked.filter((field) => !fields.has(field) && !ofTheHead.has(field));
}

const balanced = (query: string) =>
  ['()', '{}', '[]'].every(([open = '', close = '']) => query.split(open).length === query.split(close).length);

describe('the dashboard', () => {
  const target = v.object({ expr: v.string(), refId: v.string() });
  const panel = v.object({ id: v.number(), title: v.string(), targets: v.pipe(v.array(target), v.minLength(1)) });
  const { panels } = v.parse(
    v.object({ title: v.string(), uid: v.string(), panels: v.array(panel) }),
    JSON.parse(read('grafana-dashboard.json')),
  );

  it('has a panel for every kind of report, each once', () => {
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => /\bkind="([a-z]+)"/.exec(expr)?.[1]));
    expect(new Set(shown)).toEqual(new Set(kinds.keys()));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  const drawn = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));
  it.each(drawn)('%s queries existing fields of reports: %s', (_, expr) => {
    expect(unknownIn(expr)).toEqual([]);
    expect(balanced(expr)).toBe(true);
  });
});

describe('the alerts', () => {
  const rule = v.object({ alert: v.string(), expr: v.string(), annotations: v.object({ summary: v.string() }) });
  const { groups } = v.parse(
    v.object({ groups: v.array(v.object({ rules: v.array(rule) })) }),
    parse(read('alerts.yaml')),
  );
  const rules = groups.flatMap((group) => group.rules);

  const conditions = rules.map(({ alert, expr }) => [alert, expr] as const);
  it.each(conditions)('%s queries existing fields of reports: %s', (alert, expr) => {
    expect(alert === 'ReportsStopped' ? [] : unknownIn(expr)).toEqual([]);
    expect(balanced(expr)).toBe(true);
  });

  it('are each in the handbook', () => {
    const handbook = readFileSync('docs/operating.md', 'utf8');
    for (const { alert } of rules) expect(handbook).toContain(`| \`${alert}\` |`);
  });
});

describe('the collector', () => {
  const parts = v.record(v.string(), v.unknown());
  const config = v.parse(
    v.object({
      receivers: parts,
      processors: parts,
      exporters: parts,
      service: v.object({
        pipelines: v.record(v.string(), v.object({ receivers: names, processors: names, exporters: names })),
      }),
    }),
    parse(read('otel-collector.yaml')),
  );

  it('declares the parts that its pipelines use, and no others', () => {
    const pipelines = Object.values(config.service.pipelines);
    for (const part of ['receivers', 'processors', 'exporters'] as const)
      expect([...new Set(pipelines.flatMap((pipeline) => pipeline[part]))].sort()).toEqual(
        Object.keys(config[part]).sort(),
      );
  });

  it('removes the address from a browser’s own report', () => {
    const policy = JSON.stringify(config.processors['transform/policy']);
    expect(policy).toContain('keep_keys(log.attributes, [\\"directive\\"])');
    expect(policy.indexOf('set(log.body, \\"policy\\")')).toBeGreaterThan(policy.indexOf('ParseJSON'));
  });
});
