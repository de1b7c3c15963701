import { receiptOf } from '@tests/support/kept-receipts';
import { paymentOf } from '@tests/support/payments';
import { disputeContent, type Sources } from './content';

const at = 1_800_000_000_000;
const billNumber = '39010077123456';
const steps = [{ name: 'ATM', steps: ['Type 39010077123456'] }];
const said = paymentOf({ orderId: 'LN1', stage: 'said', code: { billNumber, channels: steps, qrContent: billNumber } });
const refused = paymentOf({ id: 'card', orderId: 'LN1', card: {}, stage: 'refused', refusal: 'Call 081234567890' });
const unanswered = {
  type: 'Collection',
  sonType: '',
  problemId: '7',
  disposeDetail: '',
  disposeImages: [],
  isScore: false,
};
const sources: Sources = {
  complaint: {
    detail: {
      ...unanswered,
      content: 'Write to budi@mail.id or 081234567890 about LN1, token abcdef123456',
      images: ['https://cdn.example/a.jpg?key=geheim#x'],
    },
    sentAt: '2026-03-01 10:00:00',
  },
  payments: [refused, said, paymentOf({ id: 'other', orderId: 'LN2' })],
  receipts: [receiptOf('complaint', { orderId: 'LN1' }), receiptOf('rating', { orderId: 'LN2' })],
  calls: [{ call: 'loan-details', at, took: 3, outcome: 'ok', code: '' }],
  orders: ['LN1', 'LN2'],
  likelyOrder: 'LN1',
};
const talk = {
  events: [{ seq: 1, at, type: 'message-queued' as const, id: '', kind: 1 as const, value: 'abcdef123456', qaId: '' }],
  lines: [{ key: 1, at, speaker: 'borrower' as const, text: 'abcdef123456', remark: '' }],
};
const chat = { ...talk, id: 's', orderNo: 'LN1', startedAt: at, masked: 2 };
const options = { orderNo: 'LN1', chats: [chat], secrets: ['abcdef123456', ''] };

it('the content of a dispute file is about one order, or about all', () => {
  const one = disputeContent(sources, options).parts.payments;
  expect(one?.payments.map(({ orderId }) => orderId)).toEqual(['LN1', 'LN1']);
  expect(one?.receipts.map(({ orderId }) => orderId)).toEqual(['LN1']);
  const all = disputeContent(sources, { ...options, orderNo: '' }).parts.payments;
  expect([all?.payments.length, all?.receipts.length]).toEqual([3, 2]);
});

it('the content of a dispute file is masked in texts; references, amounts and order numbers stay', () => {
  const { parts, masked } = disputeContent(sources, options);
  expect(parts.complaint?.content).toBe('Write to b•••@••••.id or •••••••••890 about LN1, token ••••••');
  expect(parts.payments?.payments).toMatchObject([
    { orderId: 'LN1', refusal: 'Call •••••••••890' },
    { orderId: 'LN1', amount: '105325000', code: { number: '3901012345678901', billNumber } },
  ]);
  expect(masked).toEqual({ complaint: 2, chats: 2, payments: 1, requests: 0 });
});

it('the content of a dispute file has no full card number, also where a reference is one', () => {
  const { parts } = disputeContent(
    { ...sources, payments: [paymentOf({ orderId: 'LN1', code: { billNumber: '4111222233334448' } })] },
    options,
  );
  expect(parts.payments?.payments[0]?.code?.billNumber).toBe('••••••••••••4448');
});

it("the content of a dispute file hides a person's UPI address in a text, not that to which was paid", () => {
  const content = 'Paid from rahul.kumar@okaxis';
  const complaint = sources.complaint && { ...sources.complaint, detail: { ...sources.complaint.detail, content } };
  const payments = [paymentOf({ orderId: 'LN1', code: { number: 'loan.1234567890@demobank' } })];
  const { parts } = disputeContent({ ...sources, complaint, payments }, options);
  expect(parts.complaint?.content).toBe('Paid from r••••.•••••@okaxis');
  expect(parts.payments?.payments[0]?.code?.number).toBe('loan.1234567890@demobank');
});

it('the content of a dispute file has the facts of codes, not how to pay them', () => {
  const [, code] = disputeContent(sources, options).parts.payments?.payments ?? [];
  expect(code).toMatchObject({ stage: 'said', code: { payCode: 'BCA', channels: [], qrContent: '' } });
});

it('the content of a dispute file has no session data and no access key of a picture', () => {
  const all = JSON.stringify(disputeContent(sources, options));
  expect(all).not.toContain('abcdef123456');
  expect(all).not.toContain('geheim');
  expect(all).toContain('https://cdn.example/a.jpg');
});

it('the content of a dispute file has no empty part', () => {
  const nothing = disputeContent(
    { ...sources, complaint: null, payments: [], receipts: [], calls: [] },
    { ...options, chats: [] },
  );
  expect(nothing.parts).toEqual({});
});

it('the content of a dispute file has the bytes of available pictures, and the addresses of the others', () => {
  const { complaint } = sources;
  if (!complaint) throw new Error('no complaint');
  // Digits that would be masked in a text.
  const base64 = '/9j/081234567890411122223333444';
  const pictureOf = (name: string) => `https://cdn.example/${name}.jpg?key=geheim`;
  const images = Array.from({ length: 10 }, (_, index) => pictureOf(String(index)));
  const detail = { ...complaint.detail, images, disposeImages: [pictureOf('answer'), pictureOf('big')] };
  const pictures = new Map([...images.slice(1), pictureOf('answer')].map((address) => [address, base64]));
  const { parts } = disputeContent(
    { ...sources, complaint: { ...complaint, detail, pictures: pictures.set(pictureOf('big'), 'x'.repeat(420_001)) } },
    { orderNo: '', chats: [], secrets: [] },
  );
  expect(parts.complaint?.pictures).toEqual(Array.from({ length: 8 }, () => ({ of: 'complaint', base64 })));
  expect(parts.complaint?.images).toEqual(['https://cdn.example/0.jpg', 'https://cdn.example/9.jpg']);
  expect(parts.complaint?.answerImages).toEqual(['https://cdn.example/answer.jpg', 'https://cdn.example/big.jpg']);
});
