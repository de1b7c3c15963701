import type { Market } from '@/domain/market';

const phones: Readonly<Record<Market['id'], string>> = {
  indonesia: '+62 21 5000 0000',
  india: '+91 80 5000 0000',
  mainland: '+86 10 5000 0000',
};

/** Invented telephone numbers of customer service. */
export function servicePhone(market: Market): string {
  return phones[market.id];
}

/** Invented e-mail address of customer service. */
export const serviceMail = 'care@example.com';
