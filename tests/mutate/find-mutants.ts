// tests/mutate/mutate.ts: where the code can be changed so that a test should notice.
import { parseSync, type Node } from 'oxc-parser';

/** One change of the code that a test should notice. `key` names it also after other lines of its file have changed. */
export type Mutant = {
  id: number;
  key: string;
  file: string;
  line: number;
  start: number;
  end: number;
  changed: string;
};

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** Types, what is imported, and texts for people, whose form the build needs. */
const isLeftAlone = (node: Node) =>
  /^TS(?!As|Satisfies|NonNull)/.test(node.type) ||
  /^(Import|ExportAll|TaggedTemplate|JSXAttribute)/.test(node.type) ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^(t|msg|plural|select)$/.test(node.callee.name));

/** Parts of a node that are names or places, not values. */
const isNoValue = (node: Node, part: string) =>
  (/^(key|property|label|params|id)$/.test(part) && !('computed' in node && node.computed)) ||
  (node.type === 'AssignmentExpression' && part === 'left') ||
  (node.type === 'Property' && node.shorthand) ||
  node.type === 'UpdateExpression';

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** What a node may be changed into: conditions, operators, constants; a statement may be left out (`''`). */
function changesOf(node: Node, source: string): { at: Node; changed: string }[] {
  const text = (part: Node) => source.slice(part.start, part.end);
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return ['true', 'false'].map((changed) => ({ at: node.test, changed }));
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const { left, right, operator } = node;
    if (operator === '??') return [{ at: node, changed: text(left) }];
    const other = otherOperators[operator];
    if (other === undefined || (operator === '+' && (isText(left) || isText(right)))) return [];
    return [{ at: node, changed: `(${text(left)}) ${other} (${text(right)})` }];
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return [{ at: node, changed: text(node.argument) }];
  if (node.type === 'ExpressionStatement' && !isText(node.expression)) return [{ at: node, changed: '' }];
  if (node.type !== 'Literal') return [];
  if (typeof node.value === 'number') return [{ at: node, changed: String(node.value + 1) }];
  if (typeof node.value === 'boolean') return [{ at: node, changed: String(!node.value) }];
  return isText(node) && node.value !== '' ? [{ at: node, changed: "''" }] : [];
}

/**
 * The changes of a file that can be switched on while it runs: in functions only, for what a module does when it is
 * loaded is over by then.
 * @param file its path from the root of the project
 * @returns the mutants in the order of the text, still without an id, and where the blocks of loops begin
 */
export function findMutants(file: string, source: string): { mutants: Omit<Mutant, 'id'>[]; loops: number[] } {
  const mutants: Omit<Mutant, 'id'>[] = [];
  const loops: number[] = [];
  const counts = new Map<string, number>();

  function add({ start, end }: Node, changed: string): void {
    const before = source.slice(0, start);
    const lineText = source.slice(before.lastIndexOf('\n') + 1).split('\n', 1)[0] ?? '';
    const name = [file, lineText.trim(), source.slice(start, end), changed].join(' | ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    mutants.push({ key: `${name} | ${count}`, file, line: before.split('\n').length, start, end, changed });
  }

  function visit(node: Node, isInFunction: boolean): void {
    if (isLeftAlone(node)) return;
    if (/^(For|While|DoWhile).*Statement$/.test(node.type) && 'body' in node) {
      const { body } = node as { body: Node };
      if (body.type === 'BlockStatement') loops.push(body.start + 1);
    }
    if (isInFunction) for (const { at, changed } of changesOf(node, source)) add(at, changed);
    const isInside = isInFunction || node.type.includes('Function');
    for (const [part, value] of Object.entries(node)) {
      if (isNoValue(node, part)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node, isInside);
    }
  }
  visit(parseSync(file, source).program, false);
  return { mutants, loops };
}
