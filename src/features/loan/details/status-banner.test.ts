import { expect, it } from 'vitest';
import { statusWords } from './status-banner';

it('does not call a loan repaid because its status is unknown', () => {
  expect(statusWords('200').title.message).toBe('Your loan is repaid');
  expect(statusWords('987').title.message).toBe('Your order is being updated');
  expect(statusWords('').title.message).toBe('Your order is being updated');
});

it('has words of its own for every status', () => {
  const titles = ['21', '110', '151', '170', '174', '180', '200', '3', '4', '5'].map(
    (status) => statusWords(status).title.message,
  );
  expect(new Set(titles).size).toBe(10);
});
