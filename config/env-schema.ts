import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { parseBasePath, basePathWithoutSlash, withBase } from '../src/config/base-path.ts';
import { pages } from '../src/config/pages.ts';

// The build switches. Their values are constants of the bundle, so that the code of a feature that is off is removed.

const onOff = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), fallback),
    v.transform((value) => value === 'on'),
  );

const color = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
        'must be a colour such as "#FFC33C", in quotes in a .env file, where # starts a comment',
      ),
    ),
    fallback,
  );

const text = (fallback: string) => v.pipe(v.optional(v.string(), fallback), v.trim());

/** A list "a,b" whose entries match a pattern. */
const list = (fallback: string, form: RegExp, problem: string) =>
  v.pipe(
    text(fallback),
    v.transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    v.check((entries) => entries.every((entry) => form.test(entry)), problem),
  );

/** Launch parameters whose values go into headers of the same name. */
const headerNames = (fallback: string) =>
  list(fallback, /^[A-Za-z][A-Za-z0-9-]*$/, 'must be header names separated by commas');

const baseUrl = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.transform((value) => value.replace(/\/+$/, '')),
    v.check(
      (value) => value === '' || value.startsWith('/') || /^https?:\/\/[^/]+/.test(value),
      'must be a path such as /gateway or an http(s) address',
    ),
  );

const basePath = v.pipe(
  text('/'),
  v.check(
    (value) => parseBasePath(value) !== null,
    'must be the path of a folder on the host such as /app/, of letters, digits and . _ ~ -',
  ),
  v.transform((value) => parseBasePath(value) ?? '/'),
);

const hosts = v.pipe(
  list('', /^[a-z0-9.-]+(?::\d+)?$/i, 'must be host names separated by commas'),
  v.transform((names) => names.map((name) => name.toLowerCase())),
);

const schema = v.object({
  VITE_APP_NAME: text('Dana Terang'),
  VITE_COLOR_BACKGROUND: color('#FFC33C'),
  VITE_COLOR_ACCENT: color('#F38491'),
  VITE_COLOR_TEXT: color('#000'),
  VITE_SERVICE_PHONE: text(''),
  VITE_SERVICE_EMAIL: text(''),
  VITE_COMPANY_NAME: text(''),
  VITE_COMPANY_ADDRESS: text(''),
  VITE_MARKET_PACKS: v.pipe(text('config/markets'), v.nonEmpty('must be the folder of the market packs')),
  VITE_BASE_PATH: basePath,
  VITE_API_BASE_URL: baseUrl('/gateway'),
  VITE_H5_BASE_URL: baseUrl(''),
  VITE_TRUSTED_HOSTS: hosts,
  VITE_FORM_HEADERS: headerNames('clientType,appVersion'),
  VITE_JSON_HEADERS: headerNames('token,deviceId'),
  VITE_IDEMPOTENCY_HEADER: v.pipe(
    text('Idempotency-Key'),
    v.regex(/^(?:[A-Za-z][A-Za-z0-9-]*)?$/, 'must be the name of a header, or empty'),
  ),
  VITE_REPORT_URL: baseUrl(''),
  VITE_REPORT_SAMPLE: v.pipe(
    text('1'),
    v.transform(Number),
    v.check((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1'),
  ),
  VITE_SERVICE_WORKER: onOff('off'),
  VITE_MOCKS: onOff('off'),
  VITE_INTERNAL_TOOLS: onOff('off'),
});

/** All switches except `VITE_ROUTE_<NAME>`. */
export const switchNames: readonly string[] = Object.keys(schema.entries);

const routePath = v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, 'must be a path such as /loan/details'));

/** The configuration of the build, for the application. */
export type AppConfig = {
  appName: string;
  colors: { background: string; accent: string; text: string };
  /** The folder of the app on its host, with slashes at both ends; `/` for the whole host. */
  basePath: string;
  /** Path or absolute address, without a trailing slash. */
  apiBaseUrl: string;
  /** Absolute address of our pages with their folder; empty means the origin of the page. */
  h5BaseUrl: string;
  trustedHosts: string[];
  formHeaders: string[];
  jsonHeaders: string[];
  /** Empty: writes have no key. */
  idempotencyHeader: string;
  /** The path of each renamed page, by that of its route file (decision 27, default paths). */
  routeOverrides: Readonly<Record<string, string>>;
};

/** The folder of the market packs, and values that replace those of Indonesia's pack unless they are empty. */
export type PackSwitches = { folder: string; home: { name: string; address: string; phone: string; email: string } };

/** Switches that decide which code is in the build. */
export type BuildSwitches = {
  serviceWorker: boolean;
  mocks: boolean;
  internalTools: boolean;
  /** Address for reports (without one their code is removed), and the share of page loads that report calls. */
  reports: { url: string; sample: number };
};

/** Group 1: the name of a route. */
const routeFile = /^(?:_borrower\/)?([a-z][\w/]*)\.tsx$/i;

/** The paths of all pages of the application, by the files of their routes. */
function readRoutePaths(): string[] {
  const files = readdirSync(new URL('../src/routes', import.meta.url), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => routeFile.exec(file)?.slice(1) ?? []).map((name) => `/${name}`);
}

function parseRouteOverrides(env: Record<string, string | undefined>): AppConfig['routeOverrides'] {
  const named = Object.entries(pages).flatMap(([path, facts]): [string, string][] =>
    'rename' in facts ? [[facts.rename, path]] : [],
  );
  const paths = new Map(named);
  for (const [key, value] of Object.entries(env)) {
    if (!key.startsWith('VITE_ROUTE_') || !value) continue;
    const name = key.slice('VITE_ROUTE_'.length);
    if (!paths.has(name)) throw new Error(`${key}: no such page; known are ${[...paths.keys()].join(', ')}`);
    const path = v.safeParse(routePath, value);
    if (!path.success) throw new Error(`${key}: ${path.issues[0].message} (is "${value}")`);
    paths.set(name, path.output);
  }
  const renamed = new Set(named.map(([, path]) => path));
  // Those that no switch renames, the test page for staff, and the page without content.
  const taken = new Set([...readRoutePaths().filter((path) => !renamed.has(path)), '/testPreview', '/app']);
  for (const [name, path] of paths) {
    if (taken.has(path)) throw new Error(`VITE_ROUTE_${name}: two pages would share the path ${path}`);
    taken.add(path);
  }
  const pairs = named.map(([name, path]) => [path, paths.get(name) ?? path] as const);
  return Object.fromEntries(pairs.filter(([path, shown]) => path !== shown));
}

/** The address of the pages: an operator may name only the host, or the host with the folder. */
function pagesAddress(h5BaseUrl: string, folder: string): string {
  const isWhole = h5BaseUrl === '' || folder === '/' || h5BaseUrl.endsWith(folder);
  return isWhole ? h5BaseUrl : h5BaseUrl + folder;
}

/**
 * The address of the API, which is independent of the base path, except of a backend inside the page.
 * @throws Error if the pages would be below the API
 */
function apiAddress(apiBaseUrl: string, base: string, isInPage: boolean): string {
  if (isInPage && apiBaseUrl.startsWith('/')) return withBase(base, apiBaseUrl);
  if (apiBaseUrl !== '' && base.startsWith(`${apiBaseUrl}/`))
    throw new Error(`VITE_BASE_PATH: the pages would be below the API, VITE_API_BASE_URL (is "${base}")`);
  return apiBaseUrl;
}

/**
 * Parses the build switches.
 * @param env variables as loaded by the build tool; only those that start with `VITE_` are used
 * @throws Error naming the invalid variable and the reason
 */
export function parseEnv(env: Record<string, string | undefined>): {
  config: AppConfig;
  switches: BuildSwitches;
  packs: PackSwitches;
} {
  if (env['VITE_SERVICE_PHONE_INDIA'])
    throw new Error('VITE_SERVICE_PHONE_INDIA: is now in the market pack of India, india.json (VITE_MARKET_PACKS)');
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    const reasons = parsed.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message} (is "${String(issue.input)}")`,
    );
    throw new Error(`Wrong build switch\n  ${reasons.join('\n  ')}`);
  }
  const value = parsed.output;
  return {
    config: {
      appName: value.VITE_APP_NAME,
      colors: { background: value.VITE_COLOR_BACKGROUND, accent: value.VITE_COLOR_ACCENT, text: value.VITE_COLOR_TEXT },
      basePath: value.VITE_BASE_PATH,
      apiBaseUrl: apiAddress(value.VITE_API_BASE_URL, value.VITE_BASE_PATH, value.VITE_MOCKS),
      h5BaseUrl: pagesAddress(value.VITE_H5_BASE_URL, basePathWithoutSlash(value.VITE_BASE_PATH)),
      trustedHosts: value.VITE_TRUSTED_HOSTS,
      formHeaders: value.VITE_FORM_HEADERS,
      jsonHeaders: value.VITE_JSON_HEADERS,
      idempotencyHeader: value.VITE_IDEMPOTENCY_HEADER,
      routeOverrides: parseRouteOverrides(env),
    },
    packs: {
      folder: value.VITE_MARKET_PACKS,
      home: {
        name: value.VITE_COMPANY_NAME,
        address: value.VITE_COMPANY_ADDRESS,
        phone: value.VITE_SERVICE_PHONE,
        email: value.VITE_SERVICE_EMAIL,
      },
    },
    switches: {
      serviceWorker: value.VITE_SERVICE_WORKER,
      mocks: value.VITE_MOCKS,
      internalTools: value.VITE_INTERNAL_TOOLS,
      reports: { url: value.VITE_REPORT_URL, sample: value.VITE_REPORT_SAMPLE },
    },
  };
}
