/** A whole Latin word; it may touch a digit, as in `OTP482913`. */
export const latin = (words: string) => `(?:^|[^a-z])(?:${words})(?![a-z])`;

/** Words that mean only a one-time code. */
export const codeOnlyWords = `${latin('otp|passcode|password|sandi|verifikasi|verification|otorisasi|autentikasi|otentikasi|satyapan|tac')}|ओटीपी|ओ\\.टी\\.पी|पासवर्ड|सत्यापन|验证码|校验码|动态码|动态密码|确认码|驗證碼|口令|密码`;

/** Words that may also mean the code of a payment, a voucher or a place. */
export const ambiguousWords = `${latin('kode|kodenya|code|pin|mpin|kod')}|कोड|पिन`;

/** Every word for a one-time code, as a regular expression. Not in `sms-code.ts`: the mask must not load all of it. */
export const codeWords = `${codeOnlyWords}|${ambiguousWords}`;

/** The words between a code and the word for it after the code: `482913 is your OTP`, `Use 482913 as …`. */
export const codeLink = String.raw`[\s*)\]】"”']*(?:(?:is|are|as|adalah|ialah|merupakan|sebagai|your|anda)(?![a-z])|[-–:：(（]|是|为|आपका|को)`;
