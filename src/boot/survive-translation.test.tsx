import { render } from '@testing-library/react';
import { translatePage, type Way } from '@tests/support/translator';
import { surviveTranslation } from './survive-translation';

type Props = { amount?: string; note?: string; isEarly?: boolean; isLate?: boolean; order?: string };

/** Texts beside texts and elements, in every place in which React can keep one. */
function Line({ amount = 'Rp100', note, isEarly, isLate, order = 'ab' }: Props) {
  return (
    <p>
      Pay {amount}
      {isEarly && <b> early</b>}
      {note} now
      {isLate ? ', late' : <i>, in time</i>}
      {order.split('').map((name) => (
        <Part key={name} name={name} />
      ))}
      <em>
        {isLate ? (
          <>
            , at most <i>{amount}</i>
          </>
        ) : (
          amount
        )}
      </em>
      <input aria-label="code" />
    </p>
  );
}

/** A component that is nothing but a text. */
function Part({ name }: { name: string }) {
  return `, ${name}`;
}

const text = () => document.querySelector('p')?.textContent;

const changes: [string, Props, Props][] = [
  ['a text changes', {}, { amount: 'Rp90' }],
  ['a text comes before a text', {}, { note: ' please' }],
  ['a text goes', { note: ' please' }, {}],
  ['an element comes before a text', {}, { isEarly: true }],
  ['an element goes', { isEarly: true }, {}],
  ['an element gives way to a text', {}, { isLate: true }],
  ['a text gives way to an element', { isLate: true }, {}],
  ['texts change places', {}, { order: 'bca' }],
  ['everything changes', { isLate: true, note: '!' }, { amount: 'Rp1', isEarly: true, order: 'xab' }],
];

beforeEach(surviveTranslation);

describe.each<Way>(['copy', 'wrap', 'renew', 'join'])('in a page that a browser translates (%s)', (way) => {
  it.each(changes)('a translated page shows the right text when %s', async (_, before, after) => {
    const plain = render(<Line {...before} />);
    const expected = [before, after, { ...after, amount: 'Rp7' }, before].map((props) => {
      plain.rerender(<Line {...props} />);
      return text();
    });
    plain.unmount();

    const { rerender, unmount } = render(<Line {...before} />);
    onTestFinished(translatePage(way).stop);
    const field = document.querySelector('input');
    const shown: unknown[] = [text()];
    for (const props of [after, { ...after, amount: 'Rp7' }, before]) {
      await Promise.resolve();
      rerender(<Line {...props} />);
      shown.push(text());
    }
    expect(shown).toEqual(expected);
    expect(document.querySelector('input')).toBe(field);
    unmount();
    expect(document.querySelector('p')).toBeNull();
  });
});

it('React removes an element together with what an extension put around it', () => {
  const { rerender } = render(<Line />);
  const shell = document.createElement('div');
  const part = document.querySelector('i');
  part?.replaceWith(shell);
  shell.append(part ?? '');
  rerender(<Line isLate />);
  expect(text()).toBe('Pay Rp100 now, late, a, b, at most Rp100');
  expect(document.querySelector('div div')).toBeNull();
});

it('React renders on after an extension removed a text', () => {
  const { rerender } = render(<Line />);
  const line = document.querySelector('p');
  const texts = [...(line?.childNodes ?? [])].filter((node) => node instanceof Text);
  for (const node of texts) line?.removeChild(node);
  rerender(<Line isEarly note="!" order="b" />);
  expect(text()).toContain(' early');
});
