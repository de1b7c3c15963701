// @vitest-environment jsdom
import { pageRelease } from './release';

it('is the release that the page names', () => {
  document.head.innerHTML = '<meta name="release" content="0.1.0+12724b6d45c0">';
  expect(pageRelease()).toBe('0.1.0+12724b6d45c0');
});

it('is unknown if the page names none', () => expect(pageRelease()).toBe('unknown'));
