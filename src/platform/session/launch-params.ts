import { parseSearch } from '@/platform/browser/search';
import { commonParams, identityParams, noParams, pageParams, type IdentityParam, type Params } from './common-params';

/** UTF-16 units. */
const maxValueLength = 4_096;
const maxNameLength = 256;
const maxUnknown = 100;

const known = new Set<string>([...commonParams, ...pageParams]);

const isIdentity = (name: string): name is IdentityParam => identityParams.some((identity) => identity === name);

/**
 * What an address says of who the borrower is: without the blanks around it, and nothing where the native app wrote the
 * word of its language for a value that it does not have.
 */
function identityIn(written: string): string {
  const value = written.trim();
  return /^(?:undefined|null|\(null\)|nil)$/i.test(value) ? '' : value;
}

/**
 * Keeps what a launch may carry into the session: no page inputs, no values over 4 KiB, at most 100 names that we do
 * not know. Values are not touched: `00123` and a 20-digit id stay as they are. Only what says who the borrower is
 * loses the blanks around it; an empty one says nothing and must not push out a stored one.
 * @returns a new record without a prototype
 */
export function sessionInputs(params: Params): Params {
  const result = noParams();
  let unknown = 0;
  for (const [name, written] of Object.entries(params)) {
    const value = isIdentity(name) ? identityIn(written) : written;
    const oversized = value.length > maxValueLength || name.length > maxNameLength;
    const says = value !== '' || !isIdentity(name);
    if (oversized || !says || pageParams.some((page) => page === name)) continue;
    if (!known.has(name)) unknown += 1;
    if (known.has(name) || unknown <= maxUnknown) result[name] = value;
  }
  return result;
}

/** What an address says of the borrower and the handset. */
export type Launch = {
  params: Params;
  /** Whether it says two different things of who the borrower is. */
  isContradictory: boolean;
};

/**
 * Reads the launch parameters of an address, page inputs left out. Of equal names the first counts, as everywhere.
 * @param search query of the address
 * @param outer query before the hash of a hash link, some of which the one behind it may have replaced
 */
export function readLaunch(search: string, outer = ''): Launch {
  const all = [search, outer].map((query) => new URLSearchParams(query));
  const isContradictory = identityParams.some(
    (name) => new Set(all.flatMap((query) => query.getAll(name)).map(identityIn)).size > 1,
  );
  return { params: sessionInputs(parseSearch(search)), isContradictory };
}
