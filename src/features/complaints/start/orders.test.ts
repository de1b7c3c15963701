import { allOrders, selectOrder } from './order-choice';

const order = (orderNo: string) => ({
  orderNo,
  productId: '',
  productLogo: '',
  productName: '',
  status: '',
  isShow: false,
  list: [],
});
const one = order('00123');
const other = order('12345678901234567890');

it.each([
  ['the wanted one', one, [one, other], other.orderNo, other],
  ["the server's where none is wanted", other, [one, other], '', other],
  ["the server's if the wanted one belongs to another borrower", one, [one, other], '999', one],
  ['the first of the list where the server selects none', null, [one, other], '', one],
  ['the only one, although the list is missing', one, [], one.orderNo, one],
  ['none if there is none', null, [], '00123', null],
])('the selected order is %s', (_, orderDetail, orderList, wanted, expected) => {
  expect(selectOrder({ orderDetail, orderList }, wanted)).toBe(expected);
});

it('the server’s order is first if the list leaves it out, and each order is listed once', () => {
  expect(allOrders({ orderDetail: other, orderList: [one, one] })).toEqual([other, one]);
  expect(allOrders({ orderDetail: other, orderList: [one, other] })).toEqual([one, other]);
});
