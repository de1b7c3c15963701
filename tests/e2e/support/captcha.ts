import type { Page } from '@playwright/test';

/** Remembers the pictures that the page makes from bytes: its policy keeps it, and a test, from reading them back. */
export async function rememberPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: Record<string, Blob> = {};
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const url = make(source);
      if (source instanceof Blob) pictures[url] = source;
      return url;
    };
    Object.assign(window, { pictureText: (url: string) => pictures[url]?.text() ?? '' });
  });
}

/** The letters of the captcha on screen: the mock backend draws them as real letters. Empty while there is none. */
export async function captchaLetters(page: Page): Promise<string> {
  const picture = page.locator('form img');
  if ((await picture.count()) === 0) return '';
  const source = await picture.getAttribute('src');
  const svg = await page.evaluate<string>(`window.pictureText(${JSON.stringify(source ?? '')})`);
  return [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter ?? '').join('');
}
