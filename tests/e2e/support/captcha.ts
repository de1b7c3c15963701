import type { Page } from '@playwright/test';

/**
 * Runs in the page, before it shows a captcha: remembers the pictures that the page makes from bytes, because its
 * policy keeps it, and a test, from reading them back. It is text because browsers without Playwright run it too.
 */
export const rememberPictures = `(() => {
  const pictures = {};
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = make(source);
    pictures[url] = source;
    return url;
  };
  window.captchaLetters = async () => {
    const shown = document.querySelector('form img');
    const picture = shown && pictures[shown.src];
    const svg = picture ? await new Response(picture).text() : '';
    return Array.from(svg.matchAll(/<text[^>]*>(.)<\\/text>/g), (match) => match[1]).join('');
  };
})()`;

/** The letters of the captcha on screen: the mock backend draws them as real letters. Empty while there is none. */
export const captchaLetters = (page: Page) => page.evaluate<string>('window.captchaLetters()');
