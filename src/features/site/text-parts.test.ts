import type { Block } from '@/platform/i18n/page-text';
import { onlyWords, pointsOf } from './text-parts';

const paragraph = (text: string): Block => ({ type: 'paragraph', words: [text] });
const heading = (text: string): Block => ({ type: 'heading', words: [text] });

const lead = paragraph('Lead');
const question = [heading('Who?'), paragraph('You.')];

it.each([
  ['with a sentence before them', [lead, ...question]],
  ['alone', question],
])('a section of small titles is shown with its points %s', (_, blocks) => {
  expect(pointsOf(blocks)).toEqual([{ title: ['Who?'], text: ['You.'] }]);
});

it.each([
  ['a second sentence before them', [lead, lead, ...question]],
  ['a second paragraph behind one', [...question, lead]],
  ['a title without a paragraph', [...question, heading('Why?')]],
])('a section of small titles is refused with %s, because the page would not show it', (_, blocks) => {
  expect(() => pointsOf(blocks)).toThrow('has no place');
});

it('a section of one paragraph is refused if it has anything else', () => {
  expect(onlyWords([lead])).toEqual(['Lead']);
  expect(() => onlyWords([lead, lead])).toThrow('has no place for one of: paragraph, paragraph');
  expect(() => onlyWords([{ type: 'list', isOrdered: false, items: [['Item']] }])).toThrow(
    'has no place for one of: list',
  );
});
