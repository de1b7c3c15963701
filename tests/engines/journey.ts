import { randomInt } from 'node:crypto';
import path from 'node:path';
import { rememberPictures } from '../e2e/support/captcha';
import type { Driver } from './driver';
import type { PatientDriver } from './patient-driver';

type StepContext = {
  driver: Driver;
  hand: PatientDriver;
  /** Opens a page of a scenario, as a borrower no one else is. */
  visit: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  hasWorker: boolean;
  show: (name: string) => Promise<void>;
};

export type Step = {
  name: string;
  /** Whether it is about the demo alone, whose backend lies in the page. */
  isOfDemo?: boolean;
  /** What the console says in it, and has to. */
  complaints?: RegExp;
  /** @returns a remark for the table, where there is one */
  run: (context: StepContext) => Promise<string | void>;
};

/** Any photo will do; this one lies in the repository. */
const photo = path.resolve('docs/pictures/stage.jpg');

async function repay({ hand, visit, show }: StepContext): Promise<void> {
  await visit('due-today', '/loanDetails');
  await hand.see('Detail pinjaman', 'h1');
  await hand.see('Rp1.554.000');
  await show('loan');
  await hand.tap('button', 'Bayar sekarang');
  await hand.see('Detail Tagihan', 'h1');
  await hand.tap('button', 'Bayar Segera');
  await hand.seeAddress(/\/individual\?.*amount=155400000/);
  await hand.tap('label', 'BNI');
  await hand.tap('label', 'Mobile Banking');
  await show('choice');
  await hand.tap('button', 'SAYA INGIN MEMBAYAR');
  await hand.seeAddress(/\/that\?.*payType=1/);
  await hand.see('Nomor virtual account');
  await hand.see('Rp1.554.000');
  await show('account');
}

/** Copying works, or the page says that it does not: never a success that is none. */
async function copy({ hand }: StepContext): Promise<string> {
  await hand.tap('button', 'Salin');
  const outcome = await hand.ask(`
    if (Array.from(document.querySelectorAll('output')).some((output) => output.textContent === 'Tersalin')) return 'copied';
    const dialog = document.querySelector('dialog[open]');
    return dialog && dialog.querySelector('input[readonly]') ? 'shown to copy by hand' : '';`);
  return String(outcome);
}

/** A way that only some servers name: its squares come late, in a file of their own. */
async function payByQr({ hand, visit, show }: StepContext): Promise<void> {
  await visit('further-ways', '/that', { amount: '155400000', display: '0', payType: 'qris', payCode: 'QRIS' });
  await hand.see('Bayar dengan QRIS', 'h1');
  await hand.see('Rp1.554.000');
  await hand.see('', 'figure svg[role=img]');
  await show('QR code');
}

async function complain({ hand, visit, show }: StepContext): Promise<void> {
  await visit('due-today-in', '/complainPageNext', { problemType: '2' });
  await hand.type('textarea', 'I paid twice');
  await hand.see('12/200');
  await hand.choose('input[type=file]', photo);
  await hand.see('Upload succeeded!');
  await show('complaint');
  await hand.tap('button', 'Send');
  await hand.seeAddress(/\/complaintList\?.*from=sent/);
  await hand.see('I paid twice');
  await show('complaints');
}

async function chat({ hand, visit, show }: StepContext): Promise<void> {
  await visit('due-today', '/intelligentCustomerService', { orderNo: '00123', selectedIndex: '1' });
  await hand.see('Saya asisten virtual Anda', '[role=log]');
  await hand.tap('[role=log] button', 'Terlambat membayar');
  await hand.tap('[role=log] button', 'Berapa biaya keterlambatan?');
  await hand.see('Biaya keterlambatan dihitung per hari', '[role=log]');
  await hand.type('textarea', 'KAPAN dana masuk?');
  await hand.tap('button', 'Kirim');
  await hand.see('dana masuk ke rekening Anda dalam 1 sampai 3 hari', '[role=log]');
  await show('chat');
}

async function register({ driver, hand, visit, show }: StepContext): Promise<void> {
  await visit('promotion-visitor', '/register', { id: '1' });
  await hand.see('几分钟完成申请', 'h1');
  await hand.type('input[name=phone]', `139${randomInt(10_000_000, 99_999_999)}`);
  await driver.run(rememberPictures);
  await hand.see('', 'form img');
  await hand.tap('form img');
  await hand.type('input[name=captcha]', String(await hand.ask('return window.captchaLetters()')));
  await hand.tap('button', '获取验证码');
  await hand.see('短信验证码已发送至 139');
  await hand.type('input[autocomplete=one-time-code]', '123456');
  await show('register');
  await hand.tap('button', '立即申请');
  await hand.seeAddress(/\/downloadTemplate\?/);
  await hand.see('注册成功');
}

const workerState = `
if (!('serviceWorker' in navigator)) return 'none';
const { active } = await navigator.serviceWorker.ready;
return active && active.state === 'activated' ? 'ready' : '';`;

async function offline({ driver, hand, visit, stop, start, hasWorker, show }: StepContext): Promise<string | void> {
  await visit('due-today', '/loanDetails');
  await hand.see('Rp1.554.000');
  const state = String(await hand.ask(workerState));
  if ((state === 'ready') !== hasWorker)
    throw new Error(hasWorker ? 'There is no service worker' : 'There is a service worker after all');
  if (!hasWorker) return 'no worker: online only';
  const address = String(await driver.run('return location.href'));
  await stop();
  try {
    // As a link opens it. WebDriver's own reload goes past the worker in Firefox.
    await driver.open(address);
    await hand.see('Rp1.554.000');
    await hand.tap('button', 'Bayar sekarang');
    await hand.see('Detail Tagihan', 'h1');
    await visit('due-today', '/customerService');
    await hand.see('Salin', 'button');
    await show('offline');
  } finally {
    await start();
  }
}

/** A part whose code did not come is there after a tap on "Try again", on the same page. */
async function missingPart({ driver, hand, visit, stop, start, hasWorker, show }: StepContext): Promise<string> {
  await visit('due-today', '/intelligentCustomerService', { orderNo: '00123', selectedIndex: '1' });
  await hand.see('Saya asisten virtual Anda', '[role=log]');
  if (hasWorker) return 'the worker has every part';
  await driver.run('window.isSamePage = true');
  await stop();
  try {
    await share(hand);
    await hand.see('Sebagian aplikasi gagal dimuat', 'dialog');
    await show('missing part');
  } finally {
    await start();
  }
  await hand.tap('dialog button', 'Coba lagi');
  await hand.ask(
    `return window.isSamePage === true && document.querySelector('dialog[open] input[type=radio]') !== null`,
  );
  return 'without a reload';
}

async function share(hand: StepContext['hand']): Promise<void> {
  await hand.see('Saya asisten virtual Anda', '[role=log]');
  await hand.tap('button', 'Menu chat');
  await hand.tap('dialog button', 'Bagikan percakapan ini');
}

/** What a person does, from the loan to the account, and everything beside that no engine may spoil. */
export const journey: readonly Step[] = [
  { name: 'loan → instalments → virtual account', run: repay },
  { name: 'copy the number', run: copy },
  { name: 'QR code of a further way', run: payByQr },
  { name: 'complaint with a picture', run: complain },
  { name: 'chat: question and answer', run: chat },
  { name: 'a part that did not come', run: missingPart, complaints: /Failed to load|NetworkError|Importing a module/ },
  { name: 'registration', run: register },
  // What the operator has switched is asked for at each start, and no worker keeps it (decision
  // 69, switches from outside).
  { name: 'offline on the second visit', isOfDemo: true, run: offline, complaints: /Failed to load resource/ },
];
