import { measure } from '@/api/conformance/meter';
import { registry } from '@/api/contract/registry';
import { coverageTable, findGaps, markTable } from '../contract/verdict';
import { walkMocks } from '../contract/walks';

/**
 * Makes every call of the contract against the mock backend, in every market, and holds questions and answers against it.
 * A server that runs is checked by `npm run contract`.
 * @throws Error naming every call that was not answered as the contract says
 */
export async function checkContract(): Promise<void> {
  const measured = (await walkMocks()).map(({ name, observations }) => ({
    name,
    meter: measure(registry, observations),
  }));
  console.table(markTable(measured));
  console.table(coverageTable(measured));
  const gaps = findGaps(measured);
  if (gaps.length > 0) throw new Error(`The contract is not covered:\n  ${gaps.join('\n  ')}`);
}
