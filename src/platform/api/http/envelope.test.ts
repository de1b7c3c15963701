import { RefusedError, UnreadableAnswerError } from '../errors';
import { openEnvelope } from './envelope';

const body = (value: unknown) => JSON.stringify(value);

describe('openEnvelope', () => {
  it.each([
    ['00', 'standard'],
    ['0', 'standard'],
    [0, 'standard'],
    [' 00 ', 'standard'],
    ['00', 'strict'],
  ] as const)('takes code %j as success of a %s call', (code, kind) => {
    expect(openEnvelope(body({ code, msg: 'ok', data: { a: 1 } }), kind)).toEqual({ data: { a: 1 }, message: 'ok' });
  });

  it.each([
    ['1', 'standard'],
    ['', 'standard'],
    ['000', 'standard'],
    ['0', 'strict'],
    [0, 'strict'],
    ['11', 'standard'],
    [-1, 'standard'],
  ] as const)('takes code %j as a refusal of a %s call', (code, kind) => {
    const refuse = () => openEnvelope(body({ code, msg: 'no', data: null }), kind);
    expect(refuse).toThrow(RefusedError);
    expect(refuse).toThrow(expect.objectContaining({ code: String(code).trim(), text: 'no' }));
  });

  it('accepts `message` where `msg` is missing', () => {
    expect(openEnvelope(body({ code: '00', message: 'hello' }), 'standard').message).toBe('hello');
    const opening = () => openEnvelope(body({ code: '7', message: 'hello' }), 'standard');
    expect(opening).toThrow(expect.objectContaining({ text: 'hello' }));
  });

  it('reads the joint envelope by its status', () => {
    const joint = { status: '0', message: 'm', noticeMessage: 'n', data: { products: [] } };
    expect(openEnvelope(body(joint), 'joint')).toEqual({ data: { products: [], noticeMessage: 'n' }, message: 'm' });
    expect(() => openEnvelope(body({ status: '00', message: 'no' }), 'joint')).toThrow(RefusedError);
    expect(() => openEnvelope(body({ code: '0' }), 'joint')).toThrow(UnreadableAnswerError);
  });

  const unknown = '<html></html> {"code":"00" null [] "00" {} {"code":null} {"code":{}} {"code":["00"]}';
  it.each(['', ...unknown.split(' ')])('throws UnreadableAnswerError for %s', (text) => {
    expect(() => openEnvelope(text, 'standard')).toThrow(UnreadableAnswerError);
  });

  it.each([
    [
      '{"id":1729382256910270465,"list":[-12345678901234567890]}',
      { id: '1729382256910270465', list: ['-12345678901234567890'] },
    ],
    ['[0.12345678901234567890,1e21,1234567890123456]', [0.12345678901234568, 1e21, '1234567890123456']],
    [String.raw`"a \" 1729382256910270465 \\"`, 'a " 1729382256910270465 \\'],
    ['[1780000000000,-1]', [1_780_000_000_000, -1]],
  ])('keeps every digit of %s', (json, data) => {
    expect(openEnvelope(`{"code":"00","data":${json}}`, 'standard').data).toEqual(data);
  });

  it('ignores a message that is no text', () => {
    expect(openEnvelope(body({ code: '00', msg: { a: 1 }, data: 1 }), 'standard')).toEqual({ data: 1, message: '' });
  });

  it.each(['standard', 'strict', 'joint'] as const)('cuts the code and message of a refusal: %s', (kind) => {
    const endless = 'x'.repeat(100_000);
    const refuse = () => openEnvelope(body({ code: endless, status: endless, msg: endless, message: endless }), kind);
    expect(refuse).toThrow(expect.objectContaining({ code: 'x'.repeat(64), text: 'x'.repeat(500) }));
  });
});
