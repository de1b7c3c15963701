import { readQuestions } from './chat-questions';

const fixed = { ratingThanks: 'Thank you', connecting: 'One moment' };
const read = (...lines: string[]) => readQuestions(fixed, lines.join('\n')).categories;

it('the lines of a conversation are categories, topics and questions with their answers', () => {
  expect(
    read('# Pay / Paying back', '> Ask me', '## How?', '- By bank', '? bank,transfer', '> Like this', '! A person'),
  ).toEqual([
    {
      id: '1',
      alias: 'Pay',
      title: 'Paying back',
      reply: 'Ask me',
      children: [
        {
          id: '101',
          title: 'How?',
          reply: '',
          children: [{ id: '1011', title: 'By bank', reply: 'Like this', asks: ['bank', 'transfer'] }],
        },
        { id: '199', title: 'A person', reply: 'One moment', isHuman: true },
      ],
    },
  ]);
});

it.each([
  ['of another form', ['How?']],
  ['without a text', ['# ']],
  ['of a category without its title', ['# Pay']],
  ['of a topic before the first category', ['## How?']],
  ['of a question before the first topic', ['# Pay / Paying back', '- By bank']],
  ['of a question below a person', ['# Pay / Paying back', '! A person', '- By bank']],
  ['of a person before the first category', ['! A person']],
  ['of an answer before the first question', ['> Like this']],
])('a line %s is refused', (_, lines) => {
  expect(() => read(...lines)).toThrow(`This is not a line of a conversation: ${lines[lines.length - 1] ?? ''}`);
});
