import type { Market } from '@/domain/market';
import type { ContactInfo } from '@/platform/api/contract/contact';
import { telephoneLink } from '@/platform/bridge/telephone';

/** A way to customer service: what is shown, and the link it opens; without a link it is only text. */
export type ContactWay = { shown: string; link: string | null };

export type ContactWays = { phone: ContactWay | null; mail: ContactWay | null; whatsApp: ContactWay | null };

/** What stands in when the server names nothing (specification section 2). */
type Defaults = { phone: string; email: string };

const callingCodes: Readonly<Record<Market['id'], string>> = { indonesia: '62', india: '91', mainland: '86' };

/**
 * Makes a link that opens a mail client.
 * @returns `null` for what is not plainly one address: a header hidden behind a question mark would go out as well
 */
export function mailLink(address: string): string | null {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}

/**
 * Makes a link that opens a chat. WhatsApp knows international numbers only, so a leading zero
 * becomes the market's code.
 * @returns `null` for what is not plainly one number
 */
export function whatsAppLink(number: string, market: Market): string | null {
  if (telephoneLink(number) === null) return null;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  return `https://wa.me/${digits.replace(/^0/, callingCodes[market.id])}`;
}

const way = (shown: string, link: string | null): ContactWay | null => (shown === '' ? null : { shown, link });

/**
 * The ways there are: the server's, else those of the market's pack; a chat only where the server has one
 * (decision 21, WhatsApp row).
 */
export function contactWays(
  info: ContactInfo | undefined,
  { phone: ownPhone, email: ownMail }: Defaults,
  market: Market,
): ContactWays {
  const phone = info?.bophone || ownPhone;
  const mail = info?.boemail || ownMail;
  const chat = info?.whatsapp ?? '';
  const chatLink = whatsAppLink(chat, market);
  return {
    phone: way(phone, telephoneLink(phone)),
    mail: way(mail, mailLink(mail)),
    whatsApp: chatLink === null ? null : way(chat, chatLink),
  };
}
