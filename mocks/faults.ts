/** Faults without a value. */
const plainNames = ['offline', 'slow', 'timeout', 'html', 'truncated', 'empty'] as const;

export type Fault = {
  /**
   * `http` is a status from 200 to 599, `code` any refusal; `after` is a status that comes once the call has had its
   * effect, as from a gateway that inspects answers.
   */
  name: (typeof plainNames)[number] | 'http' | 'after' | 'code';
  /** The status of `http` and `after`, the code of `code`, otherwise empty. */
  value: string;
  /** Only calls whose path contains this; empty means all. */
  path: string;
  once: boolean;
  /** As it is written in the address. */
  literal: string;
};

function readFault(literal: string): Fault[] {
  const [, once, what = '', path = ''] = /^(once:)?([^@]+)(?:@(.*))?$/.exec(literal) ?? [];
  const common = { path, once: once !== undefined, literal };
  const plain = plainNames.find((name) => name === what);
  if (plain) return [{ name: plain, value: '', ...common }];
  const [, after, status] = /^(after:)?http([2-5]\d\d)$/.exec(what) ?? [];
  if (status !== undefined) return [{ name: after === undefined ? 'http' : 'after', value: status, ...common }];
  const [, code] = /^code:([\w.-]+)$/.exec(what) ?? [];
  return code === undefined ? [] : [{ name: 'code', value: code, ...common }];
}

/**
 * Reads a list, for example `slow,once:http500@generate-vcode,code:4001`. Parts: `[once:]name[@part of a path]`, where
 * the name is a plain one, `http<nnn>`, `after:http<nnn>` or `code:<x>`. Unknown parts are left out.
 */
export function readFaults(literal: string): Fault[] {
  return literal
    .split(',')
    .map((part) => part.trim())
    .flatMap(readFault);
}

/** What happens to one call: it is slow, has a fault, or both. */
export type ActiveFaults = { slow: boolean; fault: Fault | null };

/** The faults of one address; each fault with `once` is used one time. */
export type FaultList = {
  isEmpty: () => boolean;
  /** @param path path of the call; matching faults count as used */
  take: (path: string) => ActiveFaults;
};

/** @param literal a list as `readFaults` reads it */
export function createFaultList(literal: string): FaultList {
  let faults = readFaults(literal);
  return {
    isEmpty: () => faults.length === 0,
    take(path) {
      const matching = faults.filter((fault) => path.includes(fault.path));
      const slow = matching.find((fault) => fault.name === 'slow');
      const fault = matching.find((other) => other.name !== 'slow') ?? null;
      faults = faults.filter((other) => !(other.once && (other === slow || other === fault)));
      return { slow: slow !== undefined, fault };
    },
  };
}
