import { borrowerSentences } from '@tests/support/borrower-sentences';
// @vitest-environment jsdom
import { byLocale, locales } from '@/domain/languages';
import { recordChat } from '@/platform/api/contract/chat';
import { findScenario } from '../scenarios';
import { distressOrQuestionIn } from '../seed/chat-replies';
import { allNodes, chatTreeOf } from '../seed/chat-tree';
import { stage } from '../test-support/client';

const { market } = findScenario('repaying');
const trees = byLocale((locale) => chatTreeOf(market, locale));

describe('the chatbot', () => {
  const ids = (tree: typeof trees.id) => allNodes(tree.categories).map(({ id }) => id);

  it.each(locales)('has the same questions in %s, with every blank filled in', (locale) => {
    expect(ids(trees[locale])).toEqual(ids(trees.en));
    expect(JSON.stringify(trees[locale].categories)).not.toMatch(/[{]\w+[}]/);
  });

  it('has each question once', () => {
    expect(new Set(ids(trees.id)).size).toBe(ids(trees.id).length);
    expect(
      allNodes(trees.id.categories).filter((node) => !node.children && !node.isHuman).length,
    ).toBeGreaterThanOrEqual(40);
  });

  it('answers free text with the closest answer, or with that it did not understand', async () => {
    const { client, key } = stage('repaying');
    const say = async (value: string) =>
      (await client.exchange(recordChat, { orderNo: key.orderId, type: 4, value, qaId: '' })).message;
    expect(await say('Berapa denda kalau saya telat?')).toContain('Biaya keterlambatan dihitung');
    expect(await say('zzz')).toBe(trees.id.lost);
  });

  it.each(locales.flatMap((locale) => borrowerSentences[locale].filter(([, answer]) => answer !== 'calm')))(
    'answers "%s" as %s',
    (text, expected) => {
      const found = distressOrQuestionIn(text);
      expect(found === null ? 'lost' : 'distress' in found ? found.distress : found.question).toBe(expected);
    },
  );

  it.each(locales)('does not suggest a payment to a person in distress, in %s', (locale) => {
    const answers = JSON.stringify(trees[locale].care);
    expect(answers).not.toMatch(/[{]\w+[}]/);
    expect(answers).not.toMatch(/virtual account|halaman pembayaran|payment page|भुगतान पेज|付款页面|Repay|Bayar|还款/i);
  });

  it.each([
    ['overdue', 'Berapa tagihan saya?', /Pinjaman \d+: Rp[\d.]+, jatuh tempo \d{4}-\d{2}-\d{2}/],
    ['overdue-in', 'how much do i owe', /Loan \d+: ₹[\d,.]+, due on \d{4}-\d{2}-\d{2}/],
    ['settled', 'berapa sisa hutang saya', /tidak ada yang harus dibayar/],
    ['extension-available', 'biaya perpanjangan berapa', /biaya Rp[\d.]+, jatuh tempo baru/],
    ['due-today', 'bisa perpanjang?', /tidak ada perpanjangan/],
  ])("answers in %s a question about an amount with the loan's figures: %s", async (scenario, text, figures) => {
    const { client, key } = stage(scenario);
    const { message } = await client.exchange(recordChat, { orderNo: key.orderId, type: 4, value: text, qaId: '' });
    expect(message).toMatch(figures);
  });

  it('answers a poor rating, and records each rating', async () => {
    const { client, key, backend } = stage('repaying');
    const rate = async (value: string) =>
      (await client.exchange(recordChat, { orderNo: key.orderId, type: 3, value, qaId: '1' })).message;
    expect(await rate('3')).toBe(trees.id.ratingThanks);
    expect(await rate('4')).toBe('');
    expect(backend.snapshot().state.chat.map(({ type, value }) => [type, value])).toEqual([
      ['3', '3'],
      ['3', '4'],
    ]);
  });
});
