// @vitest-environment jsdom
import { addQuickStyles } from './quick-styles';

const tags =
  'button datalist details dialog div embed head input li main span summary table td template tr unknown-one';
const attributes = ['', 'hidden', 'hidden="until-found"', 'open', 'popover', 'type="HIDDEN"'];
const outerStyles = ['', 'display: none', 'visibility: hidden', 'pointer-events: none'];
const styles = [
  'display: initial',
  'visibility: visible',
  'visibility: inherit',
  'pointer-events: inherit',
  'opacity: 0',
];

let real: ReturnType<typeof vi.fn<typeof window.getComputedStyle>>;
let frame: Window & typeof globalThis;

/** A new window for each test; `real` is its `getComputedStyle` before the change. */
beforeEach(() => {
  const element = document.body.appendChild(document.createElement('iframe'));
  const inner = element.contentDocument?.defaultView;
  if (!inner) throw new Error('no window');
  frame = inner;
  real = vi.fn(inner.getComputedStyle.bind(inner));
  inner.getComputedStyle = real;
  addQuickStyles(inner);
  return () => element.remove();
});

/** Every answer to a question by name and by property, for each element of the page. */
function answers(ask: typeof window.getComputedStyle): unknown[] {
  return [...frame.document.body.querySelectorAll('*')].map((element) => {
    const style = ask(element);
    const { display, visibility, opacity, pointerEvents, color, length } = style;
    const byName = ['display', 'visibility', 'opacity', 'pointer-events', 'color'].map((name) =>
      style.getPropertyValue(name),
    );
    return [element.outerHTML, display, visibility, opacity, pointerEvents, color, length, ...byName];
  });
}

const ofEveryKind = tags.split(' ').flatMap((tag) => attributes.map((given) => `<${tag} ${given}></${tag}>`));
const fold = (outer: string, style: string) =>
  `<details style="${outer}"><summary></summary><span style="${style}"></span></details>`;
const insideOthers = outerStyles.flatMap((outer) => ['', ...styles].map((style) => fold(outer, style)));

it.each([
  ['of every kind', ofEveryKind.join('')],
  ['inside others', insideOthers.join('')],
  ['in a hidden row', '<table><tr hidden><td></td></tr></table>'],
  ['of a picture', '<svg><title>a</title><path/><text>b</text></svg>'],
  ['with styles of their own', '<p style="color: red; --own: 1"></p>'],
  ['of a page with a sheet', '<style>p { display: none }</style><p></p>'],
])('elements %s have the styles of the window', (_, html) => {
  frame.document.body.innerHTML = html;
  expect(answers(frame.getComputedStyle)).toEqual(answers(real));
});

it('what shows and hides is asked of the window once', () => {
  const element = frame.document.body.appendChild(frame.document.createElement('p'));
  const names = ['display', 'visibility', 'opacity', 'pointer-events'];
  const read = () => names.map((name) => frame.getComputedStyle(element).getPropertyValue(name));
  const first = read();
  real.mockClear();
  expect(read()).toEqual(first);
  expect(real).not.toHaveBeenCalled();
});

it('styles follow each change', () => {
  const dialog = frame.document.body.appendChild(frame.document.createElement('dialog'));
  expect(frame.getComputedStyle(dialog).display).toBe('none');
  dialog.setAttribute('open', '');
  expect(frame.getComputedStyle(dialog).display).toBe('block');
});
