import type { MockServer } from '@mocks/node';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { watchCaptcha } from '../captcha-shown';
import { providePictures } from '../pictures';
import { launchOf, renderApp } from '../render-app';
import { visit } from '../visitor';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A fault of the phone or the native app: what breaks, and what the page says, in English. */
type OwnFault = { strike: (app: App) => void; words: readonly string[] };

type Ready = { app: App; tap: () => void };

export type Write = {
  /** How the path of its request ends; empty if it makes no request to the server, and has faults of its own. */
  path: string;
  ownFaults?: Readonly<Record<string, OwnFault>>;
  scenario: string;
  prepare: (server: MockServer) => Promise<Ready>;
  /** Own messages of the page about a failure, in English. */
  words?: readonly string[];
  /** Refusal codes with a meaning for this call (specification section 8). */
  codes?: readonly string[];
  /** The page that opens by itself when a check finds that the server has the write. */
  leadsTo?: string;
  /** Whether page and server show that the write has arrived, although its answer was lost. */
  hasArrived?: (server: MockServer) => boolean;
  /** Whether it must be sent at most once: money, a loan, or a complaint. */
  isOnce?: boolean;
  /** Whether only the business refuses it: after a status the server is asked, and nothing is sent a second time. */
  isAsked?: boolean;
  /** Whether the typed value (an SMS code) is valid once, so it need not stay after a failure. */
  isUsedOnce?: boolean;
};

const pressed = (element: HTMLElement) => () => void fireEvent.click(element);
/** Found before the language changes. */
const press = (name: string) => pressed(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } });

/** Renders a page. Opening a server's address does nothing and returns `opened`. */
async function open(...[path, options]: Parameters<typeof renderApp>): Promise<App> {
  const app = await renderApp(path, options);
  app.services.openServerUrl = () => 'opened';
  return app;
}

async function card(bank: RegExp): Promise<Ready> {
  const app = await open('/payway', { scenario: 'card-repayment' });
  fireEvent.click(await screen.findByRole('radio', { name: bank }));
  return { app, tap: pressed(await screen.findByRole('button', { name: /^Pay ¥/ })) };
}

async function code(): Promise<Ready> {
  const { app, tap } = await card(/招商银行/);
  tap();
  type(await screen.findByLabelText('Verification code'), '123456');
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  // The sheet opens before the request has ended; its buttons are enabled afterwards.
  await waitFor(() => expect(confirm).toBeEnabled());
  return { app, tap: pressed(confirm) };
}

async function otherWay(): Promise<Ready> {
  const app = await open('/alipayrepayment', { scenario: 'card-repayment' });
  return { app, tap: pressed(await screen.findByRole('button', { name: 'Go to the payment page' })) };
}

function fillPhone(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
}

async function bindCard(): Promise<Ready> {
  const app = await open('/addnormalcard', { scenario: 'card-repayment' });
  type(await screen.findByLabelText('Card number'), '6225881234567898');
  type(screen.getByLabelText('Name on the card'), '张伟');
  type(screen.getByLabelText('Mobile number'), '13800138000');
  return { app, tap: press('Add this card') };
}

async function loan(): Promise<Ready> {
  const app = await open('/loanConfirm', { scenario: 'new-loan' });
  const button = await screen.findByRole('button', { name: 'Apply' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return { app, tap: pressed(button) };
}

async function account(): Promise<Ready> {
  const app = await open('/customerService');
  const { productId = '', orderId = '' } = launchOf('due-today');
  const search = { payType: '1', payCode: 'BCA', productId, orderId };
  return { app, tap: () => act(() => void app.router.navigate({ to: '/that', search })) };
}

async function claim(): Promise<Ready> {
  const app = await open('/that', { search: { payType: '1', payCode: 'BCA' } });
  fireEvent.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  return { app, tap: pressed(await screen.findByRole('button', { name: 'YES' })) };
}

async function complaint(): Promise<Ready> {
  providePictures();
  const app = await open('/complainPageNext', { scenario: 'due-today-in', search: { problemType: '2' } });
  type(await screen.findByRole('textbox', { name: 'Problem description' }), 'They called my boss');
  await screen.findByText('Saved on this phone');
  return { app, tap: press('Send') };
}

async function picture(): Promise<Ready> {
  const { app } = await complaint();
  const pick = screen.getByLabelText('Add pictures');
  // Ten taps open one picker: what is picked is one picture.
  let isPicked = false;
  const tap = () => {
    if (!isPicked) fireEvent.change(pick, { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } });
    isPicked = true;
  };
  return { app, tap };
}

async function rating(server: MockServer): Promise<Ready> {
  const [first] = server.backend().snapshot().state.complaints;
  const search = { problemId: first?.problemId };
  const app = await open('/complainDetails', { scenario: 'complaint-answered', search });
  fireEvent.click(await screen.findByRole('button', { name: 'Rate our answer' }));
  fireEvent.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
  return { app, tap: press('Send') };
}

async function message(): Promise<Ready> {
  const app = await open('/intelligentCustomerService', { scenario: 'repaying-in', search: { selectedIndex: '3' } });
  await screen.findByRole('button', { name: 'About collection' });
  type(screen.getByRole('textbox', { name: 'Your message' }), 'when does the money arrive');
  return { app, tap: pressed(await screen.findByRole('button', { name: 'Send' })) };
}

async function visitor(): Promise<Ready> {
  const captcha = watchCaptcha();
  const app = await visit('/register');
  type(await screen.findByRole('textbox', { name: 'Mobile number' }), '13912345678');
  type(screen.getByRole('textbox', { name: 'Picture code' }), await captcha.letters());
  return { app, tap: press('Get code') };
}

async function registration(): Promise<Ready> {
  const { app, tap } = await visitor();
  tap();
  await screen.findByText('We sent a code by SMS to 139 1234 5678.');
  type(screen.getByRole('textbox', { name: 'SMS code' }), '123456');
  await act(async () => {});
  return { app, tap: press('Apply') };
}

const unknownPayment = [
  'Checking your loan…',
  'We are looking for your payment',
  'Payment received',
  'We cannot read your loan at the moment. We keep trying.',
];
const refusedCode = ['error', 'The payment was not confirmed', 'Wrong verification code'];
const cardRepayment = { scenario: 'card-repayment', words: unknownPayment, isOnce: true };
const unknownLoan = ['We do not know yet whether your application arrived', 'Your application was not approved'];
const unknownComplaint = [
  'Your complaint could not be processed',
  'You are offline',
  'We do not know yet whether your complaint arrived',
  'Your complaint did not arrive',
  'Your complaint was sent',
  'Please sign in again',
];

const filing = { path: '/user-problem/problem-save', leadsTo: '/complaintList', isOnce: true, isAsked: true };
const unsentMessage = ['We do not know whether this arrived.', 'Not sent'];
const registered = 'You are registered already, please download the app and sign in!';
const registering = { scenario: 'promotion-visitor', words: ['Something went wrong', registered] };

export const writes: Readonly<Record<string, Write>> = {
  'virtual account': { path: '/generate-vcode', scenario: 'due-today', prepare: account },
  'repay claim': {
    path: '',
    scenario: 'due-today',
    prepare: claim,
    ownFaults: { 'a full phone': { strike: fillPhone, words: ['We could not save this on your phone'] } },
  },
  'loan confirmation': {
    path: '/loan-detail-push',
    scenario: 'new-loan',
    prepare: loan,
    words: unknownLoan,
    isOnce: true,
    isAsked: true,
  },
  'card payment': { ...cardRepayment, path: '/repayment-commit', prepare: () => card(/工商银行/) },
  'card payment with SMS': { ...cardRepayment, path: '/repayment-commit', prepare: () => card(/招商银行/) },
  'SMS code of a payment': {
    ...cardRepayment,
    path: '/repayment-confirm',
    prepare: code,
    words: [...unknownPayment, ...refusedCode, 'Please do not submit the payment twice'],
    codes: ['800006', '800005'],
    isUsedOnce: true,
  },
  'other way to pay': { ...cardRepayment, path: '/repayment-huichao', prepare: otherWay },
  'bind card': {
    path: '',
    scenario: 'card-repayment',
    prepare: bindCard,
    ownFaults: {
      'a refusal of the app': { strike: ({ native }) => native.answerWith('error'), words: ['The card was not added'] },
      'an app that never answers': {
        strike: ({ native }) => native.answerWith('never'),
        words: ['The app did not answer'],
      },
      'a full phone': { strike: fillPhone, words: ['Your bank has to confirm the card', 'Pay by card'] },
    },
  },
  complaint: { ...filing, scenario: 'due-today-in', prepare: complaint, words: unknownComplaint },
  'picture of a complaint': {
    path: '/upload-problem-img',
    scenario: 'due-today-in',
    prepare: picture,
    words: ['Not uploaded'],
  },
  'rating of a complaint': {
    path: '/save-score',
    scenario: 'complaint-answered',
    prepare: rating,
    isAsked: true,
    // A lost one that the server turns out to have is a success, and leaves nothing to rate.
    // The backend puts the complaint that was changed last to the end.
    hasArrived: (server) =>
      server.backend().snapshot().state.complaints.at(-1)?.score === 4 && screen.queryByRole('dialog') === null,
  },
  'chat message': { path: '/qa-record', scenario: 'repaying-in', prepare: message, words: unsentMessage },
  'SMS code of a registration': { ...registering, path: '/get-sms', prepare: visitor, codes: ['101', '11'] },
  registration: { ...registering, path: '/promotion/register', prepare: registration, codes: ['-1', '101', '11'] },
};
