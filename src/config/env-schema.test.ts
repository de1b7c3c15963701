import { describe, expect, it } from 'vitest';
import { parseEnv } from './env-schema';

describe('build switches', () => {
  it('have a default each', () => {
    const { config, switches } = parseEnv({});
    expect(switches).toEqual({ serviceWorker: false, mocks: false, internalTools: false });
    expect(config).toMatchObject({
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
      routeOverrides: { LOAN_DETAILS: '/pinjaman' },
    });
  });

  it.each([
    [{ VITE_SERVICE_WORKER: 'yes' }, /VITE_SERVICE_WORKER: must be "on" or "off"/],
    [{ VITE_COLOR_ACCENT: 'pink' }, /VITE_COLOR_ACCENT: must be a colour/],
    [{ VITE_COLOR_ACCENT: '' }, /VITE_COLOR_ACCENT: .*quotes/],
    [{ VITE_API_BASE_URL: 'ftp://x' }, /VITE_API_BASE_URL/],
    [{ VITE_TRUSTED_HOSTS: 'https://x.example' }, /VITE_TRUSTED_HOSTS: must be host names/],
    [{ VITE_FORM_HEADERS: 'client type' }, /VITE_FORM_HEADERS/],
    [{ VITE_ROUTE_NOWHERE: '/x' }, /VITE_ROUTE_NOWHERE: no such page/],
    [{ VITE_ROUTE_PAYWAY: 'payway' }, /VITE_ROUTE_PAYWAY: must be a path/],
    [{ VITE_ROUTE_PAYWAY: '/loanDetails' }, /two pages would share/],
  ])('stop the build with the name and the reason: %j', (env, reason) => {
    expect(() => parseEnv(env)).toThrow(reason);
  });
});
