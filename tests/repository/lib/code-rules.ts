import type { Expression, Node } from 'oxc-parser';
import type { SourceFile } from '../../../scripts/lib/source-files';
import { placeOf, visit } from './syntax';

/** Whether the expression gives parsed, unchecked data: `JSON.parse(…)`, `response.json()`. */
function isRawJson(expression: Expression | null): boolean {
  if (!expression) return false;
  if (expression.type === 'AwaitExpression') return isRawJson(expression.argument);
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false;
  const { object, property } = expression.callee;
  if (property.type !== 'Identifier') return false;
  return (
    property.name === 'json' || (property.name === 'parse' && object.type === 'Identifier' && object.name === 'JSON')
  );
}

/** Whether a comment is in the line or in the one before it. */
function isExplained({ text }: SourceFile, offset: number): boolean {
  const line = text.slice(0, offset).split('\n').length - 1;
  return text
    .split('\n')
    .slice(Math.max(0, line - 1), line + 1)
    .some((words) => /\/\/|\/\*|\*\//.test(words));
}

/**
 * @returns one sentence per place where a type is claimed instead of proven: casts, and parsed JSON without a schema
 */
export function findUnprovenTypes(file: SourceFile): string[] {
  const found: string[] = [];
  const report = (node: Node, text: string) => found.push(`${placeOf(file, node.start)}: ${text}`);
  visit(file, {
    TSAsExpression: (node) => {
      const target = node.typeAnnotation;
      const harmless =
        target.type === 'TSUnknownKeyword' ||
        (target.type === 'TSTypeReference' &&
          target.typeName.type === 'Identifier' &&
          target.typeName.name === 'const');
      if (harmless) return;
      if (isRawJson(node.expression)) report(node, 'JSON is parsed by a schema, not cast');
      else if (node.expression.type === 'TSAsExpression') report(node, 'a double cast claims anything');
      else if (!isExplained(file, node.start))
        report(node, 'a cast needs a comment that says why there is no other way');
    },
    VariableDeclarator: (node) => {
      const type = 'typeAnnotation' in node.id ? node.id.typeAnnotation?.typeAnnotation.type : undefined;
      if (type && type !== 'TSUnknownKeyword' && isRawJson(node.init))
        report(node, 'JSON is parsed by a schema, not annotated');
    },
  });
  return found;
}

/** The name under which a global is reached: `location`, `window.location`, `globalThis.open`. */
function globalName(expression: Expression | Node): string | null {
  if (expression.type === 'Identifier') return expression.name;
  if (
    expression.type !== 'MemberExpression' ||
    expression.property.type !== 'Identifier' ||
    expression.object.type !== 'Identifier'
  )
    return null;
  return /^(?:window|globalThis|self|document|top|parent)$/.test(expression.object.name)
    ? expression.property.name
    : null;
}

/** @returns one sentence per place that sends the person to an address: these belong behind the address policy */
export function findNavigation(file: SourceFile): string[] {
  const found: string[] = [];
  const report = (node: Node, what: string) => found.push(`${placeOf(file, node.start)}: ${what}`);
  visit(file, {
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (globalName(callee.object) === 'location' && /^(?:assign|replace)$/.test(name))
        report(node, `location.${name}`);
      if (name === 'open' && callee.object.type === 'Identifier' && globalName(callee) === 'open')
        report(node, 'window.open');
    },
    AssignmentExpression: (node) => {
      const { left } = node;
      if (left.type !== 'Identifier' && left.type !== 'MemberExpression') return;
      if (globalName(left) === 'location') report(node, 'location =');
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (globalName(left.object) === 'location' && left.property.name === 'href') report(node, 'location.href =');
    },
  });
  return found;
}

/** @returns one sentence per regular expression that looks behind: Safari before 16.4 reads no file that holds one */
export function findLookbehinds(file: SourceFile): string[] {
  const found: string[] = [];
  visit(file, {
    Literal: (node) => {
      if ('regex' in node && /\(\?<[=!]/.test(node.regex.pattern))
        found.push(`${placeOf(file, node.start)}: Safari 15.4 knows no lookbehind`);
    },
  });
  return found;
}
