import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const config = read('nginx.conf');

describe('the shipped web server configuration', () => {
  it('logs no query', () => {
    // One of the two places that read the address keeps the path, the other whether the query has a secret.
    const rest = config.replace('map $request_uri $asked_path {', '').replace('map $request_uri $launches {', '');
    expect(rest).not.toMatch(/\$request_uri|\$args|\$query_string|\$request\b|\$http_referer|combined/);
    expect(config).toContain('access_log /var/log/nginx/app.log without_query;');
    expect(config.match(/^ *error_log .*/gm)).toEqual(['  error_log /dev/null emerg;']);
  });

  it('never retries or caches the gateway', () => {
    expect(config).toContain('proxy_next_upstream off;');
    expect(config).not.toContain('proxy_cache');
  });

  it('is used in the container with some changed lines, each of which exists', () => {
    const rules = read('container.sed')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const edit = (...args: string[]) => execFileSync('sed', [...args, 'deploy/nginx.conf'], { encoding: 'utf8' });
    for (const rule of rules) expect(edit('-e', rule), rule).not.toBe(config);
    const changed = edit('-f', 'deploy/container.sed');
    expect(changed).not.toMatch(/^\s*ssl_|listen 443|listen \[|\/var\/log/m);
    expect(changed).toContain('include /srv/app/current/server.conf;');
  });
});

/**
 * `npm run check -- image` builds the images; a machine without Docker cannot, so that this looks
 * for what breaks them most.
 */
describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const letIn = [...read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, entry = '']) => entry);

  it('copies existing files that the ignore file allows', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) => list.split(' '));
    expect(sources.length).toBeGreaterThan(5);
    const isThere = (source: string) =>
      source.endsWith('*') ? readdirSync('.').some((name) => name.startsWith(source.slice(0, -1))) : existsSync(source);
    expect([...sources, ...letIn].filter((source) => !isThere(source))).toEqual([]);
    for (const source of sources)
      expect(
        letIn.some((entry) => entry === source || source.startsWith(`${entry}/`)),
        source,
      ).toBe(true);
    expect(letIn).not.toContain('.git');
  });

  it('uses existing commands, the Node of the project and users without rights, and contains no secret', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, script = ''] of dockerfile.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
    expect(/NODE=node:(\d+)/.exec(dockerfile)?.[1]).toBe(readFileSync('.nvmrc', 'utf8').trim());
    const users = new Set([...dockerfile.matchAll(/^USER (.*)$/gm)].map(([, user]) => user));
    expect(users).toEqual(new Set(['node', 'www-data']));
    expect(dockerfile).not.toMatch(/^(?:ARG|ENV) .*(?:token|secret|password|passwd|key|cert)/im);
  });

  it('listens on the ports that compose publishes on 127.0.0.1', () => {
    const exposed = new Set([...dockerfile.matchAll(/^EXPOSE (\d+)$/gm)].map(([, port]) => port));
    const published = [...read('compose.yaml').matchAll(/127\.0\.0\.1:\d+:(\d+)/g)].map(([, port]) => port);
    expect(exposed.size).toBe(2);
    expect(new Set(published)).toEqual(exposed);
  });
});
