import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../lib/source-files';

/** What production output never contains, wherever it would come from. */
const never: { pattern: RegExp; why: string }[] = [
  { pattern: /\bmsw\b|mockServiceWorker|@mswjs/i, why: 'the mock library' },
  { pattern: /[#@]\s*sourceMappingURL=/, why: 'a reference to a source map' },
  { pattern: /\b(?:localhost|127\.0\.0\.1):\d+/, why: 'an address of a developer’s machine' },
  { pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/, why: 'an internal address' },
  { pattern: /https?:\/\/[\w.-]+\.(?:internal|local|lan|corp|test)\b/, why: 'an internal address' },
];

/** Shorter strings are words that anybody may write. */
const TELLING = 14;

/** @returns the strings a person wrote into one file: literals, template parts, text between tags */
function stringsOf({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (node) => {
      if ('value' in node && typeof node.value === 'string') found.push(node.value);
    },
    TemplateElement: ({ value }) => found.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => found.push(value.trim()),
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * Strings by which code of one kind can be told from the rest.
 * @param own files that must not be in the output: mocks, internal tools
 * @param others everything that may be
 * @returns strings of at least 14 characters that stand in `own` and nowhere in `others`
 */
export function tellingStrings(own: SourceFile[], others: SourceFile[]): string[] {
  const allowed = others.map(({ text }) => text).join('\n');
  const strings = own.flatMap(stringsOf).filter((text) => text.length >= TELLING && !/[\n\\"'`]/.test(text));
  return [...new Set(strings)].filter((text) => !allowed.includes(text));
}

/** Looks for all strings at once: one pass over the output however many there are. */
function findStrings(text: string, strings: string[]): string[] {
  return strings.filter((candidate) => text.includes(candidate));
}

/**
 * @param output the text files of a build
 * @param forbidden strings that only mocks and internal tools contain
 * @returns one sentence per find
 */
export function findLeaks(output: SourceFile[], forbidden: string[]): string[] {
  return output.flatMap(({ path, text }) => [
    ...never.flatMap(({ pattern, why }) => {
      const match = pattern.exec(text);
      return match ? [`${path} contains ${why}: ${text.slice(Math.max(0, match.index - 30), match.index + 60)}`] : [];
    }),
    ...findStrings(text, forbidden).map(
      (found) => `${path} contains a text of the mocks or internal tools: ${found.slice(0, 80)}`,
    ),
  ]);
}

/** @returns one sentence per thing in a page that a strict content security policy refuses, or that leaks the address */
export function findPageProblems({ path, text }: SourceFile): string[] {
  const referrer = text.search(/<meta name="referrer" content="no-referrer"/);
  const firstLoad = text.search(/<(?:script|link)\b/);
  return [
    // One is allowed by its hash: the early start, which follows its data.
    ...(/(?<!id="page-plan">[^<]*<\/script>\s*)<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/.test(
      text,
    )
      ? [`${path} has an inline script`]
      : []),
    ...(/<[^>]+\son[a-z]+=/.test(text) ? [`${path} has an inline event handler`] : []),
    ...(/<[^>]+\sstyle=/.test(text) ? [`${path} has a style attribute, which the policy refuses`] : []),
    ...(referrer === -1 || (firstLoad !== -1 && referrer > firstLoad)
      ? [`${path} loads something before it says "no-referrer"`]
      : []),
  ];
}
