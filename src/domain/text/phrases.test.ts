import { phraseFinder } from './phrases';

/** Whether a text contains a phrase. */
const holds = (phrase: string, text: string, spellings = {}) =>
  phraseFinder({ it: [phrase] }, spellings)(text).length > 0;

describe('a phrase', () => {
  it.each([
    ['words in their order', 'not pay', 'I can not pay', true],
    ['words in another order', 'not pay', 'pay or not', false],
    ['two words between', 'not pay', 'not able to pay', true],
    ['three words between', 'not pay', 'not the one who pays, pay', false],
    ['one of several words', 'not pay|repay', 'not repay', true],
    ['any ending', 'bayar* lunas', 'bayarnya lunas', true],
    ['words that must be adjacent', 'debt+collector', 'debt the collector', false],
    ['a word that must not be there', 'not pay -app', 'not pay, the app fails', false],
    ['a part of a word', 'pay', 'payment', false],
    ['an apostrophe, capitals, marks', 'cant pay', 'I CAN’T pay!!!', true],
    ['a letter held down', 'tolong', 'tooooolong', true],
    ['a doubled word', 'teman telepon', 'teman2 ditelepon, telepon', true],
    ['one slip in a long word', 'hospital', 'hosptal', true],
    ['two letters changed', 'hospital', 'hopsital', true],
    ['one slip in a short word', 'mati', 'hati', false],
    ['two slips', 'hospital', 'hosptl', false],
    ['Chinese without blanks', '还不起', '我真的还不起了', true],
    ['Chinese with characters between', '没 钱', '没有什么钱', true],
    ['Chinese with too much between', '没 钱', '没有人能够借给我钱', false],
    ['the dot below a Hindi letter', 'कर्ज़', 'कर्ज बहुत है', true],
  ])('finds %s: "%s" in "%s" is %s', (_, phrase, text, expected) => expect(holds(phrase, text)).toBe(expected));

  it('is found in other spellings', () => {
    expect(holds('tidak bisa bayar', 'gabisa byr', { 'tidak bisa': 'gabisa', bayar: 'byr' })).toBe(true);
  });

  it('may itself contain other spellings, also in words that must not be there', () => {
    const spellings = { 'tidak bisa': 'gabisa', bayar: 'byr' };
    expect(holds('gabisa byr|cicil', 'tidak bisa bayar', spellings)).toBe(true);
    expect(holds('cicil -byr', 'cicil bayar', spellings)).toBe(false);
  });

  it('is not found in a word that is the spelling of another', () => {
    expect(holds('menunda', 'menanda', { menanda: 'x' })).toBe(false);
  });
});

it('the phrase with the most words of the text is first, else the first in the list', () => {
  const find = phraseFinder({ pay: ['pay'], payLate: ['pay late'], also: ['pay'] });
  expect(find('I pay late').map(({ id }) => id)).toEqual(['payLate', 'pay', 'also']);
  expect(find('')).toEqual([]);
  expect(find('🙂 ???')).toEqual([]);
});
