import { measure } from '@/api/conformance/meter';
import { registry } from '@/api/contract/registry';
import { coverageTable, findExcesses, findGaps, markTable, type Measured } from '../contract/verdict';
import { walkMocks, walkReal } from '../contract/walks';

/** A real server to hold against the contract, and a launch of it: `token=…&productId=…&orderId=…`. */
const { CONTRACT_BASE_URL: realServer = '', CONTRACT_LAUNCH: launch = '' } = process.env;

/**
 * Makes every call of the contract against the mock backend, in every market, and holds questions and answers against it;
 * with CONTRACT_BASE_URL the calls that change nothing against a real server, too.
 * @throws Error naming every call that was not answered as the contract says, and all that goes beyond the caps of its market
 */
export async function checkContract(): Promise<void> {
  const measured: Measured[] = (await walkMocks()).map(({ name, observations, excess }) => ({
    name,
    excess,
    meter: measure(registry, observations),
  }));
  if (realServer !== '') {
    const { name, observations, excess } = await walkReal(realServer, launch);
    measured.push({
      name,
      excess,
      meter: measure(
        registry.filter(({ isRead }) => isRead),
        observations,
      ),
    });
  }
  console.table(markTable(measured));
  console.table(coverageTable(measured));
  const excesses = findExcesses(measured);
  console.log(excesses.length === 0 ? 'Nothing is asked for beyond the caps of its market.' : excesses.join('\n'));
  const gaps = [...findGaps(measured), ...excesses];
  if (gaps.length > 0) throw new Error(`The contract is not covered, or a cap is exceeded:\n  ${gaps.join('\n  ')}`);
}
