import { expect, test } from '../support/test';

test('only the texts for frames may be framed', async ({ request }) => {
  expect((await request.get('/documents/privacy-policy.id.html')).headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect((await request.get('/')).headers()['x-frame-options']).toBe('DENY');
  expect((await request.get('/privacyPolicy')).headers()['x-frame-options']).toBe('DENY');
});
