/** Something on the page: by selector, and where that is not enough by its name or text. */
export type Target = { css: string; text?: string };

/**
 * The little that the journey asks of a browser, whatever protocol it speaks. Each does its thing once and throws when
 * it cannot; waiting is the business of who calls.
 */
export type Driver = {
  /** As the browser tells it itself, such as `Chromium 92.0.4512.0`. */
  version: string;
  open: (url: string) => Promise<void>;
  /** @param body of an async function that runs in the page; gives what it returns, as JSON */
  run: (body: string) => Promise<unknown>;
  /** Moves there and clicks, as a person would: what lies under something else is not clicked. */
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  /** @param file path on this machine, given to a file input */
  choose: (target: Target, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Uncaught errors and error messages since the beginning, as far as the browser tells them. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * Finds the first visible element: the one with exactly this name or text, else one that contains it. Text, because it
 * is handed to browsers as it is: no build step may put its helpers in. As old as the oldest browser.
 */
const finder = `function (css, text) {
  const tidy = (words) => words.replace(/\\s+/g, ' ').trim();
  const names = (element) => [element.getAttribute('aria-label') || '', element.textContent || '', ...Array.from(element.labels || [], (label) => label.textContent || '')].map(tidy);
  const shown = Array.from(document.querySelectorAll(css)).filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden');
  if (text === undefined) return shown[0] || null;
  return shown.find((element) => names(element).includes(text)) || shown.find((element) => names(element).some((name) => name.includes(text))) || null;
}`;

export function findExpression({ css, text }: Target): string {
  return `(${finder})(${JSON.stringify(css)}, ${text === undefined ? 'undefined' : JSON.stringify(text)})`;
}

export const describeTarget = ({ css, text }: Target): string => (text === undefined ? css : `${css} “${text}”`);
