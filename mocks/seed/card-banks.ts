/** Names of the mainland's banks, as the server writes them. */
const names: Readonly<Record<string, string>> = {
  ICBC: '中国工商银行',
  ABC: '中国农业银行',
  BOC: '中国银行',
  CCB: '中国建设银行',
  COMM: '交通银行',
  PSBC: '中国邮政储蓄银行',
  CMB: '招商银行',
  CITIC: '中信银行',
  CEB: '中国光大银行',
  CMBC: '中国民生银行',
  CIB: '兴业银行',
  SPDB: '浦发银行',
  SPABANK: '平安银行',
  GDB: '广发银行',
  HXBANK: '华夏银行',
};

/** @returns the name of a bank by its code; the code itself where it is none of them */
export function cardBankName(bankCode: string): string {
  return names[bankCode] ?? bankCode;
}
