// @vitest-environment jsdom
import { canShare, share } from './share';

const file = new File(['words'], 'chat.txt', { type: 'text/plain' });
const text = { title: 'A receipt', text: 'Amount: 1' };
const give = (parts: Partial<Record<'share' | 'canShare', unknown>>) => Object.assign(navigator, parts);

it.each([
  ['the system shares nothing', {}, false],
  ['it does not report what it accepts', { share: vi.fn() }, false],
  ['it does not accept files', { share: vi.fn(), canShare: () => false }, false],
  ['asking throws', { share: vi.fn(), canShare: vi.fn().mockThrow(new TypeError('no files')) }, false],
  ['it accepts files', { share: vi.fn(), canShare: () => true }, true],
])('sharing a file is offered or not: %s', (_, parts, expected) => {
  give(parts);
  expect(canShare(file)).toBe(expected);
});

it('sharing a text is offered if the system shares at all', () => {
  expect(canShare(text)).toBe(false);
  give({ share: vi.fn() });
  expect(canShare(text)).toBe(true);
});

it.each([
  ['shared', () => Promise.resolve()],
  ['cancelled', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['cancelled', () => Promise.reject(new DOMException('not yet completed', 'InvalidStateError'))],
  ['failed', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('sharing reports its outcome: %s', async (outcome, handler) => {
  const asked = vi.fn(handler);
  give({ share: asked });
  expect(await share(file)).toBe(outcome);
  expect(asked).toHaveBeenCalledWith({ files: [file], title: 'chat.txt' });
  expect(await share(text)).toBe(outcome);
  expect(asked).toHaveBeenLastCalledWith(text);
});
