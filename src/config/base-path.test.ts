import { parseBasePath, basePathWithoutSlash, withBase, withoutBase } from './base-path';

describe('the folder of the app', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/app', '/app/'],
    ['/app/', '/app/'],
    ['app', '/app/'],
    ['app/', '/app/'],
    ['/loans/web/', '/loans/web/'],
    ['/v1.2/~team/loan-web', '/v1.2/~team/loan-web/'],
  ])('%j is %j', (text, path) => expect(parseBasePath(text)).toBe(path));

  it.each([
    'https://loan.example/app/',
    '//loan.example/',
    '/app//web/',
    '//',
    '..',
    '/app/../web/',
    '.',
    './',
    '/app/./',
    '/app?x=1',
    '/app#x',
    '/my app/',
    '/app\\web',
    '/app%20web/',
    '/aplikasi-é/',
    '/<app>/',
  ])('%j is none', (text) => expect(parseBasePath(text)).toBeNull());

  it.each([
    ['/', '/', '/'],
    ['/', '/loanDetails', '/loanDetails'],
    ['/app/', '/', '/app/'],
    ['/app/', '/loanDetails', '/app/loanDetails'],
  ])('below %s, %s is %s on the host, and back', (basePath, path, onHost) => {
    expect(withBase(basePath, path)).toBe(onHost);
    expect(withoutBase(basePath, onHost)).toBe(path);
  });

  it('holds no path that only begins alike, and its own without the last slash', () => {
    expect(withoutBase('/app/', '/apples')).toBeNull();
    expect(withoutBase('/app/', '/')).toBeNull();
    expect(withoutBase('/app/', '/app')).toBe('/');
  });

  it('is named without its last slash where a slash would leave its own address out', () => {
    expect(basePathWithoutSlash('/app/')).toBe('/app');
    expect(basePathWithoutSlash('/')).toBe('/');
  });
});
