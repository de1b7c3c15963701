import { killForms } from '../../kill/forms/all';
import { playOnce } from '../../kill/lib/play';
import { ports } from '../support/ports';
import { test } from '../support/test';

const site = { origin: `http://127.0.0.1:${ports.production}`, gateway: `http://127.0.0.1:${ports.gateway}` };

/** One run of each; npm run test:kill does 200 of all. */
const sample = new Set(['Complaint: text, type, order', 'Complaint: pictures, made small and uploaded', 'Chat: input', 'Adding a card', 'Loan confirmation in flight', 'Payment claim']);

for (const [seed, form] of killForms.entries()) {
  if (!sample.has(form.name)) continue;
  test(`a browser that is killed in the middle keeps its promise: ${form.name}`, async () => {
    test.slow();
    await playOnce(form, seed, site);
  });
}
