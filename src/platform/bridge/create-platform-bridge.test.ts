// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatformBridge } from './create-platform-bridge';

afterEach(() => window.history.replaceState(null, '', '/'));

it('dials by following a link, without leaving the page', async () => {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  const bridge = createPlatformBridge({ window, clientType: 'h5' });
  await bridge.call('callTelephone', { telephone: '+62 21 555' });
  expect(followed).toEqual(['tel:+6221555']);
  bridge.dispose();
});

it('goes back only where the page has a history', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  // Pages of other tests may have gone before.
  const pages = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const bridge = createPlatformBridge({ window, clientType: 'h5' });
  const notices = vi.fn();
  bridge.subscribeNotices(notices);
  await bridge.call('closeWebview', {});
  expect(notices).toHaveBeenCalledWith({ reason: 'nothing-to-close', action: 'closeWebview' });
  pages.mockReturnValue(2);
  await bridge.call('closeWebview', {});
  expect(back).toHaveBeenCalledOnce();
  bridge.dispose();
});

it('answers to the name the native app calls', () => {
  const bridge = createPlatformBridge({ window, clientType: 'h5' });
  expect(Reflect.get(window, '__bridgeReply')).toBeTypeOf('function');
  bridge.dispose();
  expect(Reflect.has(window, '__bridgeReply')).toBe(false);
});
