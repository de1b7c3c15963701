import { measure } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import { findExcesses, findGaps } from './verdict';
import { walkMocks } from './walks';

// Before the tests begin: two thousand calls, however long they take.
const walks = await walkMocks();

it('the mock backend answers every call by the contract, in every market', () => {
  const measured = walks.map(({ name, observations, excess }) => ({
    name,
    meter: measure(registry, observations),
    excess,
  }));
  expect(measured.map(({ name }) => name).sort()).toEqual(['india', 'indonesia', 'mainland']);
  expect(findGaps(measured)).toEqual([]);
  expect(findExcesses(measured)).toEqual([]);
});
