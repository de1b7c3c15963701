/**
 * How a loan ended by its status, if it did: `repaid`, or `closed`, which does not say whether anything is owed (the
 * specification does not explain status 4).
 */
export function endOf(loan: { orderStatus: string } | undefined): 'repaid' | 'closed' | null {
  if (loan?.orderStatus === '200') return 'repaid';
  return loan?.orderStatus === '4' ? 'closed' : null;
}
