/**
 * A quicker `getComputedStyle` for pages without style sheets, which is what tests render. jsdom matches its own sheet
 * of a hundred rules again for each element of each question after each change; queries by role ask thousands of times.
 */

/** The attributes that jsdom's own sheet looks at to show or hide, beside the name of the element. */
const attributes = ['hidden', 'open', 'popover', 'type'] as const;

/** Values that say to look elsewhere. */
const indirect = /^(?:inherit|initial|unset|revert|revert-layer)$/;

type Styled = HTMLElement | SVGElement;
const isStyled = (element: Element): element is Styled => 'style' in element;

/** An inherited value: that of the next element around that has one; undefined when that is not simple. */
function inherited(element: Element, own: (styled: Styled) => string, initial: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isStyled(at)) return undefined;
    const value = own(at);
    if (value !== '') return indirect.test(value) ? undefined : value;
  }
  return initial;
}

const quickened = new WeakSet<Window>();

/**
 * Makes `getComputedStyle` answer for what shows and hides (display, visibility, opacity, pointer-events) without going
 * through the sheet each time; all else, and all of it where the page has style sheets, is asked of the window.
 */
export function addQuickStyles(target: Window & typeof globalThis): void {
  if (quickened.has(target)) return;
  quickened.add(target);
  const ask = target.getComputedStyle.bind(target);
  // In another document, so that no observer of the page sees these elements come.
  const { body } = target.document.implementation.createHTMLDocument('');
  const known = new Map<string, { display: string; visibility: string }>();

  /** What jsdom's sheet says of an element: asked once, of another one of the same kind that has nothing else. */
  function ofSheet(element: Element): { display: string; visibility: string } {
    const { namespaceURI, localName } = element;
    const given = attributes.map((name) => [name, element.getAttribute(name)] as const);
    const key = JSON.stringify([namespaceURI, localName, given]);
    const found = known.get(key);
    if (found) return found;
    const bare = body.ownerDocument.createElementNS(namespaceURI, localName);
    for (const [name, value] of given) if (value !== null) bare.setAttribute(name, value);
    body.replaceChildren(bare);
    const { display, visibility } = ask(bare);
    known.set(key, { display, visibility });
    return { display, visibility };
  }

  const quick: Readonly<Record<string, (element: Styled) => string | undefined>> = {
    display(element) {
      const { display } = element.style;
      // The first summary of a fold is the one thing that the sheet knows by its place.
      if (indirect.test(display) || element.localName === 'summary') return undefined;
      return display || ofSheet(element).display;
    },
    visibility: (element) =>
      inherited(element, (at) => at.style.visibility || ofSheet(at).visibility.replace('visible', ''), 'visible'),
    opacity: ({ style: { opacity } }) => (opacity === '' ? '' : undefined),
    pointerEvents: (element) => inherited(element, (at) => at.style.pointerEvents, 'auto'),
  };
  const read = (element: Styled, name: string) => quick[name.replace('pointer-e', 'pointerE')]?.(element);

  target.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isStyled(element) || element.ownerDocument.styleSheets.length > 0) return ask(element, pseudo);
    return new Proxy(element.style, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => read(element, property) ?? ask(element).getPropertyValue(property);
        const answer = read(element, String(name));
        if (answer !== undefined) return answer;
        const real = ask(element);
        const value: unknown = Reflect.get(real, name);
        return typeof value === 'function' ? (value.bind(real) as unknown) : value;
      },
    });
  };
}
