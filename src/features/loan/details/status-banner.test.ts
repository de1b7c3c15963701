import { expect, it } from 'vitest';
import { statusWords } from './status-banner';

it('the status banner does not show an unknown status as repaid', () => {
  expect(statusWords('200').title.message).toBe('Your loan is repaid');
  expect(statusWords('987').title.message).toBe('Your order is being updated');
  expect(statusWords('').title.message).toBe('Your order is being updated');
});

it('the status banner has different words for every status', () => {
  const titles = ['21', '110', '151', '170', '174', '180', '200', '3', '4', '5'].map(
    (status) => statusWords(status).title.message,
  );
  expect(new Set(titles).size).toBe(10);
});
