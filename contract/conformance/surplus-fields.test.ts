import * as v from 'valibot';
import { installmentPlan } from '@/platform/api/contract/repayment';
import { surplusFields } from './surplus-fields';

it('finds fields that are not in the contract, at any depth', () => {
  const repayWaitDetail = [{ periodNo: 1 }, { periodNo: 2, owner: 'me' }];
  const data = { productName: 'x', secret: 1, repayPlanDetail: { repayWaitDetail } };
  expect(surplusFields(installmentPlan.answer, data)).toEqual(['secret', 'repayPlanDetail.repayWaitDetail.1.owner']);
});

it('finds them in optional parts and unions', () => {
  const schema = v.object({ a: v.optional(v.union([v.string(), v.object({ b: v.string() })])) });
  expect(surplusFields(schema, { a: { b: '', c: '' } })).toEqual(['a.c']);
  expect(surplusFields(schema, { a: 'text' })).toEqual([]);
});
