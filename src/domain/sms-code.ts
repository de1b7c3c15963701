import { ambiguousWords, codeLink, codeOnlyWords, codeWords, latin } from './code-words';
import { asciiDigits } from './text/digits';

/** The code of a message: one code, none, or several numbers that may be it. */
export type SmsReading = { kind: 'code'; code: string } | { kind: 'none' } | { kind: 'several' };

/** A number that may be the code, and its place in the message. */
type Candidate = { digits: string; start: number; end: number };

/** The maximum length of an SMS with all its parts, UTF-16 units. */
const maxMessageLength = 2_000;

const minCodeDigits = 4;
const maxCodeDigits = 8;

/** Words before numbers that are not a code: an order, a telephone, an account, an amount, a date. */
const labels = `${latin(
  'order|pesanan|ref|reference|referensi|rrn|utr|trx|txn|trxid|txnid|transaction|transaksi|invoice|inv|faktur|bill|tagihan|booking|ticket|tiket|resi|awb|' +
    'loan|pinjaman|kontrak|contract|application|pengajuan|nasabah|customer|pelanggan|member|user|va|virtual account|rekening|rek|account|acct|a/c|akun|' +
    'kartu|card|ending|ends|akhir|berakhir|berakhiran|akhiran|call|hubungi|hub|info|telp|telepon|tel|phone|dial|helpline|care|cs|layanan|' +
    'sebesar|senilai|nominal|jumlah|total|amount|bayar|pay|pembayaran|payment|debit|debet|saldo|balance|bal|limit|transfer|cicilan|emi|angsuran|' +
    'promo|voucher|referral|kupon|coupon|pos|postal|zip|pin ?code|branch|cabang|bank|ifsc|unik|merchant|' +
    'tanggal|tgl|date|dated|tahun|year|jan[a-z]*|feb[a-z]*|mar[a-z]*|apr[a-z]*|mei|may|june?|juni|july?|juli|aug[a-z]*|agustus|agt|sep[a-z]*|oct[a-z]*|okt[a-z]*|nov[a-z]*|dec[a-z]*|des[a-z]*',
)}|订单号?|单号|编号|流水号|尾号|金额|支付|付款|还款|致电|拨打|电话|热线|客服|账号|账户|合同|ऑर्डर|ऋण|लोन|खाता|खाते|कॉल|फोन|राशि|भुगतान|संदर्भ|रेफ|कार्ड|लेनदेन|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर`;

const between =
  '[\\s.#()*"“”\\-–]|no|nos|nomor|number|num|id|in|with|dengan|digit|ini|kami|us|at|on|di|your|anda|kamu|नंबर|संख्या';
const copula = '[:：=]|is|adalah|ialah|yaitu|为|是|है';

const codeWord = new RegExp(codeWords, 'u');
const codeOnlyAtEnd = new RegExp(`(?:${codeOnlyWords})(?:[\\s:()*]|anda|your)*$`, 'u');
const labelAtEnd = new RegExp(`(?:${labels})((?:${labels}|${between}|${copula}|${ambiguousWords})*)$`, 'u');
/** The last digits of a card: never a code. */
const ending = new RegExp(`${latin('ending|ends|akhir|berakhir|berakhiran|akhiran')}|尾号`, 'u');
/** `OTP kartu 1234: 482913`: the code follows. */
const codeAtStart =
  /^[\s)]*(?:[:：=是为]|है|(?:is|adalah|ialah|yaitu)(?![a-z]))\s*(?:\d{4,8}|\d{2,4}(?:[ -]\d{2,4})+)(?![\d.,:/])/u;
const hasCopula = new RegExp(`(?:[:：=为是]|है)|(?:^|[^a-z])(?:is|adalah|ialah|yaitu)(?![a-z])`, 'u');
/** `for 1250000`: the purpose of the code. */
const prepositionAtEnd = new RegExp(`${latin('for|untuk|of|to|ke|from|dari|at|di|on|pada')}\\s*$`, 'u');
const moneyAtEnd = new RegExp(`(?:${latin('rp|idr|rs|inr|usd|cny|rmb')}|[₹¥￥$]|रु|रू|रुपये)\\.?\\s*$`, 'u');
const unitAtStart =
  /^\s*(?:元|块|年|分钟|小时|天|रु|मिनट|घंटे|दिन|के लिए|\/-|%|(?:rupiah|ribu|rb|juta|rupees?|menit|minutes?|mins?|detik|seconds?|secs?|jam|hours?|hrs?|hari|days?|bulan|months?|kali|times)(?![a-z]))/u;
const linkAtStart = new RegExp(`^${codeLink}`, 'u');
const sentenceEnd = /[.!?](?:\s|$)|[।。！？]/u;

/** `20261126` and `26112026`. */
const compactDate =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

/** Whether the words around a number show that it is not the code. */
function isOfSomethingElse(before: string, after: string): boolean {
  if (prepositionAtEnd.test(before) || moneyAtEnd.test(before)) return true;
  // Words before another number belong to that number.
  const clause = /[^\d,;，；।。！？\n]*$/u.exec(before)?.[0] ?? '';
  const label = labelAtEnd.exec(clause);
  if (!label) return false;
  const front = clause.slice(0, label.index);
  // `Kode OTP transaksi 482913`, and `OTP for your order is 482913`.
  if (codeOnlyAtEnd.test(front)) return ending.test(label[0]) || codeAtStart.test(after);
  return !(hasCopula.test(label[1] ?? '') && codeWord.test(front.slice(front.lastIndexOf('. ') + 1)));
}

/** Whether the characters around a number make it a part of a word: `INV-482913`, `XX1234`, `+62…`, an address. */
function isPartOfMore(before: string, after: string): boolean {
  if (/^[a-z_#@%]/u.test(after) || /(?:[+_/?&@•.]|\*\*)$/u.test(before)) return true;
  const word = /([a-z0-9]+)-?$/u.exec(before)?.[0] ?? '';
  return word.length > 1 && /[a-z-]$/u.test(word) && !(word === 'g-' || codeWord.test(word));
}

/** A number with the separators of amounts, dates, times and telephone numbers. */
const part = String.raw`(?:\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:[.:/*-]\d+)*)`;
const parts = new RegExp(`${part}(?: ${part})*`, 'gu');

/** The numbers of a text. Groups of equal length with blanks or dashes between them are one code, `482 913`. */
function numbersOf(text: string): Candidate[] {
  return Array.from(text.matchAll(parts)).flatMap(({ 0: run, index }) => {
    const groups = run.split(/[ -]/);
    const isGrouped = groups.every(({ length }) => length >= 2 && length === groups[0]?.length);
    const digits = groups.join('');
    if (groups.length > 1 && isGrouped && /^\d+$/.test(digits) && digits.length <= maxCodeDigits)
      return [{ digits, start: index, end: index + run.length }];
    // A telephone or card number in groups.
    if (groups.length > 2 && groups.every(({ length }) => length >= 3 && length <= 5)) return [];
    if (text.slice(0, index).endsWith('+')) return [];
    let start = index;
    return run.split(' ').map((piece) => {
      const found = { digits: piece, start, end: start + piece.length };
      start = found.end + 1;
      return found;
    });
  });
}

/** The numbers of a message that are not an amount, date, order or telephone number. */
function candidatesOf(text: string): Candidate[] {
  return numbersOf(text).filter(({ digits, start, end }) => {
    const before = text.slice(0, start);
    const after = text.slice(end);
    return (
      /^\d+$/.test(digits) &&
      digits.length >= minCodeDigits &&
      digits.length <= maxCodeDigits &&
      !compactDate.test(digits) &&
      !unitAtStart.test(after) &&
      !isPartOfMore(before, after) &&
      !isOfSomethingElse(before, after)
    );
  });
}

/** The text between two numbers of which each may be the code. */
const alternative = /^\s*(?:[/|,、]|or|and|atau|dan|या|或)\s*$/u;

/** Whether a word for a code is before the number, in its sentence, or right after it. */
function isNamed({ start, end }: Candidate, text: string, all: readonly Candidate[]): boolean {
  const fronts = all.filter((other) => other.end <= start && !alternative.test(text.slice(other.end, start)));
  const from = Math.max(0, ...fronts.map((other) => other.end));
  const sentences = text.slice(from, start).split(sentenceEnd);
  if (codeWord.test(sentences[sentences.length - 1] ?? '')) return true;
  const after = text.slice(end);
  const [behind = ''] = after.split(/[.!?](?:\s|$)|[।。！？\d]/u);
  return linkAtStart.test(after) && codeWord.test(behind);
}

/**
 * Finds the code in a pasted text: a whole SMS in English, Indonesian, Hindi or Chinese, or the code alone. It is the
 * number of the WebOTP line `@host #482913`, or the number beside a word for a code, or the only number that is not an
 * amount, date, order or telephone number.
 */
export function readSmsCode(message: string): SmsReading {
  if (message.length > maxMessageLength) return { kind: 'none' };
  // Invisible characters, and the dot below a Hindi letter, which some people leave out.
  const text = asciiDigits(message.normalize('NFC'))
    .replace(/[\u093c\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\S\n]/gu, ' ')
    .toLowerCase()
    .trim();
  const [, bound] = /(?:^|\n)@[a-z0-9.-]+ #(\d{4,8})(?: @[a-z0-9.-]+)?$/.exec(text) ?? [];
  if (bound !== undefined) return { kind: 'code', code: bound };

  const all = candidatesOf(text);
  const named = all.filter((candidate) => isNamed(candidate, text, all));
  const [first, ...others] = new Set((named.length > 0 ? named : all).map(({ digits }) => digits));
  if (first === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several' } : { kind: 'code', code: first };
}
