import { msg } from '@lingui/macro';

/** What the lender does not say, in place of a value. */
export const notKnown = msg({ message: 'Not known', comment: 'In place of an amount that the lender does not send' });
