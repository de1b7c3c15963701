import { always } from '@tests/support/always';
import { disputeComplaint, disputeHead, readDisputeText } from '@tests/support/dispute-file';
import { paymentOf } from '@tests/support/payments';
import fc from 'fast-check';
import {
  type DisputeParts,
  sealDispute,
  writeBlocks,
  sha256Hex,
  canonicalJson,
} from '@/features/records/dispute/dispute-format';
import { isDispute, readDispute, type ReadDispute } from './read-dispute';

const markup = ['</script>', '<!--', '<script>', '<script type="application/json" data-dispute="chats">'];
const hostile = [...markup, '\u2028', '\ud800', '\u202e', '__proto__', '😀', '\u0000', '"', '\\'];
const text = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostile)), { maxLength: 6 })
  .map((parts) => parts.join(''));

const head = { ...disputeHead, problemId: '7', masked: 3 };
const complaintOf = (content: string) => ({ ...disputeComplaint, content, answer: content });
const payments = [paymentOf({ orderId: 'LN1', stage: 'said' }), paymentOf({ orderId: 'LN1', id: 'card', card: {} })];
const calls = [{ call: 'loan-details', at: 1_800_000_000_000, took: 12, outcome: 'http' as const, code: '502' }];
const chat = { id: 's', orderNo: 'LN1', startedAt: 1 };
const question = { seq: 0, at: 1, type: 'question-asked', qaId: '1' };
const chatOf = (title: string) => ({ ...chat, events: [{ ...question, title }] });

const partsOf = (content: string): DisputeParts => ({
  complaint: complaintOf(content),
  chats: { sessions: [chatOf(content)] },
  payments: { payments, receipts: [] },
  requests: { calls },
});

/** A file with almost no readable text. */
async function fileOf(parts: DisputeParts) {
  const sealed = await sealDispute(parts, head);
  return { ...sealed, text: `<!doctype html>\n<title>x</title>\n${writeBlocks(sealed.blocks).html}` };
}

const statesOf = ({ checked }: ReadDispute) => Object.fromEntries(checked.map(({ name, state }) => [name, state]));
const allOf = (state: string) => ({ complaint: state, chats: state, payments: state, requests: state });
/** The block of a part in a file. */
const blockOf = (file: string, name: string) =>
  new RegExp(`<script[^>]*="${name}">[^<]*</script>`).exec(file)?.[0] ?? '';
/** Lone surrogates, and values that JSON cannot distinguish. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

always('a dispute file gives back what was written, intact, whatever the texts are', [text], async (content) => {
  const parts = partsOf(content);
  const { text: file, code, manifest } = await fileOf(parts);
  expect(isDispute(file)).toBe(true);
  const found = await readDisputeText(file);
  expect(statesOf(found)).toEqual(allOf('intact'));
  expect(found).toMatchObject({ manifestState: 'intact', code, manifest });
  expect(found.parts).toEqual(asJson(parts));
});

it('a dispute file names the SHA-256 of the exact characters of each block, and a code of three times four', async () => {
  const { blocks, manifest, code } = await fileOf(partsOf('x'));
  const hashes = await Promise.all(
    manifest.parts.map(({ name }) => sha256Hex(blocks.find((block) => block.name === name)?.json ?? '')),
  );
  expect(hashes).toEqual(manifest.parts.map(({ sha256 }) => sha256));
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(code).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
});

it('a dispute file reports every changed character, and only in its part', async () => {
  const { blocks, text: file } = await fileOf(partsOf('Paid twice on the 5th'));
  const places = blocks.flatMap(({ name, json }) =>
    name === 'manifest' || name === 'seal' ? [] : [{ name, from: file.indexOf(json), length: json.length }],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.nat(),
      fc.constantFrom('0', '9', 'z', ' ', '}', '<', '\u00e9'),
      async ({ name, from, length }, nth, replacement) => {
        const at = from + (nth % length);
        if (file[at] === replacement) return;
        const found = await readDisputeText(file.slice(0, at) + replacement + file.slice(at + 1));
        const { [name]: state, ...others } = statesOf(found);
        // A `<` ends the block, so there is no such block.
        expect(state).toBe(replacement === '<' ? 'missing' : 'changed');
        expect(Object.values(others)).toEqual(['intact', 'intact', 'intact']);
      },
    ),
  );
});

it('a dispute file with a changed part and a changed checksum has a changed manifest, and another code', async () => {
  const { text: file, manifest, code } = await fileOf(partsOf('Paid once'));
  const json = /data-dispute="complaint">([^<]*)</.exec(file)?.[1] ?? '';
  const forged = json.replaceAll('Paid once', 'Paid none');
  const known = manifest.parts.find(({ name }) => name === 'complaint')?.sha256 ?? '';
  const found = await readDisputeText(file.replace(json, forged).replace(known, await sha256Hex(forged)));
  expect(statesOf(found)).toEqual(allOf('intact'));
  expect(found.manifestState).toBe('changed');
  expect(found.code).not.toBe(code);
});

it('a dispute file reports removed parts, and does not trust added ones', async () => {
  const { text: file } = await fileOf({ requests: { calls } });
  expect(statesOf(await readDisputeText(file))).toEqual({ requests: 'intact' });
  const own = blockOf(file, 'requests');
  expect(statesOf(await readDisputeText(file.replace(own, '')))).toEqual({ requests: 'missing' });
  expect(statesOf(await readDisputeText(file + own))).toEqual({ requests: 'missing' });
  const foreign = blockOf((await fileOf({ complaint: complaintOf('x') })).text, 'complaint');
  expect(statesOf(await readDisputeText(file + foreign))).toEqual({ complaint: 'changed', requests: 'intact' });
});

it('a dispute file without Web Crypto is marked as unsealed; where it cannot be checked, as unchecked', async () => {
  const sealed = await fileOf(partsOf('x'));
  vi.stubGlobal('crypto', {});
  const open = await fileOf(partsOf('x'));
  expect(open.code).toBeNull();
  expect(open.manifest.sealed).toBe(false);
  const unchecked = await readDisputeText(sealed.text);
  expect([unchecked.manifestState, unchecked.code]).toEqual(['unchecked', null]);
  expect(statesOf(unchecked)).toEqual(allOf('unchecked'));
  vi.unstubAllGlobals();
  expect(statesOf(await readDisputeText(open.text))).toEqual(allOf('unsealed'));
  // It claims to be unsealed, but has checksums.
  const found = await readDisputeText(sealed.text.replace('"sealed":true', '"sealed":false'));
  expect(found.manifestState).toBe('changed');
  expect(statesOf(found)).toEqual(allOf('changed'));
});

const manifest = (json: string) => `<script type="application/json" data-dispute="manifest">${json}</script>`;
it.each([
  ['nothing', '', 'wrong-format'],
  ['a page', '<p>hello', 'wrong-format'],
  ['a broken manifest', manifest('{'), 'wrong-format'],
  ['a newer version', manifest('{"version":2}'), 'newer-version'],
  ['two manifests', manifest('{}').repeat(2), 'wrong-format'],
])('a file with %s is not a dispute file', async (_, given, kind) => {
  expect(await readDispute(given && `<!doctype html>${given}`)).toMatchObject({ kind });
});

it('a dispute file reaches no prototype, and ignores unknown fields', async () => {
  const { text: file } = await fileOf({ complaint: complaintOf('x') });
  const found = await readDisputeText(
    file.replace('{"answer"', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"answer"'),
  );
  expect(found.checked[0]).toEqual({ name: 'complaint', state: 'changed', isReadable: true });
  expect(Object.keys(found.parts.complaint ?? {})).not.toContain('constructor');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('a dispute file with a text of a megabyte can be read', async () => {
  const long = '</script>\u2028'.repeat(100_000);
  const { text: file } = await fileOf({ complaint: complaintOf(long) });
  const found = await readDisputeText(file);
  expect(statesOf(found)).toEqual({ complaint: 'intact' });
  expect(found.parts.complaint?.content).toBe(long);
});

const ends = ['</script>', '<!--', ']]>', '\u2028', '\u2029', '\r\n', '&lt;'];
const odd = ['\ud800', '\udfff\ud800', '\u202e', '\u0000', '\ufeff', '😀', '__proto__', 'constructor'];
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...ends, ...odd));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** The same value with its fields in the opposite order. */
function shuffled(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(shuffled);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given)
      .reverse()
      .map(([name, entry]) => [name, shuffled(entry)]),
  );
}

always('canonical JSON equals its source value, in any order of the fields', [value], (given) => {
  const written = canonicalJson(given);
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(given)));
  expect(canonicalJson(shuffled(given))).toBe(written);
  expect(canonicalJson(JSON.parse(written))).toBe(written);
});

always('canonical JSON has nothing that ends a script block, breaks a line or turns text around', [value], (given) => {
  const written = canonicalJson(given);
  expect(written).not.toMatch(/[<>&\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/u);
  // It is well-formed Unicode, too.
  expect(new TextDecoder().decode(new TextEncoder().encode(written))).toBe(written);
});

it('canonical JSON leaves out undefined fields, and keeps places in lists', () => {
  expect(canonicalJson({ b: undefined, a: [1, undefined, 'x'] })).toBe('{"a":[1,null,"x"]}');
});
