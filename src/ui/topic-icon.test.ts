import { iconOf } from './topic-icon';

it.each([
  ['Penagihan', 'phone'],
  ['Pembayaran', 'card'],
  ['Perpanjangan', 'calendar'],
  ['Akun dan data pribadi', 'shield'],
  ['Akun', 'user'],
  ['Keluhan', 'edit'],
  ['Pencairan dana', 'bank'],
  ['Fees and interest', 'receipt'],
  ['वसूली', 'phone'],
  ['तारीख बढ़ाना', 'calendar'],
  ['个人资料', 'shield'],
  ['Late fee', 'receipt'],
  ['Feedback', 'chat'],
  ['Something else', 'chat'],
  ['', 'chat'],
])('%s has the icon %s', (title, icon) => expect(iconOf(title)).toBe(icon));
