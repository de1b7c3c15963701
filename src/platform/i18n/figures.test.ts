import { groupInFours } from './figures';

it.each([
  ['3901012345678901', '3901 0123 4567 8901'],
  ['39010123456789012', '3901 0123 4567 8901 2'],
  ['1234', '1234'],
  ['loan.2821890902@demobank', 'loan.2821890902@demobank'],
  ['88 108-123', '8810 8-12 3'],
  ['😀😀😀😀😀', '😀😀😀😀 😀'],
  ['', ''],
])('the code %j is shown as %j', (code, grouped) => expect(groupInFours(code)).toBe(grouped));
