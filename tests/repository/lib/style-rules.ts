import { posix } from 'node:path';
import type { SourceFile } from '../../../scripts/lib/source-files';

function definedClasses(css: string): Set<string> {
  const selectors = css
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

type Use = { path: string; sheet: string; classes: readonly string[]; isDynamic: boolean };

/** What a file takes from the CSS modules that it imports. */
function usesOf({ path, text }: SourceFile): Use[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', address = '']) => ({
    path,
    sheet: address.startsWith('@/') ? address.replace('@', 'src') : posix.join(posix.dirname(path), address),
    classes: [...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(([, used]) => used ?? ''),
    isDynamic: new RegExp(`\\b${name}\\[`).test(text),
  }));
}

/**
 * The compiler does not know the classes of a CSS module.
 * @returns one sentence per class that is used but nowhere defined, or the reverse. Where a file picks classes by a
 * variable, all classes of the sheet count as used
 */
export function findClassProblems(sheets: SourceFile[], code: SourceFile[]): string[] {
  const uses = code.flatMap(usesOf);
  const defined = new Map(sheets.map(({ path, text }) => [path, definedClasses(text)]));
  const phantoms = uses.flatMap(({ path, sheet, classes }) =>
    classes.filter((name) => !defined.get(sheet)?.has(name)).map((name) => `${path}: ${name} is not in ${sheet}`),
  );
  const unused = [...defined].flatMap(([path, names]) => {
    const users = uses.filter(({ sheet }) => sheet === path);
    if (users.some(({ isDynamic }) => isDynamic)) return [];
    const used = new Set(users.flatMap(({ classes }) => classes));
    return [...names].filter((name) => !used.has(name)).map((name) => `${path}: nobody uses ${name}`);
  });
  return [...phantoms, ...unused];
}

/** In a style sheet, and as an attribute of a picture. */
const writtenColors = { css: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi, tsx: /="#[0-9a-f]{3,8}"/gi };

/** A colour that is no token is the same in both themes (decision 78, dark theme): a sentence for each. */
export function findRawColors(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(path.endsWith('.css') ? writtenColors.css : writtenColors.tsx)].map(
      ([color]) => `${path}: ${color} is no token`,
    ),
  );
}

const writtenContent = /(?<![\w-])content:((?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^;}'"])*)/g;

/**
 * Words in a style sheet are in one language, whatever the page speaks: a sentence for each `content` with a letter or
 * figure.
 */
export function findWordsInStyles(sheets: SourceFile[]): string[] {
  return sheets.flatMap(({ path, text }) =>
    [...text.matchAll(writtenContent)].flatMap(([, value = '']) => {
      const strings = [...value.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '');
      const shown = strings
        .join('')
        .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
      return /[\p{L}\p{N}]/u.test(shown) ? [`${path}: ${shown.trim()} is no text of a catalog`] : [];
    }),
  );
}
