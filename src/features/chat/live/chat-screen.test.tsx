import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { changeAnswer } from '@tests/support/change-answer';
import { expectReceipt } from '@tests/support/kept-receipts';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { readConversations } from '../records/chat-sessions';

const server = useMockServer({ scenario: 'repaying-in' });

const open = (search: Record<string, string | undefined> = {}) =>
  renderApp('/intelligentCustomerService', { scenario: 'repaying-in', search });

const question = (name: string) => screen.findByRole('button', { name });
/** Taps these questions, each as soon as it is shown. */
async function ask(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(await question(name));
}

const records = () => server.callsOf('qa-record').map(({ body }) => body);

async function sendText(user: UserEvent, text: string) {
  await user.click(await screen.findByRole('textbox', { name: 'Your message' }));
  await user.paste(text);
  await user.keyboard('{Enter}');
}

const changeQuestions = (answer: (pid: string) => Record<string, unknown>) =>
  changeAnswer('/get-qa-list', (query) => answer(query.get('pid') ?? ''));

it('the chatbot keeps the focus in the conversation when the pressed button is replaced', async () => {
  const { user } = await open();
  await user.click(await question('How do I pay?'));
  await question('Through a bank');
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('log').contains(document.activeElement)).toBe(true);
});

it('the chatbot greets, opens the first topic, and sends the requests of the protocol', async () => {
  await open({ orderNo: '00123' });
  expect(await screen.findByText(/I am your virtual assistant/)).toBeVisible();
  expect(await question('How do I pay?')).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: true }).map((tab) => tab.textContent)).toEqual(['Repayment']);
  const topics = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('button');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Repayment', 'Extension', 'Account', 'Complaint']);
  expect(server.callsOf('chat-init').map(({ body }) => body)).toEqual([{ orderNo: '00123' }]);
  expect(server.callsOf('get-qa-list').map(({ query }) => [query['orderNo'], query['pid']])).toEqual([
    ['00123', '0'],
    ['00123', '1'],
  ]);
});

it.each([
  ['the name and status of its own', [{ orderNo: '00123', productName: 'Own', status: 'Late' }], 'Own', 'Late'],
  ['no name, where only another order has one', [], '', ''],
])('a chat about an order that the server does not select has %s', async (_, orderList, orderName, orderStatus) => {
  changeAnswer('/problem-init', { orderDetail: { orderNo: '7', productName: 'Other', status: 'Paid' }, orderList });
  const { services } = await open({ orderNo: '00123' });
  await question('How do I pay?');
  const [conversation] = await readConversations(services.storage);
  expect(conversation?.events[0]).toMatchObject({ orderNo: '00123', orderName, orderStatus });
});

it.each([
  ['by its title', '0', ['account']],
  ['by its id, under the name of the choice', '1', ['Late payment']],
  ['in the overview, for a choice that the chat does not have', '2', []],
  ['in the overview, for the place of a choice that is not shown', '99', []],
  ['with the first topic, for an unknown index', '-1', ['Repayment']],
  ['with the first topic, for a text that is not a number', 'x', ['Repayment']],
])('the chatbot opens the choice of the complaint start %s', async (_how, selectedIndex, pressed) => {
  const values = { ' account': '77', 'Late payment': '2', 'Something else': '78' };
  const problemStatus = Object.entries(values).map(([title, value]) => ({ title, value }));
  changeAnswer('/problem-init', { problemStatus });
  await open({ selectedIndex });
  expect(await screen.findByText(/Choose a question, or write to me/)).toBeVisible();
  const tabs = within(screen.getByRole('group', { name: 'Topics' }));
  await waitFor(() =>
    expect(tabs.queryAllByRole('button', { pressed: true }).map((tab) => tab.textContent)).toEqual(pressed),
  );
  expect(server.callsOf('get-qa-list').map(({ query }) => query['pid'])).toHaveLength(pressed.length + 1);
});

it('the chatbot shows four topics at most, the ones of the complaint start among them, each with the picture of its words', async () => {
  const titles = ['News', 'Fees', 'Prizes', 'Games', 'Paying', 'Account'];
  const list = titles.map((title, id) => ({ id: `t${String(id)}`, title_local: title, action_type: 1 }));
  changeQuestions((pid) => (pid === '0' ? { answerList: list } : { answerList: [] }));
  await open({ selectedIndex: '2' });
  const topics = within(await screen.findByRole('group', { name: 'Topics' })).getAllByRole('button');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['News', 'Fees', 'Prizes', 'Account']);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Account');
  const pictures = topics.map((topic) => topic.querySelector('path')?.getAttribute('d'));
  expect(new Set(pictures).size).toBe(3);
  expect(pictures[0]).toBe(pictures[2]);
});

it("the chatbot opens an answer step by step, in the server's language, and returns by the same path", async () => {
  const { user } = await renderApp('/intelligentCustomerService', { scenario: 'repaying-in', locale: 'hi' });
  await ask(user, 'Extension', 'Paying late', 'What does paying late cost?');
  const answer = await screen.findByText(/Late charges begin on the first day/);
  const way = screen.getByRole('navigation');
  const steps = within(way).getAllByRole('button');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Extension', 'Paying late']);
  for (const words of [answer, ...steps, ...screen.getAllByText('Extension'), ...screen.getAllByText(/^What does/)])
    expect(words.closest('[lang]')).toHaveAttribute('lang', 'en');
  await user.click(within(way).getByRole('button', { name: 'Paying late' }));
  expect(await question('I was ill')).toBeVisible();
});

it('the chatbot records that an answer helped, asks for stars, and opens the store after four of them', async () => {
  const { user, native, services } = await open();
  await ask(user, 'Extension', 'Paying late', 'I was ill', 'Resolved');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(dialog.getByText('Please choose')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '4 of 5 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(records()).toMatchObject([
      { type: '2', value: '1', qaId: '2024' },
      { type: '3', value: '4', qaId: '2024' },
    ]),
  );
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'rate', payload: { score: 4 } }]);
  await expectReceipt(services, { kind: 'rating', subject: 'chat', stars: 4, market: 'india' });
});

it("the chatbot shows the server's words to three stars", async () => {
  const { user, native } = await open();
  await ask(user, 'Extension', 'Reminders', 'When am I reminded?', 'Resolved');
  await user.click(await screen.findByRole('radio', { name: '3 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/We are going to improve our service/)).toBeVisible();
  expect(native.calls.getSnapshot()).toEqual([]);
});

it.each([
  ['Write to customer service', '/complainPageNext', ''],
  ['File a complaint', '/phenomenon', ''],
  ['Call us', '/customerService', ''],
  ['Call us', '/customerService', 'offline'],
])('the chatbot records that an answer did not help, and offers: %s, %s %s', async (way, path, faults) => {
  const { user, address } = await open({ orderNo: '00123', selectedIndex: '1' });
  await ask(user, 'Reminders', 'When am I reminded?');
  server.setFaults(faults);
  if (faults) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await ask(user, 'Not resolved');
  await waitFor(() => expect(records()).toMatchObject(faults ? [] : [{ type: '2', value: '0', qaId: '2031' }]));
  expect(screen.getByText(/^I am sorry that this did not help/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resolved' })).toBeNull();
  await ask(user, way);
  await waitFor(() => expect(address().path).toBe(path));
  if (path !== '/customerService') expect(address().search).toMatchObject({ orderNo: '00123' });
});

it('the chatbot sends text by Enter, not blanks, without card numbers, and shows the reply', async () => {
  const { user, address } = await open({ orderNo: '00123', selectedIndex: '3' });
  await question('About collection');
  await sendText(user, '   ');
  await sendText(user, 'when does the MONEY arrive on 4111/1111/1111/1111?');
  expect(await screen.findByText(/credited within 1 to 3 days/)).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(records()).toMatchObject([
    { orderNo: '00123', type: '4', value: 'when does the MONEY arrive on ••••/••••/••••/1111?', qaId: '4' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write to customer service' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/complainPageNext', search: { orderNo: '00123' } }));
  expect(Object.keys(address().search).filter((name) => name.startsWith('problem'))).toEqual([]);
  await waitFor(() => expect(records()).toHaveLength(2));
  expect(records()[1]).toMatchObject({ orderNo: '00123', type: '1', qaId: '4' });
});

it('the chatbot opens the complaint form once for a burst of taps', async () => {
  const { address } = await open({ orderNo: '00123' });
  tapTenTimes(await question('Talk to customer service'));
  await waitFor(() => expect(address().path).toBe('/complainPageNext'));
  await waitFor(() => expect(records()).toMatchObject([{ type: '1', qaId: '199' }]));
});

it('the chatbot shows that a list is empty, and offers a person', async () => {
  changeQuestions((pid) => (pid === '0' ? {} : { question: null, answerList: null }));
  await open();
  expect(await screen.findByText(/There is nothing more about this here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write to customer service' })).toBeVisible();
});

it('the chatbot shows an unknown kind of answer like any other, and HTML as text', async () => {
  changeQuestions((pid) =>
    pid === '1'
      ? { answerList: [{ id: '2031', title_local: 'Odd one', action_type: 97 }] }
      : pid === '2031'
        ? { question: { id: '2031', title_local: '<img src=x onerror=alert(1)><b>bold</b>' } }
        : {},
  );
  const { user, container } = await open();
  await user.click(await question('Odd one'));
  expect(await screen.findByText('<img src=x onerror=alert(1)><b>bold</b>')).toBeVisible();
  expect(container.querySelector('[role=log] img, [role=log] b')).toBeNull();
});

it('the chatbot shows that a list failed, and requests it again', async () => {
  const { user } = await open();
  await question('How do I pay?');
  server.setFaults('http500@get-qa-list');
  await user.click(await question('Account'));
  expect(await screen.findByText('I could not get the answers just now.')).toBeVisible();
  server.setFaults('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await question('My details')).toBeVisible();
});

it('the chatbot shortens the choices, and stores and shows in full what was said', async () => {
  const choice = `How ${'long '.repeat(60)}is it?`;
  const said = `${'One line of the answer.\n'.repeat(60)}The end.`;
  changeQuestions((pid) => {
    if (pid === '1') return { answerList: [{ id: '101', title_local: choice, action_type: 1 }] };
    return pid === '101' ? { answerList: [], question: { id: pid, title_local: said } } : {};
  });
  const { user, services } = await open();
  const button = await screen.findByRole('button', { name: /^How long/ });
  expect(button.textContent).toHaveLength(160);
  await user.click(button);
  expect(await screen.findByText(choice)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByText(/The end\./)).toBeVisible();
  await waitFor(async () => {
    const [chat] = await readConversations(services.storage);
    expect(chat?.events).toMatchObject([{}, {}, { title: choice }, { question: said }]);
  });
});
