import { contactInfo } from '@/platform/api/contract/contact';
import { answer, handle } from '../backend/define-handler';
import { serviceMail, servicePhone } from './service-line';

export const contactHandlers = [
  handle(contactInfo, (_field, { market }) => answer({ boemail: serviceMail, bophone: servicePhone(market) })),
];
