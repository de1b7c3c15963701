import { parseSearch } from '@/lib/search';
import { commonParams, noParams, pageParams, type Params } from './common-params';

/** UTF-16 units. */
const maxValueLength = 4_096;
const maxNameLength = 256;
const maxUnknown = 100;

const known = new Set<string>([...commonParams, ...pageParams]);
/** Who the borrower is; an empty one says nothing and must not push out a stored one. */
const identity = new Set<string>(['token', 'sessionId', 'userId']);

/**
 * Keeps what a launch may carry into the session: no page inputs, no values over 4 KiB, no empty identity, at most 100
 * names that we do not know. Values are not touched: `00123` and a 20-digit id stay as they are.
 * @returns a new record without a prototype
 */
export function sessionInputs(params: Params): Params {
  const result = noParams();
  let unknown = 0;
  for (const [name, value] of Object.entries(params)) {
    const oversized = value.length > maxValueLength || name.length > maxNameLength;
    const says = value !== '' || !identity.has(name);
    if (oversized || !says || pageParams.some((page) => page === name)) continue;
    if (!known.has(name)) unknown += 1;
    if (known.has(name) || unknown <= maxUnknown) result[name] = value;
  }
  return result;
}

/** Reads the launch parameters of an address, page inputs left out. */
export function readLaunchParams(search: string): Params {
  return sessionInputs(parseSearch(search));
}
