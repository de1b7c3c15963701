const currencies = { Rp: 'IDR', IDR: 'IDR', Rs: 'INR', INR: 'INR', '₹': 'INR', '¥': 'CNY' };

/** The forms of an amount: whole units, in groups or not, and a fraction. */
const withPoints = /^(\d+(?:\.\d{3})*)(?:,(\d\d?))?$/;
const withCommas = /^(\d+(?:,\d{2,3})*)(?:\.(\d\d?))?$/;

/** Amounts, and numbers that are spelled out: eight digits and more, also in groups. */
const figures = /(Rp|IDR|Rs|INR|₹|¥)\.?\s?(\d[\d.,]*\d|\d)|\d(?:[ \u00a0]?\d){7,}/g;
const days = /\b(\d{4}-\d{2}-\d{2})\b/g;

/** `1554000 Rupiah Indonesia` for a voice; another form stays, because `Rp1,500` may be one and a half. */
function amountIn(lang: string, text: string, symbol: string, figure: string): string {
  // The pattern matches only these.
  const code = currencies[symbol as keyof typeof currencies];
  const [, whole, fraction = '0'] = (code === 'IDR' ? withPoints : withCommas).exec(figure) ?? [];
  if (whole === undefined) return text;
  const value = `${whole.replace(/\D/g, '')}.${fraction}`;
  return (
    new Intl.NumberFormat(lang, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'name',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
      useGrouping: false,
    })
      // The text of a number is formatted exactly; a number has sixteen digits.
      .format(value as Intl.StringNumericLiteral)
  );
}

function dayIn(lang: string, text: string): string {
  // Noon, because it is the same day in every zone.
  const day = new Date(`${text}T12:00:00`);
  return Number.isFinite(day.getTime()) ? new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(day) : text;
}

/** `3901 0123 4567` digit by digit, with a pause after each four. */
function spellDigits(code: string): string {
  return code
    .replace(/\D/g, '')
    .replace(/(\d{4})(?=\d)/g, '$1,')
    .replace(/\d(?=\d)/g, '$& ')
    .replace(/,/g, ', ');
}

/** Prepares a text for speech: amounts, dates and long numbers. @param lang its language (BCP 47) */
export function spokenText(text: string, lang: string): string {
  return text
    .replace(figures, (code: string, symbol: string | undefined, amount: string) =>
      symbol === undefined ? spellDigits(code) : amountIn(lang, code, symbol, amount),
    )
    .replace(days, (day) => dayIn(lang, day))
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Longest text of one utterance, UTF-16 units: network voices stop after some fifteen seconds. */
const maxLength = 160;

/** Splits a text into utterances: lines and sentences, long ones at commas or blanks. Every character is read. */
export function splitForSpeech(text: string): string[] {
  return text
    .replace(/([.!?।])\s+|([。！？])/gu, '$1$2\n')
    .split('\n')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap(cutLong);
}

function cutLong(piece: string): string[] {
  if (piece.length <= maxLength) return [piece];
  const at = Math.max(piece.lastIndexOf(', ', maxLength), piece.lastIndexOf('，', maxLength));
  const end = at > 0 ? at + 1 : piece.lastIndexOf(' ', maxLength);
  const cut = end > 0 ? end : maxLength;
  return [piece.slice(0, cut).trim(), ...cutLong(piece.slice(cut).trim())];
}
