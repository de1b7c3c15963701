// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nameProblems, type AxNode } from './names';

const nothing = new Set<string>();

function node(nodeId: string, role: string, name: string, rest: Partial<AxNode> = {}): AxNode {
  return { nodeId, parentId: 'root', ignored: false, role: { value: role }, name: { value: name }, ...rest };
}

const root = node('root', 'RootWebArea', 'A page', { parentId: '' });

describe('the names in an accessibility tree', () => {
  it('are missed on controls, pictures and dialogs', () => {
    const tree = [
      root,
      node('1', 'button', ' '),
      node('2', 'image', ''),
      node('3', 'dialog', ''),
      node('4', 'StaticText', ''),
      node('5', 'button', '', { ignored: true }),
    ];
    expect(nameProblems(tree, nothing)).toEqual([
      'a button without a name',
      'a image without a name',
      'a dialog without a name',
    ]);
  });

  it('have to tell two buttons apart, unless their rows do', () => {
    const rows = [node('a', 'listitem', '', {}), node('b', 'listitem', '', {})];
    const inRows = [node('1', 'button', 'Delete', { parentId: 'a' }), node('2', 'button', 'Delete', { parentId: 'b' })];
    expect(nameProblems([root, ...rows, ...inRows], nothing)).toEqual([]);
    expect(nameProblems([root, node('1', 'button', 'Delete'), node('2', 'button', 'Delete')], nothing)).toEqual([
      'two buttons named "Delete"',
    ]);
  });

  it('may be the same for two links to one place', () => {
    const link = (id: string, url: string) =>
      node(id, 'link', 'Home', { properties: [{ name: 'url', value: { value: url } }] });
    expect(nameProblems([root, link('1', 'https://a.example/'), link('2', 'https://a.example/')], nothing)).toEqual([]);
    expect(nameProblems([root, link('1', 'https://a.example/'), link('2', 'https://b.example/')], nothing)).toEqual([
      'two links named "Home"',
    ]);
  });

  it('are in the language of the page, and free of what a program would say', () => {
    expect(nameProblems([root, node('1', 'button', 'Try again')], new Set(['Try again']))).toEqual([
      'a button in another language: "Try again"',
    ]);
    expect(nameProblems([root, node('1', 'heading', 'Hello undefined')], nothing)).toEqual([
      'a heading named "Hello undefined"',
    ]);
  });

  it('belong to whatever takes the focus', () => {
    const focusable = { properties: [{ name: 'focusable', value: { value: true } }] };
    expect(nameProblems([root, node('1', 'generic', '', focusable)], nothing)).toEqual([
      'something takes the focus and is nothing: ""',
    ]);
  });
});
