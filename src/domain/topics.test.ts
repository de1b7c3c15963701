import { findTopic, shownTitles, shownTopics } from './topics';

it('shows each topic once, and four at most', () => {
  const options = ['a', 'b', 'a', 'c', 'd', 'e'].map((value, index) => ({ title: `T${String(index)}`, value }));
  expect(shownTopics(options).map(({ title }) => title)).toEqual(['T0', 'T1', 'T3', 'T4']);
});

it.each([
  ['Collection', 'The agent was rude', ['Collection', 'The agent was rude']],
  ['Payment', '', ['Payment']],
  ['Payment', 'Payment', ['Payment']],
  ['', '', []],
])('shows of the type %j and the sub-type %j each title once', (type, sonType, titles) => {
  expect(shownTitles(type, sonType)).toEqual(titles);
});

const entries = [
  { id: '1', titles: ['Repayment', ''] },
  { id: '2', titles: ['', 'Account'] },
];

it.each([
  ['its title', { title: 'Account', value: '9' }, 1],
  ['its title, whatever the letters and blanks around it', { title: ' ACCOUNT ', value: '' }, 1],
  ['its title, though another entry has its id', { title: 'Account', value: '1' }, 1],
  ['its id, if no title is the same', { title: 'Late payment', value: '1' }, 0],
  ['nothing if it is empty', { title: ' ', value: '' }, -1],
  ['nothing, if the list does not contain it', { title: 'Other', value: '3' }, -1],
])('finds a topic in another list by %s', (_how, topic, place) => expect(findTopic(topic, entries)).toBe(place));
