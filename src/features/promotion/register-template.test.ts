// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRegisterTemplate } from './register-template';

beforeEach(() => sessionStorage.clear());

describe('the registerTemplate store', () => {
  it('keeps what was typed over a reload, for its template alone', () => {
    createRegisterTemplate('1').change({ phone: '139123' });
    expect(createRegisterTemplate('1').getSnapshot()).toEqual({ phone: '139123', sid: '' });
    expect(createRegisterTemplate('2').getSnapshot()).toEqual({ phone: '', sid: '' });
  });

  it('tells those who watch', () => {
    const store = createRegisterTemplate('1');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.change({ sid: 's1' });
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toEqual({ phone: '', sid: 's1' });
  });

  it.each(['{', '[]', '"x"', '{"phone":"<b>","sid":5}', '{"phone":"123456789012345678"}'])(
    'begins anew where storage holds %s',
    (stored) => {
      sessionStorage.setItem('register-template.1', stored);
      expect(createRegisterTemplate('1').getSnapshot()).toEqual({ phone: '', sid: '' });
    },
  );

  it('works without storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
    const store = createRegisterTemplate('1');
    store.change({ phone: '13800138000' });
    expect(store.getSnapshot().phone).toBe('13800138000');
  });

  it('works where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
    const store = createRegisterTemplate('1');
    store.change({ phone: '13800138000' });
    expect(store.getSnapshot().phone).toBe('13800138000');
  });
});
