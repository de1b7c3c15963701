// @vitest-environment jsdom
import { createRegisterTemplate } from './register-template';

const refusal = (name: string) => new DOMException(name, name);

const damaged = ['{', '[]', '"x"', '{"phone":"<b>","sid":5}', '{"phone":"123456789012345678"}'];
it.each(damaged)('the registerTemplate store is empty where storage holds %s', (stored) => {
  sessionStorage.setItem('person.register-template.1', stored);
  expect(createRegisterTemplate('1').getSnapshot()).toEqual({ phone: '', sid: '', registered: null });
});

it('the registerTemplate store forgets a registration when another number is typed', () => {
  const store = createRegisterTemplate('1');
  store.change({ phone: '13800138000' });
  store.change({ registered: 'before' });
  store.change({ phone: '13800138000' });
  expect(store.getSnapshot().registered).toBe('before');
  store.change({ phone: '13800138001' });
  expect(store.getSnapshot().registered).toBeNull();
});

it.each([
  ['blocked', () => vi.spyOn(window, 'sessionStorage', 'get').mockThrow(refusal('SecurityError'))],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(refusal('QuotaExceededError'))],
])('the registerTemplate store works where storage is %s', (_, spoil) => {
  spoil();
  const store = createRegisterTemplate('1');
  store.change({ phone: '13800138000' });
  expect(store.getSnapshot().phone).toBe('13800138000');
});
