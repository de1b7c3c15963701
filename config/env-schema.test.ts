import { parseEnv } from './env-schema';

describe('build switches', () => {
  it('each have a default', () => {
    const { config, switches } = parseEnv({});
    expect(switches).toEqual({
      serviceWorker: false,
      mocks: false,
      internalTools: false,
      reports: { url: '', sample: 1 },
    });
    expect(config).toMatchObject({
      basePath: '/',
      apiBaseUrl: '/gateway',
      h5BaseUrl: '',
      trustedHosts: [],
      formHeaders: ['clientType', 'appVersion'],
      jsonHeaders: ['token', 'deviceId'],
      colors: { background: '#FFC33C', accent: '#F38491', text: '#000' },
      routeOverrides: {},
    });
  });

  it('read lists, addresses and renamed pages', () => {
    const { config } = parseEnv({
      VITE_API_BASE_URL: 'https://api.example/gateway/',
      VITE_TRUSTED_HOSTS: 'Pay.example, partner.example:8443',
      VITE_ROUTE_LOAN_DETAILS: '/pinjaman',
    });
    expect(config).toMatchObject({
      apiBaseUrl: 'https://api.example/gateway',
      trustedHosts: ['pay.example', 'partner.example:8443'],
      routeOverrides: { '/loanDetails': '/pinjaman' },
    });
  });

  it('let a page take the path of a renamed one', () => {
    const { config } = parseEnv({ VITE_ROUTE_LOAN_DETAILS: '/payway', VITE_ROUTE_PAYWAY: '/bayar' });
    expect(config.routeOverrides).toEqual({ '/loanDetails': '/payway', '/payway': '/bayar' });
  });

  it.each([
    ['', '/gateway', '/'],
    ['/app', '/gateway', '/app/'],
    ['app/', 'https://api.example/gateway', '/app/'],
    ['/app/', '/app/gateway', '/app/'],
  ])('have the API at its own switch for pages in %j', (folder, api, basePath) => {
    const { config } = parseEnv({ VITE_BASE_PATH: folder, VITE_API_BASE_URL: api });
    expect(config).toMatchObject({ basePath, apiBaseUrl: api });
  });

  it('have the API of the mock backend in the folder', () => {
    const { config } = parseEnv({ VITE_BASE_PATH: '/demo', VITE_MOCKS: 'on' });
    expect(config.apiBaseUrl).toBe('/demo/gateway');
  });

  it.each([
    ['https://loan.example', 'https://loan.example/app'],
    ['https://loan.example/', 'https://loan.example/app'],
    ['https://loan.example/app/', 'https://loan.example/app'],
    ['', ''],
  ])('add the folder to the address of the pages %j', (h5, pages) => {
    expect(parseEnv({ VITE_BASE_PATH: '/app/', VITE_H5_BASE_URL: h5 }).config.h5BaseUrl).toBe(pages);
  });

  it.each([
    [{ VITE_SERVICE_WORKER: 'yes' }, /VITE_SERVICE_WORKER: must be "on" or "off"/],
    [{ VITE_COLOR_ACCENT: 'pink' }, /VITE_COLOR_ACCENT: must be a colour/],
    [{ VITE_COLOR_ACCENT: '' }, /VITE_COLOR_ACCENT: .*quotes/],
    [{ VITE_API_BASE_URL: 'ftp://x' }, /VITE_API_BASE_URL/],
    [
      { VITE_BASE_PATH: 'https://host/app/' },
      /VITE_BASE_PATH: must be the path of a folder.*\(is "https:\/\/host\/app\/"\)/,
    ],
    [{ VITE_BASE_PATH: '/my app/' }, /VITE_BASE_PATH: must be the path of a folder/],
    [{ VITE_BASE_PATH: '/gateway/app/' }, /VITE_BASE_PATH: the pages would be below the API/],
    [{ VITE_TRUSTED_HOSTS: 'https://x.example' }, /VITE_TRUSTED_HOSTS: must be host names/],
    [{ VITE_FORM_HEADERS: 'client type' }, /VITE_FORM_HEADERS/],
    [{ VITE_ROUTE_NOWHERE: '/x' }, /VITE_ROUTE_NOWHERE: no such page/],
    [{ VITE_ROUTE_PAYWAY: 'payway' }, /VITE_ROUTE_PAYWAY: must be a path/],
    [{ VITE_ROUTE_PAYWAY: '/loanDetails' }, /two pages would share/],
    [{ VITE_ROUTE_LOAN_DETAILS: '/that' }, /VITE_ROUTE_LOAN_DETAILS: two pages would share the path \/that/],
    [{ VITE_ROUTE_LOAN_DETAILS: '/Policy' }, /VITE_ROUTE_LOAN_DETAILS: two pages would share the path \/Policy/],
    [{ VITE_ROUTE_LOAN_DETAILS: '/testPreview' }, /VITE_ROUTE_LOAN_DETAILS: two pages would share/],
    [{ VITE_ROUTE_LOAN_DETAILS: '/app' }, /VITE_ROUTE_LOAN_DETAILS: two pages would share/],
  ])('stop the build with name and reason: %j', (env, reason) => {
    expect(() => parseEnv(env)).toThrow(reason);
  });
});
