import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
let app = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  app = path.join(folder, 'app');
  writeFileSync(path.join(folder, 'headers'), 'add_header content-security-policy "none" always;\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Calls the script; by default the web server accepts every configuration. */
function release(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/release.sh', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], APP: app, RELOAD: 'true', ...settings },
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

/** Makes a build with the given hashed files; by default their content is their name. */
function build(name: string, assets: readonly string[], content = ''): string {
  const dist = path.join(folder, name);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(path.join(dist, 'About'));
  for (const asset of assets) writeFileSync(path.join(dist, 'assets', asset), content || asset);
  for (const page of ['app.html', 'index.html', 'loan.html', 'About/index.html', 'loan.html.br'])
    writeFileSync(path.join(dist, page), `${page} of ${name}`);
  writeFileSync(path.join(dist, 'robots.txt'), 'the same');
  writeFileSync(path.join(dist, 'switches.json'), `{"of":"${name}"}`);
  writeFileSync(path.join(dist, 'version.json'), `{"release":"1.0.0+${name}","version":"1.0.0"}`);
  return dist;
}

const put = (name: string, assets: readonly string[], settings?: Record<string, string>) =>
  release(['put', build(name, assets), path.join(folder, 'headers')], settings);

const served = (file: string) => readFileSync(path.join(app, 'current/pages', file), 'utf8');
const assets = () => readdirSync(path.join(app, 'assets')).sort();

it('installs hashed files, pages and headers under number, version and commit', () => {
  expect(put('aaa', ['-odd-12345678.js', 'a-12345678.js'])).toEqual({ status: 0, out: '0001-1.0.0+aaa', error: '' });
  expect(served('loan.html')).toBe('loan.html of aaa');
  expect(served('assets/a-12345678.js')).toBe('a-12345678.js');
  const conf = readFileSync(path.join(app, 'current/server.conf'), 'utf8');
  expect(conf).toBe(`root ${app}/releases/0001-1.0.0+aaa/pages;\nadd_header content-security-policy "none" always;\n`);
  expect(readdirSync(app).sort()).toEqual(['assets', 'current', 'releases', 'switches.json']);
});

it('keeps the files of earlier releases, and can use each of them again', () => {
  put('aaa', ['a-12345678.js']);
  put('bbb', ['b-12345678.js']);
  put('ccc', ['c-12345678.js']);
  expect(assets()).toEqual(['a-12345678.js', 'b-12345678.js', 'c-12345678.js']);
  expect(release(['back']).out).toBe('0002-1.0.0+bbb');
  expect(served('assets/a-12345678.js')).toBe('a-12345678.js');
  expect(release(['use', '0003']).out).toBe('0003-1.0.0+ccc');
  expect(release(['use', '0001']).out).toBe('0001-1.0.0+aaa');
  expect(release(['back'])).toMatchObject({ status: 1, out: '' });
  expect(release(['list']).out).toBe('* 0001-1.0.0+aaa\n  0002-1.0.0+bbb\n  0003-1.0.0+ccc');
  expect(served('loan.html')).toBe('loan.html of aaa');
});

it('does not change the operator’s switches', () => {
  put('aaa', ['a-12345678.js']);
  expect(served('switches.json')).toBe('{"of":"aaa"}');
  writeFileSync(path.join(app, 'switches.json'), '{"notice":"from now on"}');
  put('bbb', ['b-12345678.js']);
  expect(served('switches.json')).toBe('{"notice":"from now on"}');
  release(['back']);
  expect(served('switches.json')).toBe('{"notice":"from now on"}');
});

it('deletes old releases, with the files that no other release has', () => {
  const long = new Date(Date.now() - 8 * 86_400_000);
  for (const name of ['aaa', 'bbb', 'ccc']) put(name, [`${name}-12345678.js`, 'common-12345678.js']);
  put('ddd', ['ddd-12345678.js'], { KEEP: '2' });
  // Replaced today: a page of it may be open.
  expect(release(['list']).out.split('\n')).toHaveLength(4);
  utimesSync(path.join(app, 'releases/0001-1.0.0+aaa/left'), long, long);
  put('eee', ['eee-12345678.js'], { KEEP: '2' });
  expect(release(['list']).out.split('\n')).toHaveLength(4);
  expect(assets()).not.toContain('aaa-12345678.js');
  expect(assets()).toContain('common-12345678.js');
  put('fff', ['-f-12345678.js'], { KEEP: '1', DAYS: '0' });
  expect(release(['list']).out).toBe('* 0006-1.0.0+fff');
  expect(assets()).toEqual(['-f-12345678.js']);
});

it('does not delete the release that is served', () => {
  put('aaa', ['a-12345678.js']);
  put('bbb', ['b-12345678.js']);
  release(['back']);
  expect(put('ccc', ['c-12345678.js'], { RELOAD: 'false', KEEP: '1', DAYS: '0' }).status).toBe(1);
  expect(release(['list']).out).toContain('* 0001-1.0.0+aaa');
  expect(served('assets/a-12345678.js')).toBe('a-12345678.js');
});

it('changes nothing if the web server refuses the release', () => {
  put('aaa', ['a-12345678.js']);
  const refused = put('bbb', ['b-12345678.js'], { RELOAD: 'false' });
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.error).toContain('0001-1.0.0+aaa is served as before');
  expect(readlinkSync(path.join(app, 'current'))).toBe('releases/0001-1.0.0+aaa');
  expect(release(['list']).out).toBe('* 0001-1.0.0+aaa');
});

it('passes the changed addresses to a CDN, without hashed files', () => {
  put('aaa', ['a-12345678.js']);
  const purged = path.join(folder, 'purged');
  put('bbb', ['b-12345678.js'], { PURGE: `cat >${purged}`, BASE: '/app' });
  const addresses = readFileSync(purged, 'utf8').trim().split('\n');
  expect(addresses).toEqual(['/app/About', '/app/app', '/app/', '/app/loan', '/app/version.json']);
  expect(put('ccc', [], { PURGE: 'exit 1' })).toMatchObject({ status: 1 });
  expect(release(['list']).out).toContain('* 0003-1.0.0+ccc');
});

it('refuses one name with two contents, a folder without a build, and a second release at the same time', () => {
  put('aaa', ['a-12345678.js']);
  const other = build('bbb', ['a-12345678.js'], 'something else');
  expect(release(['put', other, path.join(folder, 'headers')]).error).toContain('one name, two contents');
  expect(release(['put', folder, path.join(folder, 'headers')]).error).toContain('is no build');
  expect(release(['put', other, path.join(other, 'robots.txt')]).error).toContain('npm run headers');
  expect(release(['use', '7']).error).toContain('names no release');
  expect(release([]).error).toContain('put DIST HEADERS');
  mkdirSync(path.join(app, 'lock'));
  expect(release(['back']).error).toContain('another release is under way');
  expect(served('loan.html')).toBe('loan.html of aaa');
  expect(readFileSync(path.join(app, 'assets/a-12345678.js'), 'utf8')).toBe('a-12345678.js');
  expect(existsSync(path.join(app, 'lock'))).toBe(true);
});
