import type { Refusals, Words } from './copy';

export const indonesianCopy: Words = {
  rows: {
    orderNo: 'Nomor pinjaman',
    amount: 'Jumlah pinjaman',
    term: 'Tenor',
    applied: 'Tanggal pengajuan',
    disbursed: 'Tanggal pencairan',
    dueDate: 'Jatuh tempo',
    bankAccount: 'Rekening pencairan',
    owedInAll: 'Total sisa utang',
    instalments: 'Cicilan jatuh tempo',
    lateCharge: 'Biaya keterlambatan',
    extensionDays: 'Lama perpanjangan',
    currentDueDate: 'Jatuh tempo saat ini',
    discount: 'Potongan',
    promoCode: 'Kode promo',
    interest: 'Bunga',
    serviceFee: 'Biaya layanan',
  },
  notices: {
    '21': {
      title: 'Pengajuan sedang ditinjau',
      text: 'Kami sedang memeriksa data Anda. Hasilnya akan keluar paling lambat dalam 1 hari.',
    },
    '110': {
      title: 'Pengajuan tidak disetujui',
      text: 'Mohon maaf, pengajuan Anda tidak memenuhi syarat kali ini. Silakan coba lagi setelah 30 hari atau lihat produk lain di bawah.',
    },
    '151': {
      title: 'Dana sedang dicairkan',
      text: 'Pengajuan Anda disetujui. Dana akan masuk ke rekening Anda dalam 1 sampai 3 hari.',
    },
    '170': {
      title: 'Pinjaman berjalan',
      text: 'Semua pembayaran tepat waktu.',
    },
    '174': {
      title: 'Saatnya membayar',
      text: 'Bayar hari ini paling lambat pukul 23.59 agar tidak terkena biaya keterlambatan.',
    },
    '180': {
      title: 'Pembayaran terlambat',
      text: 'Biaya keterlambatan bertambah setiap hari sampai tagihan dilunasi.',
    },
    '200': {
      title: 'Pinjaman lunas',
      text: 'Terima kasih, pinjaman Anda sudah lunas. Anda dapat mengajukan pinjaman baru kapan saja.',
    },
    '3': { title: 'Dibayar sebagian', text: 'Pembayaran Anda sudah kami terima sebagian. Mohon lunasi sisanya.' },
    '4': {
      title: 'Pinjaman ditutup',
      text: 'Pinjaman ini sudah ditutup dan tidak ada tagihan. Anda dapat mengajukan pinjaman baru.',
    },
    '5': {
      title: 'Dalam penagihan',
      text: 'Tagihan Anda kini ditangani tim penagihan. Segera lunasi untuk menghentikan biaya keterlambatan.',
    },
  },
  unknownNotice: {
    title: 'Status sedang diperbarui',
    text: 'Pinjaman Anda sedang kami proses. Hubungi layanan pelanggan bila ada pertanyaan.',
  },
  statusLabels: {
    '21': 'Ditinjau',
    '110': 'Ditolak',
    '151': 'Dicairkan',
    '170': 'Berjalan',
    '174': 'Jatuh tempo hari ini',
    '180': 'Terlambat',
    '200': 'Lunas',
    '3': 'Dibayar sebagian',
    '4': 'Ditutup',
    '5': 'Penagihan',
  },
  term: (months) => `${months} bulan`,
  days: (count) => `${count} hari`,
  period: (no) => `Cicilan ke-${no}`,
  repayDescription: {
    paid: (date) => `Dibayar pada ${date}`,
    today: 'Jatuh tempo hari ini',
    late: (days) => `Terlambat ${days} hari`,
    waiting: (days) => `${days} hari lagi`,
  },
  planNote: 'Biaya keterlambatan sudah termasuk dalam jumlah yang tertera.',
  repayMessage: (limit) => `Bayar tepat waktu dan naikkan limit Anda hingga ${limit}.`,
  confirmNote: 'Dengan menekan tombol di bawah, Anda menyetujui jumlah, suku bunga, dan jadwal pembayaran di atas.',
  popTitle: 'Perjanjian pinjaman',
  popContent: '<p>Baca perjanjian berikut sebelum melanjutkan.</p>',
  contracts: ['Perjanjian Pinjaman', 'Perjanjian Layanan Platform', 'Kebijakan Privasi'],
  apply: 'Ajukan sekarang',
  full: 'Belum dibuka saat ini',
  rangeLabel: 'Jumlah pinjaman',
  joint: {
    message: 'Akun Anda tidak ditemukan di mitra kami',
    notice: 'Belum ada pengajuan yang dibuat.',
  },
  ratingThanks: 'Terima kasih atas penilaian Anda. Kami akan memperbaiki layanan kami.',
  complaintTabs: ['Diproses', 'Dijawab', 'Selesai'],
  agreement: {
    title: 'Syarat dan ketentuan',
    content:
      'Dengan mendaftar Anda menyatakan berusia di atas 18 tahun, menyetujui syarat layanan, dan mengizinkan kami memproses data yang Anda berikan untuk menilai pengajuan.',
  },
};

export const indonesianRefusals: Refusals = {
  '4001': 'Nomor pinjaman belum diisi',
  '4002': 'Data yang dikirim belum lengkap',
  '4003': 'Produk tidak ditemukan',
  '4004': 'Pinjaman tidak ditemukan',
  '4005': 'Pinjaman ini tidak dapat dilaporkan untuk masalah penagihan',
  '4006': 'Perpanjangan tidak tersedia untuk pinjaman ini',
  '4009': 'Pengaduan tidak ditemukan',
  '4010': 'Tidak ada tagihan untuk pinjaman ini',
};
