// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageRelease } from './release';

afterEach(() => document.head.replaceChildren());

it('is what the page says', () => {
  document.head.innerHTML = '<meta name="release" content="0.1.0+12724b6d45c0">';
  expect(pageRelease()).toBe('0.1.0+12724b6d45c0');
});

it('is unknown where the page says nothing', () => expect(pageRelease()).toBe('unknown'));
