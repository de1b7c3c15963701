import { always } from '@tests/support/always';
import fc from 'fast-check';
import { readSmsCode } from './sms-code';

const code = (message: string) => {
  const reading = readSmsCode(message);
  return reading.kind === 'code' ? reading.code : reading.kind;
};

/** Messages in the forms that banks, lenders and shops of both countries use; every name and number is invented. */
const messages: readonly [message: string, expected: string][] = [
  // The code alone.
  ['482913', '482913'],
  ['  482 913\n', '482913'],
  ['482-913', '482913'],
  ['48-29-13', '482913'],
  ['【482913】', '482913'],
  ['४८२९१३', '482913'],
  ['４８２９１３', '482913'],
  // Indonesian.
  ['Rp1250000, kode OTP Anda 482913', '482913'],
  ['Kode OTP Anda: 482913. JANGAN BERIKAN kode ini kepada siapa pun, termasuk pihak Bank Contoh.', '482913'],
  ['482913 adalah kode verifikasi Anda. Berlaku 5 menit. Info: hubungi 1500999', '482913'],
  ['BANK CONTOH: Masukkan kode 482913 untuk transaksi Rp1.250.000,00 di TOKO MAJU tgl 26/11/2026 10:15.', '482913'],
  ['Masukkan kode verifikasi untuk transaksi Rp1.250.000 di TOKO MAJU pada 26-11-2026: 482913', '482913'],
  ['Pembayaran 1250000 dengan OTP 482913', '482913'],
  ['OTP utk pembayaran tagihan 20261126 adalah 482913, berlaku 10 menit.', '482913'],
  ['Kode OTP transaksi Anda 482913 (no. pesanan 76543210)', '482913'],
  ['Pesanan #765432 sebesar IDR 350000. Kodenya 482913', '482913'],
  ['Gunakan 482913 sebagai kode rahasia masuk. Kartu berakhiran 4321.', '482913'],
  ['Kata sandi sekali pakai: 482913\nTelp 0215550199', '482913'],
  ['PinjamContoh - 482913 kode masuk akun Anda, jangan dibagikan ke siapa pun!', '482913'],
  ['*482913* adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.', '482913'],
  ['Kode verifikasi akun 0812-3456-7890 Anda adalah 4829', '4829'],
  ['OTP: 482 913 utk VA 8808123456789012', '482913'],
  ['Saldo Rp 2.500.000. Otorisasi: 482913. Ref 99887766', '482913'],
  ['Kode OTP berlaku sampai 26 Nov 2026 pukul 10.15: 482913', '482913'],
  ['Kode OTP kartu debit Anda 482913 untuk bertransaksi di TOKO MAJU sebesar IDR350.000. Info 1500999', '482913'],
  ['OTP kartu Anda berakhiran 1234 adalah 482913', '482913'],
  ['Kode OTP kartu 1234: 482913', '482913'],
  ['Kode OTP pinjaman 55512345: 482 913', '482913'],
  ['Kode OTP transaksi 482913: berlaku 10 menit', '482913'],
  ['OTP kartu berakhiran 1234 telah dikirim', 'none'],
  // English, India and elsewhere.
  ['482913 is your OTP for Rs 1250000 at CONTOH MART. Valid for 10 minutes.', '482913'],
  ['Order 20261126 is 482913', '482913'],
  ['Your WhatsApp code: 482-913', '482913'],
  ['OTP is 482913 for txn of INR 12,500.00 on card ending 4321 at 10:15 on 26-Nov-26.', '482913'],
  ['Dear Customer, OTP for order 20261126 is 482913. Do not share it. Call 18001234 if not you.', '482913'],
  ['Your order 20261126 is confirmed, your code is 482913', '482913'],
  ['Use OTP 482913 to log in to your account XX4321. -EXAMPLE BANK', '482913'],
  ['Use 482913 as your one time password for loan 55512345.', '482913'],
  ['<#> 482913 is your verification code. FA+9qCX9VSu', '482913'],
  ['G-482913 is your verification code.', '482913'],
  ['OTP482913 for payment of Rs.5000/- to LENDER', '482913'],
  ['Never share your OTP. EMI of Rs 4500 is due on 2026-11-30. OTP: 482913', '482913'],
  ['Txn 765432: enter passcode 482913', '482913'],
  ['Your mPIN reset code is 4829. Valid for 180 seconds', '4829'],
  ['OTP for your loan account is 482913', '482913'],
  ['For Aadhaar XXXX4321 the OTP is 482913 (valid 10 mins)', '482913'],
  ['OTP for 1250000 is 482913', '482913'],
  ['482913 - your login code', '482913'],
  ['OTP Ref No 7654 is 482913', '482913'],
  ['OTP for adding beneficiary bank account 4321 is 482913', '482913'],
  ['\u061cOTP: 482\u00ad913', '482913'],
  // Hindi, and Hindi in Latin letters.
  ['ओटीपी ऋण 55512345 है 482913', '482913'],
  ['आपका ओटीपी 482913 है। इसे किसी को न बताएं।', '482913'],
  ['४८२९१३ आपका OTP है, १० मिनट तक मान्य', '482913'],
  ['₹12,500 के भुगतान के लिए कोड 482913 दर्ज करें। ऑर्डर 765432', '482913'],
  ['सत्यापन कोड: 482913. 26 नवंबर 2026 तक मान्य। मदद: कॉल 18001234', '482913'],
  ['Aapka OTP 482913 hai. Kisi ko na batayein. Rs 12500 ka bhugtan.', '482913'],
  // Chinese.
  ['【示例银行】验证码482913，10分钟内有效', '482913'],
  ['验证码482913,10分钟内有效', '482913'],
  ['验证码尾号1234为482913', '482913'],
  ['您正在支付1250000元，订单20261126，动态密码：482913，请勿泄露。', '482913'],
  ['482913是您的校验码，尾号4321的卡，客服95599', '482913'],
  // The last line of a message for WebOTP counts for more than the rest.
  ['Your code is 482913.\n\n@lender.example #482913', '482913'],
  ['Order 765432, pay 1250000\n@pay.lender.example #482913', '482913'],
  ['OTP 111111 or 222222\n@lender.example #482913 @frame.example', '482913'],
  // Two that may be it.
  ['OTP 482913 or OTP 765432', 'several'],
  ['482913 is your OTP. Your code is 765432', 'several'],
  ['Kode OTP: 482913 / 765432', 'several'],
  ['482913 765432 OTP', 'several'],
  // None.
  ['', 'none'],
  ['Rp1250000', 'none'],
  ['2026-11-26', 'none'],
  ['20261126', 'none'],
  ['+62 812 3456 7890', 'none'],
  ['1250000123', 'none'],
  ['Pay 1250000 now', 'none'],
  ['12ab34', 'none'],
  ['Order 482913 is on its way', 'none'],
  ['Your OTP was sent. Order 765432', 'none'],
  ['Kode pembayaran 39012345 untuk Rp1.250.000', 'none'],
  ['Your promo code is 765432', 'none'],
  ['We never ask for an OTP. INR 5000 debited. Avl bal 482913', 'none'],
  ['Jangan berikan OTP. Info 1500999', 'none'],
  ['Never share your OTP. Pin code 560001', 'none'],
  ['Jangan berikan OTP kepada siapa pun. Hubungi 1500999', 'none'],
  ['OTP https://lender.example/482913', 'none'],
  ['Kode booking INV-482913', 'none'],
  ['no number in it: OTP', 'none'],
];

describe('the code of a message', () => {
  it.each(messages)('%j: %s', (message, expected) => expect(code(message)).toBe(expected));

  it('is not searched in a text that is too long for a message', () => {
    expect(code(`kode ${'no. '.repeat(200_000)}482913`)).toBe('none');
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
  always(
    'is found beside any amount, date and order number',
    [digits(6), digits(7), digits(6), fc.boolean()],
    (otp, amount, order, isEnglish) => {
      expect(
        code(
          isEnglish
            ? `Rs ${amount} for order ${order} on 26/11/2026: OTP is ${otp}. Call 18001234.`
            : `Bayar Rp${amount} pesanan ${order} tgl 26-11-2026, kode OTP Anda ${otp}. Hubungi 1500999.`,
        ),
      ).toBe(otp);
    },
  );
});
