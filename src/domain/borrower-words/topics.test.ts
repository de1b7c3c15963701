import { describe, expect, it } from 'vitest';
import { borrowerSentences } from '../../../tests/support/borrower-sentences';
import { locales } from '../languages';
import { distressIn, distressTopics, topicsOf } from './topics';

describe.each(locales)('what borrowers write in %s', (locale) => {
  it.each(borrowerSentences[locale])('"%s" is told apart: %s', (text, answer) => {
    const expected = distressTopics.find((topic) => topic === answer) ?? null;
    expect([text, `!!! ${text.toUpperCase()} ???`].map(distressIn)).toEqual([expected, expected]);
  });

  it('are many sentences', () => expect(borrowerSentences[locale].length).toBeGreaterThan(80));
});

describe('everyday sentences that share words with distress', () => {
  it.each([
    'aplikasinya mati terus pas login',
    'batas akhir pembayaran kapan',
    'kapan pinjaman saya berakhir',
    'saya mau hapus akun dan mengakhiri pinjaman',
    'saya sudah bayar semua, mohon dicek',
    'bagaimana cara bayar lewat bca',
    'teman saya mau pinjam juga',
    'kantor cabang di mana',
    'petugas CS ramah sekali',
    'saya mau naik limit',
    'nomor telepon saya ganti',
    'rumah saya pindah alamat',
    'bisa bayar sekarang?',
    'bisakah membayar lewat dana',
    'I want to end my loan early',
    'when does my loan end',
    'can I close everything at once',
    'how do I pay all instalments together',
    'the page died while paying',
    'can my wife pay for me',
    'please call me back tomorrow',
    'I changed my phone',
    'send the receipt to my office email',
    'I paid through my friend account',
    'my battery is dead',
    'how can I get more money',
    'nothing happens when I tap pay',
    'the payment is not going through upi',
    'मुझे रसीद चाहिए',
    'kal payment kar dunga',
    'payment ho gaya',
    'mera dost bhi loan lena chahta hai',
    'app band ho jata hai',
    '我想提前还清',
    '结束贷款需要什么手续',
    '我换工作了要改公司名称吗',
    '给我打电话',
    '可以给我朋友的账户还吗',
    '我还完了',
    '公司地址在哪',
    '还款成功了吗',
  ])('"%s" tells of none', (text) => expect(distressIn(text)).toBeNull());
});

describe('questions about an amount', () => {
  it.each(['berapa tagihan saya', 'how much do I owe', 'kitna dena hai', '我还欠多少钱', 'Dendanya berapa?'])(
    '"%s" is one',
    (text) => {
      expect(topicsOf(text).has('amount')).toBe(true);
      expect(distressIn(text)).toBeNull();
    },
  );

  it('is none where only a number is told', () => expect(topicsOf('nomor saya 0812 0000 0000').size).toBe(0));
});
