// @vitest-environment node
import type { Rolldown } from 'vite';
import { findNeeds, serverAddresses } from './offline-parts';

type Made = { modules: string[]; imports?: string[]; later?: string[]; css?: string[]; code?: string };

const chunk = (
  fileName: string,
  { modules, imports = [], later = [], css = [], code = '' }: Made,
  isEntry = false,
) => ({
  type: 'chunk',
  fileName,
  isEntry,
  name: isEntry ? 'index' : '',
  moduleIds: modules.map((id) => `/x/${id}`),
  imports,
  dynamicImports: later,
  code,
  viteMetadata: { importedCss: new Set(css) },
});

const page = (fileName: string, texts: object = {}) => ({
  type: 'asset',
  fileName,
  source: `<script type="application/json" id="page-plan">${JSON.stringify({ texts })}</script>`,
});

const route = (name: string) => `src/routes/${name}.tsx?tsr-split=component`;

const files = [
  chunk(
    'index.js',
    {
      modules: ['src/main.tsx'],
      imports: ['vendor.js'],
      later: ['loan.js', 'chat.js', 'policy.js', 'replay.js', 'outbox.js', 'id.js', 'id-chat.js'],
      css: ['index.css'],
    },
    true,
  ),
  chunk('vendor.js', { modules: ['node_modules/react/index.js'] }),
  chunk('outbox.js', { modules: ['src/outbox.ts'], later: ['sender.js'] }),
  chunk('sender.js', { modules: ['src/sender.ts'] }),
  chunk('loan.js', {
    modules: [route('_borrower/loanDetails')],
    imports: ['index.js'],
    later: ['costs.js'],
    css: ['loan.css'],
  }),
  chunk('costs.js', { modules: ['src/costs.tsx'], css: ['costs.css'] }),
  chunk('chat.js', { modules: [route('_borrower/intelligentCustomerService')], imports: ['index.js', 'list.js'] }),
  chunk('list.js', { modules: ['src/list.tsx'], code: 'new Worker("/assets/shrink-worker-12345678.js")' }),
  chunk('policy.js', { modules: [route('Policy')] }),
  chunk('replay.js', { modules: [route('support/replay')] }),
  chunk('id.js', { modules: ['locales/id.po'] }),
  chunk('id-chat.js', { modules: ['locales/chat/id.po'] }),
  { type: 'asset', fileName: 'assets/shrink-worker-12345678.js', source: '' },
  page('loanDetails.html', { id: ['/app/id.js'] }),
  page('intelligentCustomerService.html', { id: ['/app/id.js', '/app/id-chat.js'] }),
  page('Policy/index.html'),
];

/** What needs each file of a build, of which only what is read is there. */
function namesIn(bundled: readonly { fileName: string }[], routeOverrides = {}) {
  const bundle = Object.fromEntries(bundled.map((file) => [file.fileName, file]));
  const needs = findNeeds(bundle as unknown as Rolldown.OutputBundle, { routeOverrides });
  return (file: string) => needs.get(file);
}

it('separates common files from those of a language, of a page, and of both', () => {
  const namesOf = namesIn(files);
  for (const file of ['index.js', 'vendor.js', 'outbox.js', 'sender.js', 'loan.js', 'loan.css', 'app.html'])
    expect(namesOf(file), file).toEqual([]);
  expect(namesOf('id.js')).toEqual(['id']);
  // What a page shows later, and the code of a page that is not an everyday one, come with a visit.
  for (const file of ['costs.js', 'costs.css', 'loanDetails.html'])
    expect(namesOf(file), file).toEqual(['loanDetails.html']);
  for (const file of ['chat.js', 'list.js', 'assets/shrink-worker-12345678.js', 'intelligentCustomerService.html'])
    expect(namesOf(file), file).toEqual(['intelligentCustomerService.html']);
  expect(namesOf('id-chat.js')).toEqual(['id intelligentCustomerService.html']);
  expect(namesOf('replay.js')).toBeUndefined();
});

it('finds the files of pages with other paths', () => {
  const moved: Record<string, string> = {
    'loanDetails.html': 'pinjaman/saya.html',
    'Policy/index.html': 'index.html',
  };
  const namesOf = namesIn(
    [...files, chunk('site.js', { modules: [route('index')] }), page('home/index.html')].map((file) => ({
      ...file,
      fileName: moved[file.fileName] ?? file.fileName,
    })),
    { '/loanDetails': '/pinjaman/saya', '/': '/home' },
  );
  for (const file of ['costs.js', 'pinjaman/saya.html']) expect(namesOf(file), file).toEqual(['pinjaman/saya.html']);
  for (const file of ['site.js', 'home/index.html']) expect(namesOf(file), file).toEqual(['home/index.html']);
});

const config = { apiBaseUrl: '/gateway', basePath: '/', routeOverrides: {} };

it.each([
  ['/terms.pdf', true],
  ['/terms.pdf?x=1', true],
  ['/h5/agreement.html?token=t&userId=42', true],
  ['/gateway', true],
  ['/gateway?x=1', true],
  ['/gateway/loan-details?appVersion=1', true],
  ['/', false],
  ['/installment?orderId=1&appVersion=1.10.0', false],
  ['/About/privacy?from=terms.pdf', false],
  ['/gateways', false],
  ['/testPreview', true],
  ['/support/replay?case=1', true],
  ['/support', false],
])('the worker leaves the address %s to the server: %s', (address, isLeft) => {
  expect(serverAddresses(config).some((pattern) => pattern.test(address))).toBe(isLeft);
});

it.each([
  ['/app/desk', true],
  ['/app/testPreview', true],
  ['/app/support/replay', false],
  ['/app/gateway', false],
])(
  'of an app in a folder, with a renamed page and a gateway on another host, the address %s: %s',
  (address, isLeft) => {
    const other = {
      apiBaseUrl: 'https://g.example',
      basePath: '/app/',
      routeOverrides: { '/support/replay': '/desk' },
    };
    expect(serverAddresses(other).some((pattern) => pattern.test(address))).toBe(isLeft);
  },
);
