/** A compiled catalog in the form Lingui makes: lists of texts, values in brackets, choices by number. */
export const messages = {
  heading: ['Pinjaman Anda'],
  owed: ['Jumlah yang harus dibayar'],
  due: ['Jatuh tempo ', ['date']],
  count: [['count', 'plural', { other: ['#', ' cicilan'] }]],
  period: ['Cicilan ', ['number']],
  settled: ['Lunas'],
  more: ['Lihat rincian'],
  schedule: ['Rincian pembayaran'],
};
