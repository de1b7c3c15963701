import { registry } from '@contract/conformance/registry';
import { act, waitFor } from '@testing-library/react';
import {
  envelopeOf,
  fillAnswer,
  markup,
  pollution,
  scriptAddress,
  type Block,
  type Filling,
} from '@tests/support/hostile-answers';
import { askingPages } from '@tests/support/pages';
import { renderApp } from '@tests/support/render-app';
import type { CallDefinition } from '@/platform/api/define-call';

/** How a server is hostile: the body of each of its answers. */
type Attack = (call: CallDefinition) => string;

/** Money stays money, or most pages would show an error and nothing of the rest. */
const except =
  (value: unknown): Filling =>
  (block) =>
    block === 'MinorUnits' ? '155400000' : block === 'Flag' ? 1 : value;

/** Answers of the right form with such a value in every place, and in the sentence of the envelope. */
const filled =
  (filling: Filling, message: unknown, entries = 2): Attack =>
  (call) =>
    JSON.stringify(envelopeOf(call, fillAnswer(call, filling, entries), { message }));

const inEveryField = (value: unknown, entries?: number) => filled(except(value), value, entries);

const tooLarge = { Text: 1e308, Label: 1e308, Integer: '9'.repeat(15), ShownMoney: '9'.repeat(29), Time: 1e300 };
const tooMuch = { ...tooLarge, MinorUnits: Number.MAX_SAFE_INTEGER };
const wrongTypes: Record<Block, unknown> = { ...tooMuch, Id: 12, Flag: 'maybe', Nothing: [] };

const long = `${'a'.repeat(500)} ${markup} `.repeat(100);
const longText: Filling = (block, name) => (block === 'Id' ? '7' : except(long)(block, name));

/** What is tried on every screen. Each text is in every field at once, identities and addresses included. */
const attacks: Readonly<Record<string, Attack>> = {
  'markup in every text': inEveryField(markup),
  'script addresses in every text': inEveryField(scriptAddress),
  'addresses of another host in every text': inEveryField('https://evil.example/%0d%0a?q=<script>#"\'onerror=a()'),
  'marks that turn text around': inEveryField('\u202e000.01pR\u2066 \u200f\u0000\u0007'),
  'halves of characters': inEveryField('\ud800 lone \udfff', 3),
  'names of an object’s own': inEveryField('constructor', 1),
  'a very long text in every field': filled(longText, long, 1),
  'figures without an end': filled((block) => wrongTypes[block], 1e308, 3),
  'nothing but null': filled(() => null, null),
  'lists for everything': filled(() => [[]], []),
  'names that reach for a prototype': (call) =>
    JSON.stringify(envelopeOf(call, pollution)).replace('{', '{"__proto__":{"polluted":true},'),
  'a refusal with markup': (call) => JSON.stringify(envelopeOf(call, null, { code: markup, message: markup })),
};

/** The two lists of payment types share an address. */
function callOf(path: string, body: string): CallDefinition | undefined {
  const calls = registry.filter((call) => path.endsWith(call.path));
  const name = body.includes('pay_type=2') ? 'init-pay-type-market' : 'init-pay-type-bank';
  return calls.find((call) => call.name === name) ?? calls[0];
}

/** From now on every call is answered by the attacker; what is no call of the contract is not found. */
function beAttackedBy(attack: Attack): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = callOf(new URL(request.url).pathname, await request.clone().text());
    return call ? new Response(attack(call)) : new Response('', { status: 404 });
  });
}

/** Elements and attributes that only an attacker would have put there. */
const planted =
  'script, object, embed, base, link[rel="import"], form[action], [onerror], [onclick], [onload], [srcdoc], iframe:not([sandbox=""])';

const opens = /^(?:\/(?!\/)|#|https:\/\/|http:\/\/localhost|tel:[+\d]+$|mailto:[\w.+-]+@)/;
const shows = /^(?:\/(?!\/)|https?:\/\/|blob:)/;

function addressesThatBreak(selector: string, attribute: string, allowed: RegExp): string[] {
  const found = Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');
  return found.filter((address) => !allowed.test(address) || /[\t\r\n\\]/.test(address));
}

function expectNothingPlanted(): void {
  expect(document.querySelector(planted)?.outerHTML.slice(0, 200)).toBeUndefined();
  expect(addressesThatBreak('a[href], area[href]', 'href', opens)).toEqual([]);
  expect(addressesThatBreak('img[src], iframe[src], source[src]', 'src', shows)).toEqual([]);
  expect(addressesThatBreak('[style*="url"]', 'style', /^$/)).toEqual([]);
  expect(document.title).not.toBe('owned');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

/**
 * Opens a page whose server is hostile, and looks whether it is still ours: rendered or told as an error, with a title
 * and a way on, and nothing on it that the server's text made.
 */
async function expectHarmless(attack: Attack, ...page: Parameters<typeof renderApp>): Promise<void> {
  beAttackedBy(attack);
  const { router, services, container } = await renderApp(...page);
  const { queryClient } = router.options.context;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  expect(container.textContent).not.toContain('This page could not be shown');
  expect(container.querySelector('button:not([disabled]), a[href]')).not.toBeNull();
  expectNothingPlanted();
  await services.storage.clearAll();
}

/** `npm run test:all` tries every attack on every page, `npm test` the first two and a third of the others. */
const every = process.env['PROPERTY_RUNS'] === undefined ? 3 : 1;
const pairs = Object.entries(askingPages).flatMap(([path, options], place) =>
  Object.entries(attacks)
    .filter((_, turn) => turn < 2 || (place + turn) % every === 0)
    .map(([name, attack]) => [path, name, attack, options] as const),
);

// In one file: what costs time is loading the app.
it.each(pairs)('%s survives a hostile server: %s', (path, _name, attack, options) =>
  expectHarmless(attack, path, options),
);
