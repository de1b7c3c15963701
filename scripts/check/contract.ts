import { measure } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import { coverageTable, findExcesses, findGaps, markTable } from '../../contract/server/verdict';
import { walkMocks } from '../../contract/server/walks';

/**
 * Makes every call of the contract against the mock backend, in every market, and holds questions and answers against it.
 * A server that runs is checked by `npm run contract`.
 * @throws Error naming every call that was not answered as the contract says, and all that goes beyond the caps of its market
 */
export async function checkContract(): Promise<void> {
  const measured = (await walkMocks()).map(({ name, observations, excess }) => ({
    name,
    excess,
    meter: measure(registry, observations),
  }));
  console.table(markTable(measured));
  console.table(coverageTable(measured));
  const excesses = findExcesses(measured);
  console.log(excesses.length === 0 ? 'Nothing is asked for beyond the caps of its market.' : excesses.join('\n'));
  const gaps = [...findGaps(measured), ...excesses];
  if (gaps.length > 0) throw new Error(`The contract is not covered, or a cap is exceeded:\n  ${gaps.join('\n  ')}`);
}
