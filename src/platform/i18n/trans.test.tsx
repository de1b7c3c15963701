import { Plural, Trans } from '@lingui/macro';
import { renderInLanguage } from '@tests/support/render-in-language';

function Sentence({ name, count }: { name: string; count: number }) {
  return (
    <>
      <p>
        <Trans>
          Pay <a href="/ours">{name}</a> with <b>care</b>, {name}
        </Trans>
      </p>
      <p>
        <Plural
          value={count}
          one="# letter"
          other={
            <Trans>
              {count} letters for <b>{name}</b>
            </Trans>
          }
        />
      </p>
    </>
  );
}

describe('a sentence with a name from a server', () => {
  it.each([
    ['markup', '<img src=x onerror=a()><b>bold</b>'],
    ['tags as the library writes them', '<0>here</0><1/></0>'],
    ['names of an object’s properties', '<constructor/><toString>x</toString>'],
    ['a great many tags', '<b></b>'.repeat(20_000)],
    ['placeholders', '{name} {count, plural, one {x} other {y}} #'],
    ['a mark that reverses text', '\u202e000.01pR<b>'],
    ['nothing special', 'Bank BNI'],
  ])('shows the name as it is: %s', (_what, name) => {
    const { container } = renderInLanguage(<Sentence name={name} count={2} />);
    expect(container.textContent).toBe(`Pay ${name} with care, ${name}2 letters for ${name}`);
    expect(container.querySelectorAll('a')).toHaveLength(1);
    expect(container.querySelectorAll('b')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
  });

  it('isolates the name’s direction from the rest', () => {
    const { container } = renderInLanguage(<Sentence name={'\u202eINB'} count={2} />);
    const apart = Array.from(container.querySelectorAll('bdi'), ({ textContent }) => textContent);
    expect(apart).toEqual(Array.from({ length: 3 }, () => '\u202eINB'));
  });
});
