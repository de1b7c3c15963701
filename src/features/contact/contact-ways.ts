import type { Market } from '@/domain/market';
import type { ContactInfo } from '@/platform/api/contract/contact';
import { telephoneLink } from '@/platform/bridge/native-object';

/** A way to customer service: its text and its link. Without a link it is only text. */
export type ContactWay = { shown: string; link: string | null };

export type ContactWays = { phone: ContactWay | null; mail: ContactWay | null; whatsApp: ContactWay | null };

/** The contacts of the market pack, used if the server has none (specification section 2). */
type Defaults = { phone: string; email: string };

const callingCodes: Readonly<Record<Market['id'], string>> = { indonesia: '62', india: '91', mainland: '86' };

/** A `mailto:` link; `null` if the text is more than an address, because headers could be injected. */
export function mailLink(address: string): string | null {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null;
}

/** A WhatsApp link with the country code in place of a leading zero; `null` if the text is not exactly one number. */
export function whatsAppLink(number: string, market: Market): string | null {
  if (telephoneLink(number) === null) return null;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  return `https://wa.me/${digits.replace(/^0/, callingCodes[market.id])}`;
}

const way = (shown: string, link: string | null): ContactWay | null => (shown === '' ? null : { shown, link });

/** The contacts of customer service: from the server, or from the market pack. The chat only from the server. */
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
