// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capture } from './run';

const read = (file: string) => readFileSync(file, 'utf8');

/** One instruction of the Dockerfile, its lines joined, and the stage that it stands in. */
type Instruction = { stage: string; name: string; rest: string };

function instructionsOf(text: string): Instruction[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  let stage = '';
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stage = / AS (\S+)$/.exec(rest)?.[1] ?? '';
    return { stage, name, rest };
  });
}

const dockerfile = read('deploy/Dockerfile');
const instructions = instructionsOf(dockerfile);
const compose = read('deploy/compose.yaml');
const named = (name: string, stage?: string) =>
  instructions
    .filter((one) => one.name === name && (stage === undefined || one.stage === stage))
    .map(({ rest }) => rest);
const stages = named('FROM').map((rest) => rest.split(' AS ')[1] ?? '');

describe('the Dockerfile', () => {
  it('begins with bases of one version each, and from the lock', () => {
    for (const base of named('ARG', '')) expect(base).toMatch(/^[A-Z]+=[a-z]+:\d+\.\d+[\w.-]*-slim$/);
    const known = [...named('ARG', '').map((arg) => `\${${arg.split('=')[0] ?? ''}}`), ...stages];
    for (const from of named('FROM')) expect(known).toContain(from.split(' AS ')[0]);
    expect(named('RUN', 'modules')).toEqual(['npm ci --no-audit --no-fund']);
    expect(read('.nvmrc').trim()).toBe(/NODE=node:(\d+)/.exec(dockerfile)?.[1]);
  });

  it('copies what exists, and what is let in', () => {
    const letIn = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => /^!(.+)$/.exec(line)?.[1] ?? []);
    for (const rest of named('COPY')) {
      const [from, ...words] = rest.startsWith('--from=') ? rest.split(' ') : ['', ...rest.split(' ')];
      if (from !== '') {
        expect(stages).toContain(from?.slice('--from='.length));
        continue;
      }
      for (const source of words.slice(0, -1)) {
        expect(existsSync(source.replace('*', '')), source).toBe(true);
        expect(
          letIn.some((entry) => entry === source || source.startsWith(`${entry}/`)),
          source,
        ).toBe(true);
      }
    }
    for (const entry of letIn) expect(existsSync(entry.replace('*', '')), entry).toBe(true);
    expect(letIn).not.toContain('.git');
  });

  it('calls what there is', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    for (const [, script = ''] of dockerfile.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
    const [command] = named('CMD', 'mock-server');
    expect(command).toBe('["node_modules/.bin/tsx", "mocks/server.ts"]');
    for (const file of ['mocks/server.ts', 'node_modules/.bin/tsx', 'deploy/release.sh'])
      expect(existsSync(file), file).toBe(true);
  });

  it('runs as nobody in particular, on ports that nobody needs to be root for, and holds no secret', () => {
    expect(named('USER', 'app')).toEqual(['www-data']);
    expect(named('USER', 'mock-server')).toEqual(['node']);
    expect(
      instructions
        .filter(({ name }) => /^(?:ARG|ENV)$/.test(name))
        .map(({ rest }) => rest)
        .join(' '),
    ).not.toMatch(/token|secret|password|passwd|key|cert/i);
  });

  it('is what compose builds, on the same ports', () => {
    const targets = [...compose.matchAll(/^ +target: (\S+)$/gm)].map(([, target = '']) => target);
    expect(targets.sort()).toEqual(['app', 'mock-server']);
    for (const target of targets) expect(stages).toContain(target);
    const exposed = [...named('EXPOSE', 'app'), ...named('EXPOSE', 'mock-server')];
    const published = [...compose.matchAll(/127\.0\.0\.1:\d+:(\d+)/g)].map(([, port = '']) => port);
    expect(published.sort()).toEqual(exposed.sort());
    for (const [, arg = ''] of compose.matchAll(/^ {8}([A-Z_]+): /gm))
      expect(named('ARG', 'app').map((one) => one.split('=')[0])).toContain(arg);
  });
});

describe('the settings of nginx in a container', () => {
  const shipped = read('deploy/nginx.conf');
  const changed = capture('sed', ['-f', 'deploy/container.sed', 'deploy/nginx.conf']);

  it('are the shipped ones, but for each line that the container changes', () => {
    const rules = read('deploy/container.sed')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    for (const rule of rules) expect(capture('sed', ['-e', rule, 'deploy/nginx.conf']), rule).not.toBe(shipped);
    expect(changed).toContain(`listen ${named('EXPOSE', 'app')[0] ?? ''};`);
    expect(changed).not.toMatch(/^\s*ssl_|listen 443|listen \[|\/var\/log/m);
    expect(changed).toContain('include /srv/app/current/server.conf;');
  });

  it('have every name that an operator gives', () => {
    const run = named('RUN', 'app').find((one) => one.startsWith('sed')) ?? '';
    for (const [, name = ''] of run.matchAll(/s\|([^|]+)\|/g)) expect(shipped, name).toContain(name.replace(/\\/g, ''));
  });
});
