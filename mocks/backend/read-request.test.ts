import { readRequest } from './read-request';

it('a field and a file of a form may have any name', async () => {
  const form = new FormData();
  form.append('constructor', 'text');
  form.append('__proto__', new File(['picture'], 'a.jpg'));
  const { field, files } = await readRequest(new Request('https://loans.example/', { method: 'POST', body: form }));
  expect([field('constructor'), field('toString')]).toEqual(['text', '']);
  expect(Object.entries(files)).toEqual([['__proto__', expect.objectContaining({ name: 'a.jpg' })]]);
});
