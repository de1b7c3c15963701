import { describe, expect, it } from 'vitest';
import { markets } from '@/domain/market';
import { contactWays, mailLink, whatsAppLink } from './contact-ways';

const defaults = { phone: '+62 21 5000 0000', email: 'care@example.com' };
const info = { bophone: '0800 1 234567', boemail: 'help@lender.example', whatsapp: '0812-3456-789' };

describe('ways to customer service', () => {
  it('are the server’s', () => {
    expect(contactWays(info, defaults, markets.indonesia)).toEqual({
      phone: { shown: '0800 1 234567', link: 'tel:08001234567' },
      mail: { shown: 'help@lender.example', link: 'mailto:help@lender.example' },
      whatsApp: { shown: '0812-3456-789', link: 'https://wa.me/628123456789' },
    });
  });

  it.each([
    ['the server sent nothing', { bophone: '', boemail: '', whatsapp: '' }],
    ['the call failed', undefined],
  ])('are the build’s own when %s', (_, answer) => {
    expect(contactWays(answer, defaults, markets.india)).toEqual({
      phone: { shown: '+62 21 5000 0000', link: 'tel:+622150000000' },
      mail: { shown: 'care@example.com', link: 'mailto:care@example.com' },
      whatsApp: null,
    });
  });

  it('are none where nobody named any', () => {
    expect(contactWays(undefined, { phone: '', email: '' }, markets.india)).toEqual({
      phone: null,
      mail: null,
      whatsApp: null,
    });
  });

  it('show what cannot be dialled as text only', () => {
    const ways = contactWays(
      { bophone: '*21*0812#', boemail: 'a@b.c?bcc=d@e.f', whatsapp: '<b>1</b>' },
      defaults,
      markets.indonesia,
    );
    expect(ways).toEqual({
      phone: { shown: '*21*0812#', link: null },
      mail: { shown: 'a@b.c?bcc=d@e.f', link: null },
      whatsApp: null,
    });
  });
});

describe('a mail link', () => {
  it.each(['a@b.example', 'first.last+loan@mail.lender.co.id'])('opens %s', (address) => {
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
  ])('is not made of %j', (address) => {
    expect(mailLink(address)).toBeNull();
  });
});

describe('a chat link', () => {
  it.each([
    ['+62 812-3456-789', '628123456789'],
    ['0812 3456 789', '628123456789'],
    ['0062 812 3456 789', '628123456789'],
    ['628123456789', '628123456789'],
  ])('reads %s as %s', (number, digits) => {
    expect(whatsAppLink(number, markets.indonesia)).toBe(`https://wa.me/${digits}`);
  });

  it('completes a local number with the code of the market', () => {
    expect(whatsAppLink('098765 43210', markets.india)).toBe('https://wa.me/919876543210');
  });

  it.each(['', 'call us', '*1#', '12'])('is not made of %j', (number) => {
    expect(whatsAppLink(number, markets.india)).toBeNull();
  });
});
