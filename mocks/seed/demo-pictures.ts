import type { Market } from '@/domain/market';

/**
 * A photographed receipt: evidence of the seeded complaint.
 * @param lines printed text
 */
const receiptPicture = (...lines: readonly [string, string, string, string]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420" role="img">
<rect width="300" height="420" fill="#d9d4c8"/><path d="M45 20h210v370l-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12-15-12-15 12z" fill="#fff"/>
<g font-family="monospace" font-size="14" fill="#222"><text x="65" y="60" font-size="18">${lines[0]}</text><text x="65" y="100">${lines[1]}</text><text x="65" y="124">${lines[2]}</text><text x="65" y="160">${lines[3]}</text></g>
<path d="M65 190h170M65 215h120M65 240h150M65 265h90" stroke="#bbb" stroke-width="6"/></svg>`;

/** The picture that customer service sent back. */
const answerPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200" role="img">
<rect width="300" height="200" fill="#fff7e0"/><circle cx="150" cy="80" r="42" fill="#2e7d32"/><path d="M130 80l14 15 27-30" fill="none" stroke="#fff" stroke-width="9"/>
<text x="150" y="165" text-anchor="middle" font-family="sans-serif" font-size="18" fill="#222">39010 **** 8841 ✓</text></svg>`;

/** A letter with a stamp: the second page of an answer. */
const letterPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" role="img">
<rect width="300" height="400" fill="#eceff3"/><path d="M35 25h230v350H35z" fill="#fff"/><path d="M60 60h90" stroke="#3c4a5c" stroke-width="10"/>
<path d="M60 105h180M60 130h180M60 155h150M60 195h180M60 220h120" stroke="#c3c9d1" stroke-width="6"/>
<circle cx="205" cy="310" r="36" fill="none" stroke="#1d4f91" stroke-width="5"/><path d="M190 310l11 12 21-23" fill="none" stroke="#1d4f91" stroke-width="7"/></svg>`;

/** Pictures that every world has, by the id they are served under. */
export const demoPictures: ReadonlyMap<string, string> = new Map([
  ['receipt', receiptPicture('STRUK PEMBAYARAN', 'VA  39010 **** 8841', 'Rp 1.599.000', 'STATUS  BERHASIL')],
  ['receipt-india', receiptPicture('PAYMENT RECEIPT', 'VA  50100 **** 8841', 'Rs 4,500.00', 'STATUS  SUCCESS')],
  ['answer', answerPicture],
  ['letter', letterPicture],
]);

/** Id of the receipt that a borrower of a market has photographed. */
export const receiptOf = ({ id }: Market): string => (id === 'india' ? 'receipt-india' : 'receipt');
