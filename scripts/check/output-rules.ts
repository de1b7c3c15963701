import type { SourceFile } from '../lib/source-files';

/** What production output never contains, wherever it would come from. */
const never: { pattern: RegExp; why: string }[] = [
  { pattern: /\bmsw\b|mockServiceWorker|@mswjs/i, why: 'the mock library' },
  { pattern: /[#@]\s*sourceMappingURL=/, why: 'a reference to a source map' },
  { pattern: /\b(?:localhost|127\.0\.0\.1):\d+/, why: 'an address of a developer’s machine' },
  { pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/, why: 'an internal address' },
  { pattern: /https?:\/\/[\w.-]+\.(?:internal|local|lan|corp|test)\b/, why: 'an internal address' },
];

/** @returns one sentence per find in a text file of a build */
export function findLeaks({ path, text }: SourceFile): string[] {
  return never.flatMap(({ pattern, why }) => {
    const match = pattern.exec(text);
    return match ? [`${path} contains ${why}: ${text.slice(Math.max(0, match.index - 30), match.index + 60)}`] : [];
  });
}

const inlineScript = String.raw`\s*<script>(?:(?!<\/script>)[^])*<\/script>`;

/** The inline scripts that their hashes allow: the early start behind its plan; language and first sight at the end of the page. */
const earlyStart = new RegExp(`(id="page-plan">[^<]*</script>)${inlineScript}`);
const earlyMarkup = new RegExp(`(?:${inlineScript}){1,2}(?=\\s*</body>)`);

/** @returns one sentence per thing in a page that a strict content security policy refuses, or that leaks the address */
export function findPageProblems({ path, text }: SourceFile): string[] {
  const referrer = text.search(/<meta name="referrer" content="no-referrer"/);
  const firstLoad = text.search(/<(?:script|link)\b/);
  return [
    ...(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/.test(
      text.replace(earlyStart, '$1').replace(earlyMarkup, ''),
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
