import { describe, expect, it } from 'vitest';
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
    ['0', 'promotion'],
    [0, 'promotion'],
  ] as const)('takes code %j as success of a %s call', (code, kind) => {
    expect(openEnvelope(body({ code, msg: 'ok', data: { a: 1 } }), kind)).toEqual({ data: { a: 1 }, message: 'ok' });
  });

  it.each([
    ['1', 'standard'],
    ['', 'standard'],
    ['000', 'standard'],
    ['0', 'strict'],
    [0, 'strict'],
    ['00', 'promotion'],
    ['11', 'promotion'],
    [-1, 'promotion'],
  ] as const)('takes code %j as a refusal of a %s call', (code, kind) => {
    const refuse = () => openEnvelope(body({ code, msg: 'no', data: null }), kind);
    expect(refuse).toThrow(RefusedError);
    expect(refuse).toThrow(expect.objectContaining({ code: String(code).trim(), text: 'no' }));
  });

  it('accepts `message` where `msg` is missing', () => {
    expect(openEnvelope(body({ code: '00', message: 'hello' }), 'standard').message).toBe('hello');
    expect(() => openEnvelope(body({ code: '7', message: 'hello' }), 'standard')).toThrow(expect.objectContaining({ text: 'hello' }));
  });

  it('reads the joint envelope by its status', () => {
    expect(openEnvelope(body({ status: '0', message: 'm', noticeMessage: 'n', data: { products: [] } }), 'joint')).toEqual({
      data: { products: [], noticeMessage: 'n' },
      message: 'm',
    });
    expect(() => openEnvelope(body({ status: '00', message: 'no' }), 'joint')).toThrow(RefusedError);
    expect(() => openEnvelope(body({ code: '0' }), 'joint')).toThrow(UnreadableAnswerError);
  });

  it.each(['<html></html>', '{"code":"00"', '', 'null', '[]', '"00"', '{}', '{"code":null}', '{"code":{}}', '{"code":["00"]}'])(
    'refuses to guess at %s',
    (text) => {
      expect(() => openEnvelope(text, 'standard')).toThrow(UnreadableAnswerError);
    },
  );

  it('survives words that are no words', () => {
    expect(openEnvelope(body({ code: '00', msg: { a: 1 }, data: 1 }), 'standard')).toEqual({ data: 1, message: '' });
  });
});
