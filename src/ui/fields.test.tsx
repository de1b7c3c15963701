import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '@tests/support/render-in-language';
import { correctedJumps, createTimes } from '@tests/support/times';
import { useState } from 'react';
import { CodeField } from './code-field/code-field';
import { DigitsField } from './digits-field';
import { SendCodeButton, useResendWait } from './send-code-button';
import { TextField } from './text-field';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function Mobile({ start = '', onChange }: { start?: string; onChange?: (digits: string) => void }) {
  const [value, setValue] = useState(start);
  function change(digits: string) {
    setValue(digits);
    onChange?.(digits);
  }
  return <DigitsField label="Mobile" value={value} onChange={change} groups={[3, 4, 4]} maxDigits={11} />;
}

function Code({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeField label="Code" value={value} onChange={setValue} maxLength={6} />;
}

it('a field is named by its label, described by its hint and its error', () => {
  renderInLanguage(
    <TextField
      label="Name"
      value=""
      onChange={() => undefined}
      hint="As on the card"
      error="Please fill in your name"
    />,
  );
  expect(input('Name')).toBeInvalid();
  expect(input('Name')).toHaveAccessibleDescription('As on the card Please fill in your name');
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in your name');
});

it.each([
  ['is typed', () => userEvent.type(input('Mobile'), '13a800138000999')],
  ['is pasted in groups', () => userEvent.click(input('Mobile')).then(() => userEvent.paste('138-0013 8000'))],
])('a field of digits groups what %s', async (_, enter) => {
  const onChange = vi.fn();
  renderInLanguage(<Mobile onChange={onChange} />);
  await enter();
  expect(input('Mobile')).toHaveValue('138 0013 8000');
  expect(onChange).toHaveBeenLastCalledWith('13800138000');
});

it('a field of digits keeps the caret where something was put in', async () => {
  renderInLanguage(<Mobile start="1380138000" />);
  const field = input('Mobile');
  await userEvent.click(field);
  field.setSelectionRange(4, 4);
  await userEvent.keyboard('0');
  expect(field).toHaveValue('138 0013 8000');
  expect(field.selectionStart).toBe(5);
});

const paste = async (text: string) => {
  await userEvent.click(input('Code'));
  await userEvent.paste(text);
};

it.each([
  ['a message', '', 'Your code is 123 456.', '123456'],
  ['the code alone, over another', '999999', 'OTP १२३४५६', '123456'],
  ['a piece of it', '123', '456', '123456'],
])('a field for a code accepts %s', async (_what, start, text, code) => {
  renderInLanguage(<Code start={start} />);
  expect(input('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await paste(text);
  await waitFor(() => expect(input('Code')).toHaveValue(code));
  expect(input('Code')).toBeValid();
});

it('a field for a code accepts a message from the keyboard', async () => {
  renderInLanguage(<Code />);
  fireEvent.change(input('Code'), { target: { value: 'Rp1250000, kode OTP Anda 482913' } });
  await waitFor(() => expect(input('Code')).toHaveValue('482913'));
});

it.each([
  ['one with two codes', 'OTP 482913 / OTP 765432', /More than one number/],
  ['one with an amount alone', 'Rp1250000', /There is no code/],
  ['a telephone number', '081234567890', /There is no code/],
  ['a code that is too long', 'OTP 12345678', /There is no code/],
])('a field for a code shows why it refuses %s, and keeps the typed text', async (_what, text, words) => {
  renderInLanguage(<Code start="12" />);
  await paste(text);
  await waitFor(() => expect(input('Code')).toHaveAccessibleDescription(words));
  expect(input('Code')).toHaveValue('12');
  await userEvent.type(input('Code'), '3');
  expect(input('Code')).toHaveValue('123');
  expect(input('Code')).toBeValid();
});

const onSend = vi.fn();

function Wait({ now = Date.now, monotonic = Date.now }: { now?: () => number; monotonic?: () => number }) {
  const wait = useResendWait({ storageKey: 'test-wait', now, monotonic });
  return (
    <>
      <SendCodeButton wait={wait} label="Get code" onSend={onSend} />
      <button type="button" onClick={wait.start}>
        start
      </button>
    </>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const begin = (wait = <Wait />) => {
  vi.useFakeTimers({ now: 1_000_000 });
  const rendered = renderInLanguage(wait);
  act(() => screen.getByRole('button', { name: 'start' }).click());
  return rendered;
};
const expectButton = (name: string | RegExp) => expect(screen.getByRole('button', { name })).toBeInTheDocument();

it('the wait between two codes counts down each second and ends', () => {
  begin();
  expect(screen.getByRole('button', { name: 'Resend in 60 s' })).toHaveAttribute('aria-disabled', 'true');
  pass(1_000);
  expectButton('Resend in 59 s');
  pass(59_000);
  expect(screen.getByRole('button', { name: 'Get code' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('You can ask for a new code now');
});

it('the wait between two codes continues after a reload', () => {
  const { unmount } = begin();
  unmount();
  vi.advanceTimersByTime(20_000);
  renderInLanguage(<Wait />);
  expectButton('Resend in 40 s');
});

it.each([
  ['is right after a nap of the phone', 1_000_000 + 20_000, 'Resend in 40 s'],
  ['is over at once after an hour in the background', 1_000_000 + 3_600_000, 'Get code'],
  ['is never longer than one wait, whatever the clock does', 0, 'Resend in 60 s'],
])('the wait between two codes %s', (_, time, shown) => {
  begin();
  vi.setSystemTime(time);
  wake();
  expectButton(shown);
});

const setBack: (typeof correctedJumps)[number] = [
  'the phone’s clock is set an hour back',
  (times) => times.setWall(-3_600_000),
];

it.each([...correctedJumps, setBack])('the wait between two codes ends in time although %s meanwhile', (_, happen) => {
  const times = createTimes(1_000_000);
  times.answer();
  begin(<Wait now={times.clock.now} monotonic={times.monotonic} />);
  times.pass(20_000);
  happen(times);
  wake();
  expectButton(/^Resend in (39|40|41) s$/);
  times.pass(38_000);
  wake();
  expectButton(/^Resend in [1-3] s$/);
  times.pass(4_000);
  wake();
  expectButton('Get code');
});

it('the wait between two codes is announced at 60, 30 and 10 seconds only', () => {
  begin();
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('60 seconds left');
  pass(15_000);
  expect(said()).toBe('60 seconds left');
  pass(15_000);
  expect(said()).toBe('30 seconds left');
});

it('a tap during the wait between two codes reports that it is too early', () => {
  begin();
  act(() => screen.getByRole('button', { name: 'Resend in 60 s' }).click());
  expect(onSend).toHaveBeenCalledWith(false);
});
