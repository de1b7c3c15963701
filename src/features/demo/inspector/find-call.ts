import { registry } from '@/api/contract/registry';
import type { CallDefinition } from '@/api/define-call';

/** Longest paths first: one path may be the end of another. */
const calls = [...registry].sort((one, other) => other.path.length - one.path.length);

/**
 * Which call of the contract a request is.
 * @param pathname whole path of the request; the API's base stands before the call's own
 */
export function findCall(method: string, pathname: string): CallDefinition | undefined {
  return calls.find((call) => call.method === method && pathname.endsWith(call.path));
}
