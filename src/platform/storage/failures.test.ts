import { expect, it } from 'vitest';
import { isQuotaError } from './failures';

it.each<[string, unknown, boolean]>([
  ['the standard name', new DOMException('', 'QuotaExceededError'), true],
  ['the old name of Firefox', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }, true],
  ['the standard code', { name: '', code: 22 }, true],
  ['the old code of Firefox', { code: 1014 }, true],
  ['another database error', new DOMException('', 'InvalidStateError'), false],
  ['a code as text', { code: '22' }, false],
  ['nothing', null, false],
  ['a text', 'QuotaExceededError', false],
])('recognises a full device by %s', (_by, error, expected) => {
  expect(isQuotaError(error)).toBe(expected);
});
