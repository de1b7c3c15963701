/** The site and the legal pages, each with its title and a sentence of its own, in the language of the HTML. */
export const sitePages = [
  { path: '/', title: 'Dana Terang', text: 'Pinjaman yang Anda pahami sebelum Anda ambil', isSite: true },
  {
    path: '/Policy',
    title: 'Kebijakan Privasi · Dana Terang',
    text: 'siapa yang menerimanya, dan hak-hak Anda',
    isSite: true,
  },
  { path: '/Loan', title: 'Pinjaman kami · Dana Terang', text: 'Rp1.000.000', isSite: true },
  { path: '/About', title: 'Tentang perusahaan · Dana Terang', text: 'Seperti apa seharusnya pinjaman', isSite: true },
  { path: '/User', title: 'Perjanjian pengguna · Dana Terang', text: 'Penggunaan yang wajar', isSite: true },
  { path: '/aboutUs', title: 'Tentang kami · Dana Terang', text: 'Misi kami', isSite: false },
  { path: '/privacyPolicy', title: 'Kebijakan privasi · Dana Terang', text: 'Kecenderungan politik', isSite: false },
  { path: '/loanAgreement', title: 'Syarat dan ketentuan pinjaman · Dana Terang', text: 'Rs.1,000', isSite: false },
];
