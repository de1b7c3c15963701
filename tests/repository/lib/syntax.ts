import { parseSync, Visitor, type Program, type VisitorObject } from 'oxc-parser';
import type { SourceFile } from '../../../scripts/lib/source-files';

/**
 * @returns the specifiers of all imports of one file; a dynamic import of something that is no plain string is left out
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...[...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(({ value }) => value),
    ...dynamic.filter((source) => /^['"`][^$]*['"`]$/.test(source)).map((source) => source.slice(1, -1)),
  ];
}

const programs = new Map<string, { text: string; program: Program }>();

/** The syntax tree of a file, parsed once for all rules: parsing takes longer than all of them. */
function programOf({ path, text }: SourceFile): Program {
  const known = programs.get(path);
  if (known?.text === text) return known.program;
  // Without parenthesis nodes: `(x)` and `x` are the same thing to every rule.
  const { program } = parseSync(path, text, { preserveParens: false });
  programs.set(path, { text, program });
  return program;
}

export function visit(file: SourceFile, handlers: VisitorObject): void {
  new Visitor(handlers).visit(programOf(file));
}

/** @returns `path:line`, for a message that an editor can open */
export function placeOf({ path, text }: SourceFile, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
