import { disputeComplaint, disputeHead, readDisputeText } from '@tests/support/dispute-file';
import { receiptOf } from '@tests/support/kept-receipts';
import { paymentOf } from '@tests/support/payments';
// @vitest-environment jsdom
import fc from 'fast-check';
import { type DisputeParts, sha256Base64 } from './dispute-format';
import { makeDisputeFile } from './use-dispute';

const at = disputeHead.createdAt;
const head = { ...disputeHead, market: 'india' as const, locale: 'en', orderNo: 'LN/1 <b>', problemId: '7', masked: 2 };
const attacks = ['</script>', '</section>', '<!--', '<img src=x onerror=alert(1)>', '"', '\u2028', '\u202e'];
const manifest = '<script type="application/json" data-dispute="manifest">';
const hostile = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(...attacks, manifest)), { maxLength: 5 })
  .map((parts) => parts.join(''));

/** The content security policy of the file. */
const policyOf = (page: Document) =>
  page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';

function partsOf(text: string): DisputeParts {
  return {
    complaint: { ...disputeComplaint, sentAt: text, type: text, content: text, images: [text], answer: text },
    chats: {
      sessions: [{ id: 's', orderNo: text.slice(0, 50), startedAt: at, events: [{ text }] }],
    },
    payments: {
      payments: [
        paymentOf({ orderId: text, market: 'india', amount: '15000050', stage: 'said', code: { placeName: text } }),
        paymentOf({ id: 'card', market: 'mainland', amount: '155400', card: {}, refusal: text }),
      ],
      receipts: [receiptOf('complaint', { content: text })],
    },
    requests: { calls: [{ call: 'loan-details', at, took: 1_234, outcome: 'http', code: '502' }] },
  };
}

async function make(text: string, given = partsOf(text)) {
  const made = await makeDisputeFile({
    parts: given,
    chatLines: [[{ at, speaker: 'borrower', text, remark: text }]],
    head,
    translate: ({ message = '', values = {} }) =>
      message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  });
  return { ...made, page: new DOMParser().parseFromString(made.text, 'text/html') };
}

it('the saved file has the same structure with any texts, runs nothing, and requests nothing', async () => {
  const form = (page: Document) => Array.from(page.querySelectorAll('*'), ({ localName }) => localName);
  const expected = form((await make('x')).page);
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { page } = await make(`x${text}`);
      expect(form(page)).toEqual(expected);
      expect(page.querySelectorAll('img, a, link, iframe, form, [src], [href], [onerror]')).toHaveLength(0);
      for (const script of page.querySelectorAll('script')) expect(script.type).toBe('application/json');
    }),
    { numRuns: 40 },
  );
});

it('the saved file allows only its own style, by its checksum', async () => {
  const { page } = await make('x');
  const checksum = await sha256Base64(page.querySelector('style')?.textContent ?? '');
  const policy = `default-src 'none'; style-src 'sha256-${checksum}'; base-uri 'none'; form-action 'none'`;
  expect(policyOf(page)).toBe(policy);
  expect(page.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
});

it('the saved file is readable: money as money of its market, outcomes as words', async () => {
  const { page, code } = await make('I paid twice');
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelector('.code')?.textContent).toBe(code);
  const outcomes = ['I paid twice', 'Repayment by virtual account', 'HTTP status 502'];
  const facts = [...outcomes, '₹1,50,000.50', '¥1,554', '2027-01-15 16:00:00', 'loan-details', '1234'];
  for (const words of [...facts, head.release]) expect(page.body.textContent).toContain(words);
});

it('the saved file has a name that every file system accepts', async () => {
  expect((await make('x')).name).toBe('dispute-20270115-1330-LN1b.html');
});

it('the saved file shows its pictures, and allows no others; with an invalid one the complaint cannot be read', async () => {
  const withPicture = async (base64: string) => {
    const pictures = [{ of: 'answer' as const, base64 }];
    const { page, text } = await make('x', { complaint: { ...disputeComplaint, pictures } });
    return { page, read: await readDisputeText(text) };
  };
  const base64 = '/9j/4AAQ12345678901234567890ABCD';
  const { page, read } = await withPicture(base64);
  expect(Array.from(page.querySelectorAll('img'), ({ src, alt }) => [src, alt])).toEqual([
    [`data:image/jpeg;base64,${base64}`, 'Picture 1'],
  ]);
  expect(policyOf(page)).toContain(" img-src data:; base-uri 'none'");
  expect(read.parts.complaint?.pictures).toEqual([{ of: 'answer', base64 }]);
  const invalid = await withPicture('<svg onload=alert(1)>');
  expect(invalid.read.checked).toEqual([{ name: 'complaint', state: 'intact', isReadable: false }]);
});
