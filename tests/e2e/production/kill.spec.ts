import { killForms } from '../../kill/forms/all';
import { playOnce } from '../../kill/lib/play';
import { ports } from '../support/ports';
import { test } from '../support/test';

const site = { origin: `http://127.0.0.1:${ports.production}`, gateway: `http://127.0.0.1:${ports.gateway}` };

/** One run of each: what is typed, what is sent, what is paid. npm run test:kill does 200 of all. */
const sample = ['Complaint: text, type, order', 'Loan confirmation in flight', 'Payment claim'];
const others = ['Complaint: pictures, made small and uploaded', 'Chat: input', 'Adding a card'];

for (const [seed, form] of killForms.entries()) {
  if (![...sample, ...others].includes(form.name)) continue;
  test(
    `a browser that is killed in the middle keeps its promise: ${form.name}`,
    { tag: others.includes(form.name) ? '@full' : [] },
    async () => {
      await playOnce(form, seed, site);
    },
  );
}
