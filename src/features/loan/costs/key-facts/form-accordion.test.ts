// @vitest-environment jsdom
import { formPage } from './form-accordion';

it('the saved form is a page without script, class names or requests', () => {
  const element = document.createElement('div');
  const words = document.createElement('p');
  words.className = 'x1';
  words.lang = 'hi';
  words.textContent = '<img src=x onerror=alert(1)> class="whole"';
  const heading = document.createElement('h3');
  heading.textContent = 'Part';
  element.append(heading, words);
  const text = formPage({ title: 'Facts & more', language: 'en', element });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('Facts & more');
  expect(page.querySelector('h1')?.textContent).toBe('Facts & more');
  expect(page.querySelector('h2')?.textContent).toBe('Part');
  expect(page.querySelector('p')?.outerHTML).toBe('<p lang="hi">&lt;img src=x onerror=alert(1)&gt; class="whole"</p>');
  expect(page.querySelector('img, script, link')).toBeNull();
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});
