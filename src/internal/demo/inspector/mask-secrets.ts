import { secretParams } from '@/platform/session/common-params';

const secrets = new Set<string>([...secretParams, 'verifyCode', 'smsCode', 'capcode', 'repayToken']);

/** What stands in place of a value that nobody needs to see. */
export const hidden = '•••';

/** A copy in which session values, codes and payment tokens are not shown. */
export function maskSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secrets.has(name) && value !== '' ? hidden : value]),
  );
}
