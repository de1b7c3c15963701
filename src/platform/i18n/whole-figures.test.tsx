import { render } from '@testing-library/react';
import { keepNumbersTogether } from './whole-figures';

it.each([
  ['Due 2026-03-01 23:59:59 at noon', ['2026-03-01']],
  ['From 03/01 on', ['03/01']],
  ['Rp1.500.000, then ₹1,50,000.50.', ['Rp1.500.000', '₹1,50,000.50']],
  ['-Rp500 off', ['-Rp500']],
  [`Rp${'9'.repeat(40)}`, [`Rp${'9'.repeat(14)}`]],
  ['Rs.1,000 for new clients', ['Rs.1,000']],
  ['HDFC Bank •••• 4821', ['•••• 4821']],
  ['Call +62 21 5000 0000', ['+62 21 5000 0000']],
  ['Pay to loan.2821890902@demobank.', ['loan.', '2821890902@', 'demobank']],
  ['12 months, 3%, +5', []],
])('does not break numbers, dates and amounts in "%s"', (text, whole) => {
  const { container } = render(<p>{keepNumbersTogether(text)}</p>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('.figure, .whole, .part')].map((node) => node.textContent)).toEqual(whole);
});

it('shows a long number in groups that are no part of it', () => {
  const { container } = render(<p>{keepNumbersTogether('Order 12345678901234567890')}</p>);
  expect(container).toHaveTextContent('Order 12345678901234567890');
  const groups = [...container.querySelectorAll('p > span')].map((node) => node.textContent);
  expect(groups).toEqual(['1234', '5678', '9012', '3456', '7890']);
});
