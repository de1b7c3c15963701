import { always } from '@tests/support/always';
import fc from 'fast-check';
import { htmlToText } from './html-to-text';

describe('the text of HTML', () => {
  it.each([
    ['plain text stays', 'Please read.\nThen agree.', 'Please read.\nThen agree.'],
    ['paragraphs become lines', '<p>Please <b>read</b></p><p>Then agree</p>', 'Please read\n\nThen agree'],
    ['list items become lines', '<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
    ['an encoded line break is a blank', 'one&#10;two&#x9;three', 'one two three'],
    ['entities become characters', 'Rp1 &amp; &#8377;2 &#x20B9;3&nbsp;&lt;b&gt;', 'Rp1 & ₹2 ₹3 <b>'],
    ['unknown entities stay', 'AT&T; &nope;', 'AT&T; &nope;'],
    ['scripts are removed', 'Hello<script>alert("</p>")</script> there', 'Hello there'],
    ['a script without an end is removed', 'Hello<SCRIPT>alert(1)', 'Hello'],
    ['styles are removed', '<style>b{}</style>Hello', 'Hello'],
    ['comments are removed', 'Hel<!-- x > 5 <b>y</b> -->lo<!--[if gte mso 9]><w>No</w><![endif]-->', 'Hello'],
    ['a head without an end hides no text', '<html><head><title>A</title><body><p>Terms', 'Terms'],
    ['text after a list is a line of its own', '<ul><li>one</li></ul>then', '• one\n\nthen'],
    ['text after an item is a line of its own', '<li>one</li>then', '• one\nthen'],
    [
      'a smaller-than sign swallows no line',
      '<p>If a <your</p><p>lost?</p><p>5 > 3</p>',
      'If a < your\n\nlost?\n\n5 > 3',
    ],
    ['a smaller-than sign is no tag', '5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['tags in broken tags are removed', 'Hello<p<!--<img src=x onerror=a()>>> there', 'Hello\nthere'],
    ['two halves of a tag make none', 'Hello <<p>img onerror=a()>', 'Hello <\nimg onerror=a()>'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_, html, expected) => expect(htmlToText(html)).toBe(expected));

  const pieces = ['<img src=x onerror=a()>', ' ', '\n', ...'<script> </script> <p <li> </ <!-- --> < > b'.split(' ')];
  const html = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  always('contains no tag that a browser would parse', [html], (text) => {
    expect(htmlToText(htmlToText(text))).not.toMatch(/<[a-z][^<>]*>/i);
  });

  it('is made of very long HTML in linear time', () => {
    expect(htmlToText('<p'.repeat(200_000)).length).toBeGreaterThan(0);
    expect(htmlToText(`${'<p '.repeat(100_000)}${'> '.repeat(100_000)}`)).toContain('<');
    expect(htmlToText('<b>x</b>'.repeat(100_000))).toBe('x'.repeat(100_000));
  });
});
