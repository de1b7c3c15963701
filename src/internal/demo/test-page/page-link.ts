import { withBase } from '@/config/base-path';
import { publicPathOf } from '@/config/public-path';
import type { RouteOverrides } from '@/config/routes';
import { parseSearch, stringifySearch } from '@/lib/search';
import { commonParams } from '@/session/common-params';
import type { LaunchValues } from './launch-values';
import type { TestedPage } from './pages';

type Place = {
  /** Address of the landing page, e.g. `https://host/`. */
  home: string;
  overrides: RouteOverrides;
};

const given = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));

function commonOf(values: LaunchValues): Record<string, string> {
  return given(Object.fromEntries(commonParams.map((name) => [name, values[name]])));
}

function inputsOf(
  { takes = [], example = {} }: TestedPage,
  { productId, orderId, more }: LaunchValues,
): Record<string, string> {
  const known = { productId, orderId, orderNo: orderId };
  const taken = Object.fromEntries(takes.map((name) => [name, known[name]]));
  return given({ ...example, ...taken, ...parseSearch(more) });
}

/** The address the native app would open. What a value does not say is left out; further parameters win. */
export function launchLink(page: TestedPage, values: LaunchValues, { home, overrides }: Place): string {
  return (
    withBase(home, publicPathOf(page.path, overrides)) +
    stringifySearch({ ...commonOf(values), ...inputsOf(page, values) })
  );
}

/** The same in the form of old links: the page behind a hash, its inputs behind the page. */
export function hashLink(page: TestedPage, values: LaunchValues, { home }: Pick<Place, 'home'>): string {
  return `${home}${stringifySearch(commonOf(values))}#${page.path}/${stringifySearch(inputsOf(page, values))}`;
}

/** @returns inputs of the page that nobody has given yet */
export function missingInputs({ needs = [] }: TestedPage, { more }: LaunchValues): string[] {
  const params = parseSearch(more);
  return needs.filter((name) => !params[name]);
}
