import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { answeredActions, messageSchema } from '@/platform/bridge/contract';
import { createPendingReplies } from '@/platform/bridge/create-bridge';

const read = (file: string) => readFileSync(`native/${file}`, 'utf8');
const kotlin = { bridge: read('android/Bridge.kt'), view: read('android/LoanWebView.kt') };
const swift = { bridge: read('ios/LoanBridge.swift'), view: read('ios/LoanWebView.swift') };

type Row = { action: string; isAnswered: boolean; fields: string };
const byAction = (one: Row, other: Row) => (one.action < other.action ? -1 : 1);

const contract = messageSchema.options.map(({ entries: { action, payload } }): Row => ({
  action: action.literal,
  isAnswered: answeredActions.has(action.literal),
  fields: Object.entries(payload.entries)
    .map(([name, { type }]) => (type === 'exact_optional' ? `${name}?` : name))
    .join(' '),
}));

function kotlinRows(): Row[] {
  const rows = kotlin.bridge.matchAll(/^ {4}[A-Z_]+\("(\w+)", (true|false), "([^"]*)"\)[,;]$/gm);
  return [...rows].map(([, action = '', isAnswered, fields = '']) => ({
    action,
    isAnswered: isAnswered === 'true',
    fields,
  }));
}

function swiftRows(): Row[] {
  const names = [...swift.bridge.matchAll(/^ {4}case ([a-z]\w+(?:, \w+)*)$/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  const answered = /case ((?:\.\w+(?:, )?)+): return true/.exec(swift.bridge)?.[1]?.split(', ') ?? [];
  return names.map((action) => ({
    action,
    isAnswered: answered.includes(`.${action}`),
    fields: new RegExp(`case \\.${action}: return "([^"]*)"`).exec(swift.bridge)?.[1] ?? 'none',
  }));
}

it.each([
  ['Kotlin', kotlinRows],
  ['Swift', swiftRows],
])('the table of actions in %s is that of the contract', (_language, rows) => {
  expect(rows().sort(byAction)).toEqual([...contract].sort(byAction));
});

/** The script that the source builds from its templates, with every character of a text escaped, as `quote` may do. */
function scriptOf(
  source: string,
  marks: { open: string; close: string; result: string },
  id: string,
  error?: string,
): string {
  const quote = (text: string) =>
    `"${[...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
  const literals = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = '']) => text.replace(/\\"/g, '"'));
  const template = literals.find((text) => text.startsWith('window.__bridgeReply&&')) ?? '';
  const failure = literals.find((text) => text.startsWith('"ok":false')) ?? '';
  const success = literals.find((text) => text === '"ok":true') ?? '';
  const fill = (text: string, name: string, value: string) =>
    text.replace(`${marks.open}${name}${marks.close}`, () => value);
  const result =
    error === undefined ? success : failure.replace(/\$\{quote\(error\)\}|\\\(quote\(\$0\)\)/, () => quote(error));
  return fill(template, 'quote(id)', quote(id)).replace(marks.result, () => result);
}

describe.each([
  ['Kotlin', kotlin.bridge, { open: '${', close: '}', result: '$result' }],
  ['Swift', swift.bridge, { open: '\\(', close: ')', result: '\\(result)' }],
])('the answer in %s', (_language, source, marks) => {
  function answer(id: string, error?: string) {
    const replies = createPendingReplies();
    const outcome = replies.expect(id);
    const run = (window: object) => void runInNewContext(scriptOf(source, marks, id, error), { window });
    run({});
    run({ __bridgeReply: replies.receive });
    return outcome;
  }

  it('is a success for the bridge of the page, and does nothing on a page without a bridge', async () => {
    expect(await answer('k3x9a1b2-1')).toEqual({ status: 'answered', result: undefined });
  });

  const reasons = ['no-sim', '"});alert(1);({"', '\\', '\u2028</script>', '😀', ''];
  it.each(reasons)('contains the reason of a refusal as text: %j', async (error) => {
    expect(await answer('k3x9a1b2-1', error)).toEqual({ status: 'refused', error });
  });

  it('escapes what ends a text or a script', () => {
    expect(source).toMatch(/'"'|0x22/);
    expect(source).toMatch(/'\\\\'|0x5C/);
    expect(source).toMatch(/'<'|0x3C/);
    expect(source).toContain('\\\\u%04x');
  });
});

describe('the settings of the webview', () => {
  it.each([
    'javaScriptEnabled = true',
    'domStorageEnabled = true',
    'allowFileAccess = false',
    'allowContentAccess = false',
    'mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW',
    'setSafeBrowsingEnabled(webView.settings, true)',
    'setAlgorithmicDarkeningAllowed(webView.settings, false)',
    'setAcceptCookie(true)',
    'setAcceptThirdPartyCookies(webView, false)',
    'CookieManager.getInstance().flush()',
    'fun onRenderProcessGone',
    'fun onShowFileChooser',
    'parameters.isCaptureEnabled',
    'request.deny()',
    'addWebMessageListener(webView, "AndroidBridge", setOf(origin))',
    'if (isMainFrame && isOurs(source))',
    '|| staysInside(request.url)) return false',
    'if (isOurs(Uri.parse(address))) webView.evaluateJavascript(Bridge.replyScript(id, error), null)',
  ])('on Android have %s', (line) => expect(kotlin.view).toContain(line));

  it.each([
    'websiteDataStore = .default()',
    'allowsInlineMediaPlayback = true',
    'javaScriptCanOpenWindowsAutomatically = false',
    'isFraudulentWebsiteWarningEnabled = true',
    'name: "bridge"',
    'message.frameInfo.isMainFrame',
    'source.protocol == origin.scheme, source.host == origin.host, port == origin.port',
    'guard message.action.isAnswered, isOurs(view.url) else { return }',
    'func webViewWebContentProcessDidTerminate',
    'decisionHandler(.deny)',
    '!staysInside(url) else',
  ])('on iOS have %s', (line) => expect(swift.view).toContain(line));

  it('give no frame of another origin a bridge, evaluate nothing else, and write nothing into a log', () => {
    for (const source of [...Object.values(kotlin), ...Object.values(swift)]) {
      expect(source).not.toMatch(/\.addJavascriptInterface\(|\bLog\.|\bNSLog|\bprint(?:ln)?\(|os_log|Timber/);
      const unsafe = /AllowFileAccessFromFileURLs|AllowUniversalAccess|proceed\(|ALWAYS_ALLOW|isInspectable/;
      expect(source).not.toMatch(unsafe);
    }
    expect(kotlin.view.match(/evaluateJavascript\(/g)).toHaveLength(1);
    expect(swift.view.match(/evaluateJavaScript\(/g)).toHaveLength(1);
  });
});
