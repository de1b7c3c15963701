import * as v from 'valibot';
import { defineCall, type CallDefinition } from '../define-call';
import { nothing } from '../schema';
import { encodeRequest } from './encode';

const common = { clientType: 'android', appVersion: '1.10', token: 'a b&c', orderNo: '00123' };
const headers = { formHeaders: ['clientType', 'appVersion'], jsonHeaders: ['token', 'deviceId'] };
const options = { baseUrl: 'https://api.example/gateway', common, ...headers };

const call = (more: Partial<CallDefinition>) =>
  defineCall({ name: 'call', area: 'test', path: '/pay', request: v.object({}), answer: nothing, ...more });
const form = call({});
const json = call({ path: '/h5-api/qa' });
const query = call({ method: 'GET', path: '/list' });
const mixed = call({ path: '/way', queryFields: ['orderId'] });
const upload = call({ path: '/upload', encoding: 'multipart' });

describe('encodeRequest', () => {
  it('puts the common parameters into the address and the fields into a form', () => {
    const { url, init } = encodeRequest(form, { orderId: '00123', amount: '5&x=1', note: 'a b' }, options);
    expect(url).toBe('https://api.example/gateway/pay?clientType=android&appVersion=1.10&token=a+b%26c&orderNo=00123');
    expect(init.method).toBe('POST');
    expect(init.headers).toEqual({
      'X-Requested-With': 'XMLHttpRequest',
      clientType: 'android',
      appVersion: '1.10',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(init.body).toBe('orderId=00123&amount=5%26x%3D1&note=a+b');
  });

  it('sends a header empty when the launch had no such parameter', () => {
    const { init } = encodeRequest(json, { type: 4, value: 'halo' }, options);
    expect(init.headers).toMatchObject({ token: 'a b&c', deviceId: '', 'Content-Type': 'application/json' });
    expect(init.body).toBe('{"type":4,"value":"halo"}');
  });

  it('escapes a header value that is not plain text', () => {
    const { init } = encodeRequest(form, {}, { ...options, common: { clientType: 'ä\nX-Evil: 1' } });
    expect(init.headers['clientType']).toBe('%C3%A4%0AX-Evil%3A%201');
  });

  it('puts the fields of a GET into the address', () => {
    const { url, init } = encodeRequest(query, { pid: 0 }, { ...options, common: {} });
    expect(url).toBe('https://api.example/gateway/list?pid=0');
    expect(init.body).toBeUndefined();
  });

  it('splits fields that belong into the address from those of the body', () => {
    const { url, init } = encodeRequest(mixed, { orderId: '7', other: 'x' }, { ...options, common: {} });
    expect(url).toBe('https://api.example/gateway/way?orderId=7');
    expect(init.body).toBe('other=x');
  });

  it('sends files as multipart, leaving the content type to the browser', () => {
    const file = new File(['bytes'], 'bukti.jpg', { type: 'image/jpeg' });
    const { init } = encodeRequest(upload, { problemImage: file }, options);
    expect(init.headers).not.toHaveProperty('Content-Type');
    expect(init.body).toBeInstanceOf(FormData);
    const sent = init.body instanceof FormData ? init.body.get('problemImage') : null;
    expect(sent).toMatchObject({ name: 'bukti.jpg', type: 'image/jpeg', size: 5 });
  });

  it('leaves out what is undefined or null', () => {
    expect(encodeRequest(form, { a: undefined, b: null, c: '' }, options).init.body).toBe('c=');
  });
});
