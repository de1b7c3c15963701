/** What each operation is for, in one sentence; by the name of the call. */
export const summaries: Readonly<Record<string, string>> = {
  'loan-details': 'Status, rows and offers of one loan',
  'google-score': 'Says that the borrower was asked to rate the app in the store',
  'event-save': 'Says that "loan more" was pressed',
  'loan-detail-confirm': 'The terms of a loan on offer, before the borrower confirms it',
  'contract-list': 'The titles of the agreements of a loan on offer',
  'contract-jump': 'The address of one agreement of a loan on offer',
  'loan-detail-push': 'Confirms the loan: from here on the borrower has agreed',
  'loan-play-detail': 'The instalments of a loan, those to pay and those that are paid',
  'delay-detail': 'What it costs to extend the due date, and until when',
  'init-pay-type-bank': 'The banks at which a virtual account can be had, and further ways to pay',
  'init-pay-type-market': 'The mini markets that take cash for a payment code, and further ways to pay',
  'generate-vcode': 'Makes the code, account or address to which the borrower pays',
  'problem-init': 'What a complaint may be about: its types and the orders of the borrower',
  'upload-problem-img': 'Takes one picture for a complaint',
  'problem-save': 'Files a complaint',
  'problem-list': 'The complaints of the borrower, with their tabs',
  'problem-detail': 'One complaint, and what became of it',
  'save-score': 'Rates how a complaint was handled',
  'get-whatsapp': 'How to reach customer service',
  'chat-init': 'What the chat begins with: its categories and the orders of the borrower',
  'get-qa-list': 'The questions below one entry of the chat, or the answer to one',
  'qa-record': 'Records what happens in the chat, and answers a typed message',
  'repayment-way': 'The bound cards, and the token of one card payment',
  'repayment-commit': 'Charges a bound card: money moves, unless an SMS code is asked for first',
  'repayment-confirm': 'Sends the SMS code of a card payment: money moves',
  'repayment-huichao': 'The address at which a payment without a bound card goes on',
  'channel-template': 'Texts and colours of a promotion page',
  'track-visit': 'Counts a visit of a promotion page',
  'track-click': 'Counts a tap on a promotion page',
  'get-sid': 'Begins a registration: captcha and SMS code belong to its id',
  'get-captcha': 'The picture with the letters to type',
  'get-sms': 'Sends the SMS code of a registration',
  register: 'Registers a visitor',
  'recommend-product-list': 'The products that the borrower may apply for',
  'page-event-save': 'Counts a tap on a recommended product',
  'product-apply': 'The address at which the application for a product goes on',
  'stand-targeted': 'Why the joint log-in failed, and what may be borrowed instead',
  'stand-necessity': 'Counts that a product was seen on the page of a failed joint log-in',
  'stand-joint': 'Opens a product of the page of a failed joint log-in: an address, or a message for the native app',
  'gopia-define': 'Counts a tap on a product of the loan detail page',
  reports: 'Takes reports of the health of pages',
  switches: 'What the operator has switched: notices, closed pages, closed ways to pay',
};

type KnownByName = {
  name: string;
  /** Its purpose, as the name suggests. */
  purpose: string;
  /** Why it is never called, if the reason is not only its unknown format. */
  refused?: string;
};

const neverContacts = 'Contacts are never read or sent: stores and the Indonesian regulator forbid it to lenders.';

/** Endpoints of which only the name is known (specification section 7; wire protocol, Known by name only). */
export const knownByName: readonly KnownByName[] = [
  { name: 'login-init', purpose: 'Prepares the log-in' },
  { name: 'send-sms-code', purpose: 'Sends a log-in code by SMS' },
  { name: 'voice-code', purpose: 'Reads a log-in code out by telephone' },
  { name: 'sms-login', purpose: 'Logs in with an SMS code' },
  { name: 'logout', purpose: 'Logs out' },
  { name: 'home-page', purpose: 'What the native home page shows' },
  { name: 'product-apply', purpose: 'Applies for a product from the native pages' },
  { name: 'product-detail', purpose: 'Describes a product' },
  { name: 'product-push', purpose: 'Sends the application on' },
  { name: 'certify-save-base', purpose: 'Saves personal basics' },
  { name: 'certify-save-personal', purpose: 'Saves personal details' },
  { name: 'certify-save-job', purpose: 'Saves the job' },
  { name: 'certify-save-ext', purpose: 'Saves emergency contacts and the like', refused: neverContacts },
  { name: 'certify-save-bank', purpose: 'Saves the bank account' },
  { name: 'image-upload', purpose: 'Uploads the identity card or the face' },
  { name: 'order-list', purpose: 'Lists orders' },
  { name: 'user-menu', purpose: 'What the native menu shows' },
  { name: 'user-delete', purpose: 'Deletes the account' },
  { name: 'buried-point-upload', purpose: 'Reports usage' },
  { name: 'fcm-token-upload', purpose: 'Registers for push messages' },
  { name: 'city-list', purpose: 'Lists cities' },
  { name: 'low-rate-point', purpose: 'Reports a low rating' },
  { name: 'location-upload', purpose: 'Reports the location' },
  { name: 'device-upload', purpose: 'Reports the device' },
  { name: 'contacts-upload', purpose: 'Sends the address book', refused: neverContacts },
  { name: 'survey', purpose: 'Asks for an opinion' },
  { name: 'submit-utr', purpose: 'Submits the reference of a bank transfer' },
  { name: 'faq', purpose: 'Frequent questions' },
  { name: '*-yd', purpose: 'Variants of the endpoints above for the Indonesian flow' },
];
