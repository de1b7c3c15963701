import { worthToday } from './accordions';

it('the present values of payments are whole units that add up', () => {
  // 60,000 / 1.1 = 54,545.45, and 60,500 / 1.1² = 50,000.
  const flows = [
    { day: 365, amount: 6_000_000n },
    { day: 730, amount: 6_050_000n },
  ];
  expect(worthToday(10_454_500n, flows, 0.1)).toEqual([5_454_500n, 5_000_000n]);
  expect(worthToday(10_454_545n, flows, 0.1)).toEqual([5_454_500n, 5_000_045n]);
});
