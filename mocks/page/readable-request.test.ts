import { readableRequest } from './readable-request';

const address = 'https://loans.example/gateway/upload?deviceId=d1';

function formWith(name: string): FormData {
  const form = new FormData();
  form.append('order "1"', 'two\r\nlines');
  form.append('file', new File([new Uint8Array([1, 0, 255, 13, 10])], name, { type: 'image/jpeg' }));
  return form;
}

describe('a request whose body can be read', () => {
  it('has every field and file of its form, byte for byte', async () => {
    const form = formWith('pic "a"\n.jpg');
    const read = await (await readableRequest(new Request(address, { method: 'POST', body: form }), form)).formData();
    expect(read.get('order "1"')).toBe('two\r\nlines');
    const file = read.get('file');
    if (!(file instanceof File)) throw new Error('No file came through');
    expect([file.name, file.type]).toEqual(['pic "a"\n.jpg', 'image/jpeg']);
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 0, 255, 13, 10]);
  });

  it('keeps address, method, headers and the abort signal', async () => {
    const form = formWith('a.jpg');
    const giveUp = new AbortController();
    const request = await readableRequest(
      new Request(address, { method: 'POST', body: form, headers: { token: 'kept' }, signal: giveUp.signal }),
      form,
    );
    expect([request.url, request.method, request.headers.get('token')]).toEqual([address, 'POST', 'kept']);
    giveUp.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it('is the request itself if its body is a text or missing', async () => {
    const request = new Request(address, { method: 'POST', body: 'a=1' });
    expect(await readableRequest(request, 'a=1')).toBe(request);
    expect(await readableRequest(request, undefined)).toBe(request);
  });
});
