/** What is not for other eyes. */
export type SecretKind = 'phone' | 'card' | 'id';

/** One candidate: some neighbouring groups of digits, joined. */
export type Candidate = {
  digits: string;
  /** Length of each group. */
  sizes: readonly number[];
  separators: readonly string[];
  /** An `X` stands after it. */
  hasCheckX: boolean;
};

const mobile = {
  indonesia: /^8\d{8,11}$/,
  india: /^[6-9]\d{9}$/,
  china: /^1[3-9]\d{9}$/,
};

/** `15.000.000`: groups of three by dots alone, no leading zero. Money is what a conversation is about; it stays. */
function looksLikeAmount({ digits, sizes, separators }: Candidate): boolean {
  const [first = 0, ...others] = sizes;
  return (
    others.length > 0 &&
    first <= 3 &&
    !digits.startsWith('0') &&
    separators.every((separator) => separator === '.') &&
    others.every((size) => size === 3)
  );
}

/** `2026-03-01`, `2026-03-01 10:30`: a year with month and day. */
function startsWithDate({ digits, sizes }: Candidate): boolean {
  return (
    sizes.length >= 3 &&
    sizes[0] === 4 &&
    sizes[1] === 2 &&
    sizes[2] === 2 &&
    /^(?:19|20)\d\d(?:0[1-9]|1[0-2])/.test(digits)
  );
}

/** Groups of two to five, as people write telephone numbers; a single one is as good. */
function isWrittenAsPhone({ sizes }: Candidate): boolean {
  return sizes.length === 1 || (sizes.length <= 5 && sizes.slice(1).every((size) => size >= 2 && size <= 8));
}

function isPhone(candidate: Candidate): boolean {
  const { digits, sizes } = candidate;
  if (!isWrittenAsPhone(candidate)) return false;
  // The country's code, with or without its plus; some write the trunk zero behind it.
  const foreign = /^(?:00)?(62|91|86)0?(\d+)$/.exec(digits);
  const national = foreign?.[2] ?? '';
  if (foreign?.[1] === '62' && mobile.indonesia.test(national)) return true;
  if (foreign?.[1] === '91' && mobile.india.test(national)) return true;
  if (foreign?.[1] === '86' && mobile.china.test(national)) return true;
  const first = sizes[0] ?? 0;
  if (
    first >= 3 &&
    digits.startsWith('0') &&
    (mobile.indonesia.test(digits.slice(1)) || mobile.india.test(digits.slice(1)))
  )
    return true;
  return first >= 3 && (mobile.india.test(digits) || mobile.china.test(digits));
}

/** NIK (Indonesia, 16), Aadhaar (India, 12, never from 0 or 1), identity number (China, 18, the last may be an X). */
function isIdentity({ digits, sizes, hasCheckX }: Candidate): boolean {
  if (sizes.some((size) => size < 2)) return false;
  if (hasCheckX && digits.length === 17) return true;
  return digits.length === 16 || digits.length === 18 || (digits.length === 12 && /^[2-9]/.test(digits));
}

/**
 * What kind of secret a number is that is no card's; null for the numbers that may be read by
 * anybody: amounts, dates, counts.
 */
export function classify(candidate: Candidate): Exclude<SecretKind, 'card'> | null {
  if (looksLikeAmount(candidate) || startsWithDate(candidate)) return null;
  if (isPhone(candidate)) return 'phone';
  return isIdentity(candidate) ? 'id' : null;
}
