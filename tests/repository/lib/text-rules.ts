import type { SourceFile } from '../../../scripts/lib/source-files';

type Rule = { pattern: RegExp; why: string };

// Some patterns are written so that they do not match themselves.
const everywhere: Rule[] = [
  { pattern: /(?<![\w./-])\/(?:w[o]rk|f[a]rm|r[o]ot|h[o]me)\/[\w.]/, why: 'names a folder of one machine' },
  { pattern: /\.\.\/s[h]ared\b/, why: 'names a place outside the project' },
  { pattern: /\b(?:c[l]aude|a[n]thropic|c[h]atgpt|c[o]pilot)\b/i, why: 'names a tool that wrote it' },
  { pattern: /\bregistry\.[\w-]+\.\w+/, why: 'names a package registry' },
  { pattern: /\bissue\s+#?\d+\b/i, why: 'names an issue by its number' },
];

const inCode: Rule[] = [
  { pattern: /\bdocument\.w[r]ite/, why: 'makes markup from a string' },
  { pattern: /(?:e[s]lint|o[x]lint)-disable/, why: 'switches the lint off' },
  { pattern: /\b(?:it|test|describe)\.(?:s[k]ip|o[n]ly|t[o]do)\b/, why: 'leaves tests out' },
];

const isCode = /\.(?:[cm]?[jt]sx?|css)$/;

/** @returns one sentence per line that says something the project must not say */
export function findForbiddenText({ path, text }: SourceFile): string[] {
  const rules = isCode.test(path) && !/\.gen\.[jt]sx?$/.test(path) ? [...everywhere, ...inCode] : everywhere;
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ why }) => `${path}:${index + 1} ${why}: ${line.trim().slice(0, 100)}`),
    );
}

/** @returns the labels of the tables of decisions, by number: of those with a file, and of those that are a row */
export function readLabels(table: string): Map<number, string> {
  const rows = table.matchAll(/^\| \[?(\d+)(?:\]\(.*?\))? \| .* \| ([^|]+) \|$/gm);
  return new Map([...rows].map(([, number, label = '']) => [Number(number), label]));
}

/** The word and a number, also in the plural, as a link, and in a list: what follows the word, up to 60 characters. */
const citation =
  /\bdecisions? \[?(\d+)\b|(?<=\bdecisions \[?\d[^.;:]{0,60} (?:and|or) \[?)(\d+)\b|docs\/decisions\/(\d+)(?![\w-])/gi;

/** @returns one sentence per cited decision that does not exist, or is cited without its label */
export function findBareCitations({ path, text }: SourceFile, labels: ReadonlyMap<number, string>): string[] {
  // Comments and paragraphs go on over the ends of lines.
  const flat = text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#|>)?[ \t]*/g, ' ');
  return [...flat.matchAll(citation)].flatMap((match) => {
    const number = Number(match[1] ?? match[2] ?? match[3]);
    const label = labels.get(number);
    if (label === undefined) return [`${path} cites decision ${number}, which does not exist`];
    const rest = flat.slice(match.index + match[0].length);
    return rest.startsWith(`, ${label}`) && !/^[\w-]/.test(rest.slice(label.length + 2))
      ? []
      : [`${path} cites decision ${number} without its label: "decision ${number}, ${label}"`];
  });
}

/** Words of a private dialect, as CONTRIBUTING.md lists them. */
const dialect =
  /\b(?:whoever|nobody|anew|that which|what (?:stands|lies) (?:there|here)|(?:is|are) none of|reckon(?:s|ed|ing)?|mend(?:s|ed|ing)?|obey(?:s|ed)?|stands? (?:in(?! the way\b| for\b)|on|there|here|above|below|beside))\b/gi;

/** Where code speaks to readers: comments, and the titles of tests. */
const readable =
  /(?:^|\s)\/\/(?!\/)\s.*|^\s*\/?\*.*|\{?\/\*.*|\b(?:it|test|describe)(?:\.\w+)*\(\s*['"`].*|\)\(\s*['"`].*/;

/** @returns one sentence per line of a document, a comment or a test's title that has a word of the dialect */
export function findDialect({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = path.endsWith('.md') ? line : (readable.exec(line)?.[0] ?? '');
    return [...words.matchAll(dialect)].map(([word]) => `${path}:${index + 1} "${word}": ${line.trim().slice(0, 100)}`);
  });
}
