import { endOf } from './amount-due';
import { orderStatusRule } from './order-status';

describe('order status', () => {
  it.each([
    ['21', null, false, false, true],
    ['110', null, false, true, true],
    ['151', null, false, false, true],
    ['170', 'repay', false, false, false],
    ['174', 'repay', true, false, false],
    ['180', 'repay', true, false, false],
    ['200', 'borrow', false, true, false],
    ['3', 'repay', true, false, true],
    ['4', 'borrow', false, false, true],
    ['5', 'repay', true, false, true],
  ])('%s: action %s, extension %s, icon %s, recommends %s', (status, action, mayExtend, hasIcon, recommends) => {
    expect(orderStatusRule(status)).toMatchObject({ action, mayExtend, hasIcon, recommends });
    // A loan that has ended may be followed by another.
    expect(endOf({ orderStatus: status, repayAmount: '' }) !== null).toBe(action === 'borrow');
  });

  it('has another picture for every known status', () => {
    const pictures = ['21', '110', '151', '170', '174', '180', '200', '3', '4', '5'].map(
      (status) => orderStatusRule(status).picture,
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  const others = ['', '999', 'constructor', '__proto__'];
  it.each(others)('shows the picture of 200 for the unknown status "%s", without a button', (status) => {
    expect(orderStatusRule(status)).toMatchObject({ picture: 'settled', action: null, hasIcon: false });
    expect(endOf({ orderStatus: status, repayAmount: '' })).toBeNull();
  });
});
