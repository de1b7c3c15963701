/**
 * A quicker `getComputedStyle` for pages without style sheets, which is what tests render. jsdom matches its own sheet
 * of a hundred rules again for each element of each question after each change; queries by role ask thousands of times.
 */

/** What a rule of jsdom's own sheet that shows or hides looks at, besides the name of the element. */
const telling = ['hidden', 'open', 'popover', 'type'] as const;

/** Values that say to look elsewhere. */
const indirect = /^(?:inherit|initial|unset|revert|revert-layer)$/;

type OwnSheet = { display: string; visibility: string };
type Quick = {
  readonly [Name in 'display' | 'visibility' | 'opacity' | 'pointerEvents']: (
    element: HTMLElement | SVGElement,
  ) => string | undefined;
};

const quickened = new WeakSet<Window>();

const isStyled = (element: Element): element is HTMLElement | SVGElement => 'style' in element;

/** What is handed down: the value of the next element that has one; undefined when that is not simple. */
function handedDown(
  element: Element,
  own: (styled: HTMLElement | SVGElement) => string,
  initial: string,
): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isStyled(at)) return undefined;
    const value = own(at);
    if (value !== '') return indirect.test(value) ? undefined : value;
  }
  return initial;
}

/**
 * Makes `getComputedStyle` answer for what shows and hides (display, visibility, opacity, pointer-events) without going
 * through the sheet each time; all else, and all of it where the page has style sheets, is asked of the window itself.
 * @param target the test's window; nothing happens the second time
 */
export function addQuickStyles(target: Window & typeof globalThis): void {
  if (quickened.has(target)) return;
  quickened.add(target);
  const ask = target.getComputedStyle.bind(target);
  const known = new Map<string, OwnSheet>();

  // Another document: no one who watches the page is to see these elements come.
  const aside = target.document.implementation.createHTMLDocument('');

  /** Answered by an element of the same kind that has nothing else. */
  function ownSheet(element: Element): OwnSheet {
    const key = JSON.stringify([
      element.namespaceURI,
      element.localName,
      ...telling.map((name) => element.getAttribute(name)),
    ]);
    let found = known.get(key);
    if (!found) {
      const bare = aside.createElementNS(element.namespaceURI, element.localName);
      for (const name of telling) {
        const value = element.getAttribute(name);
        if (value !== null) bare.setAttribute(name, value);
      }
      aside.body.replaceChildren(bare);
      const { display, visibility } = ask(bare);
      found = { display, visibility };
      known.set(key, found);
    }
    return found;
  }

  const quick: Quick = {
    display: (element) => {
      const { display } = element.style;
      // The first summary of a fold is the one thing that the sheet knows by its place.
      return indirect.test(display) || element.localName === 'summary'
        ? undefined
        : display || ownSheet(element).display;
    },
    visibility: (element) =>
      handedDown(
        element,
        (at) => at.style.visibility || (ownSheet(at).visibility === 'visible' ? '' : ownSheet(at).visibility),
        'visible',
      ),
    opacity: (element) => (element.style.opacity === '' ? '' : undefined),
    pointerEvents: (element) => handedDown(element, (at) => at.style.pointerEvents, 'auto'),
  };
  const names = new Map<unknown, keyof Quick>([
    ['display', 'display'],
    ['visibility', 'visibility'],
    ['opacity', 'opacity'],
    ['pointerEvents', 'pointerEvents'],
    ['pointer-events', 'pointerEvents'],
  ]);

  target.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isStyled(element) || element.ownerDocument.styleSheets.length > 0) return ask(element, pseudo);
    const read = (name: unknown) => {
      const property = names.get(name);
      return property && quick[property](element);
    };
    return new Proxy(element.style, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? ask(element).getPropertyValue(property);
        const answer = read(name);
        if (answer !== undefined) return answer;
        const real = ask(element);
        const value: unknown = Reflect.get(real, name);
        return typeof value === 'function'
          ? (...given: unknown[]): unknown => Reflect.apply(value, real, given)
          : value;
      },
    });
  };
}
