import { measure } from '@/api/conformance/meter';
import { registry } from '@/api/contract/registry';
import { coverageTable, findGaps, markTable, type Measured } from '../contract/verdict';
import { walkMocks, walkReal } from '../contract/walks';

/** A real server to hold against the contract, and a launch of it: `token=…&productId=…&orderId=…`. */
const { CONTRACT_BASE_URL: realServer = '', CONTRACT_LAUNCH: launch = '' } = process.env;

/**
 * Makes every call of the contract against the mock backend, in every market, and holds questions and answers against it;
 * with CONTRACT_BASE_URL the calls that change nothing against a real server, too.
 * @throws Error naming every call that was not answered as the contract says
 */
export async function checkContract(): Promise<void> {
  const measured: Measured[] = (await walkMocks()).map(({ name, observations }) => ({
    name,
    meter: measure(registry, observations),
  }));
  if (realServer !== '') {
    const { name, observations } = await walkReal(realServer, launch);
    measured.push({
      name,
      meter: measure(
        registry.filter(({ isRead }) => isRead),
        observations,
      ),
    });
  }
  console.table(markTable(measured));
  console.table(coverageTable(measured));
  const gaps = findGaps(measured);
  if (gaps.length > 0) throw new Error(`The contract is not covered:\n  ${gaps.join('\n  ')}`);
}
