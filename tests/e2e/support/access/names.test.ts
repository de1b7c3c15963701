import { nameProblems, type AxNode } from './names';

const node = (nodeId: string, role: string, name: string, rest: Partial<AxNode> = {}): AxNode => ({
  nodeId,
  parentId: 'root',
  ignored: false,
  role: { value: role },
  name: { value: name },
  ...rest,
});
const link = (id: string, url: string) =>
  node(id, 'link', 'Home', { properties: [{ name: 'url', value: { value: url } }] });
const focusable = { properties: [{ name: 'focusable', value: { value: true } }] };

it.each<[string, AxNode[], string[]]>([
  ['texts, and what is ignored', [node('1', 'StaticText', ''), node('2', 'button', '', { ignored: true })], []],
  ['equal buttons', [node('1', 'button', 'Delete'), node('2', 'button', 'Delete')], ['two buttons named "Delete"']],
  [
    'two buttons in rows of their own',
    [
      node('a', 'listitem', ''),
      node('b', 'listitem', ''),
      node('1', 'button', 'Delete', { parentId: 'a' }),
      node('2', 'button', 'Delete', { parentId: 'b' }),
    ],
    [],
  ],
  ['two links to one place', [link('1', 'https://a.example/'), link('2', 'https://a.example/')], []],
  ['equal links', [link('1', 'https://a.example/'), link('2', 'https://b.example/')], ['two links named "Home"']],
  ['another language', [node('1', 'button', 'Try again')], ['a button in another language: "Try again"']],
  ['words of a program', [node('1', 'heading', 'Hello undefined')], ['a heading named "Hello undefined"']],
  ['a focus on nothing', [node('1', 'generic', '', focusable)], ['something takes the focus and is nothing: ""']],
])('names in an accessibility tree: %s', (_, nodes, problems) => {
  const root = node('root', 'RootWebArea', 'A page', { parentId: '' });
  expect(nameProblems([root, ...nodes], new Set(['Try again']))).toEqual(problems);
});
