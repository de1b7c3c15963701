import { newId } from './new-id';

it('newId returns 32 hexadecimal digits, different each time', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(new Set(ids).size).toBe(100);
});
