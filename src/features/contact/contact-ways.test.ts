import { expect, it } from 'vitest';
import { markets } from '@/domain/market';
import { contactWays, mailLink, whatsAppLink } from './contact-ways';

const defaults = { phone: '+62 21 5000 0000', email: 'care@example.com' };
const info = { bophone: '0800 1 234567', boemail: 'help@lender.example', whatsapp: '0812-3456-789' };

it('the contact details are the server’s', () => {
  expect(contactWays(info, defaults, markets.indonesia)).toEqual({
    phone: { shown: '0800 1 234567', link: 'tel:08001234567' },
    mail: { shown: 'help@lender.example', link: 'mailto:help@lender.example' },
    whatsApp: { shown: '0812-3456-789', link: 'https://wa.me/628123456789' },
  });
});

it.each([
  ['the build’s own when the server sent nothing', { bophone: '', boemail: '', whatsapp: '' }, defaults],
  ['the build’s own when the call failed', undefined, defaults],
  ['missing where nobody named any', undefined, { phone: '', email: '' }],
])('the contact details are %s', (_, answer, own) => {
  expect(contactWays(answer, own, markets.india)).toEqual({
    phone: own.phone ? { shown: '+62 21 5000 0000', link: 'tel:+622150000000' } : null,
    mail: own.email ? { shown: 'care@example.com', link: 'mailto:care@example.com' } : null,
    whatsApp: null,
  });
});

it('an invalid number is shown as text only', () => {
  const answer = { bophone: '*21*0812#', boemail: 'a@b.c?bcc=d@e.f', whatsapp: '<b>1</b>' };
  expect(contactWays(answer, defaults, markets.indonesia)).toEqual({
    phone: { shown: '*21*0812#', link: null },
    mail: { shown: 'a@b.c?bcc=d@e.f', link: null },
    whatsApp: null,
  });
});

it.each(['a@b.example', 'first.last+loan@mail.lender.co.id'])('a mail link opens %s', (address) => {
  expect(mailLink(address)).toBe(`mailto:${address}`);
});

it.each([
  '',
  'a',
  'a@b',
  'a b@c.de',
  'a@b.example?subject=x',
  'a@b.example,c@d.example',
  'javascript:x@y.zz',
  'a@b.example\nbcc:x',
])('a mail link is not made of %j', (address) => expect(mailLink(address)).toBeNull());

it.each([
  ['+62 812-3456-789', 'indonesia', '628123456789'],
  ['0812 3456 789', 'indonesia', '628123456789'],
  ['0062 812 3456 789', 'indonesia', '628123456789'],
  ['628123456789', 'indonesia', '628123456789'],
  ['098765 43210', 'india', '919876543210'],
] as const)('a chat link for %s in %s has the number %s', (number, market, digits) => {
  expect(whatsAppLink(number, markets[market])).toBe(`https://wa.me/${digits}`);
});

it.each(['', 'call us', '*1#', '12'])('a chat link is not made of %j', (number) => {
  expect(whatsAppLink(number, markets.india)).toBeNull();
});
