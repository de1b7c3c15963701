import type { ChatTree } from './chat-types';

export const indonesianChat: ChatTree = {
  lost: 'Maaf, saya belum memahami pertanyaan Anda. Anda dapat menghubungi layanan pelanggan kami.',
  ratingThanks: 'Terima kasih atas penilaian Anda. Kami akan memperbaiki layanan kami.',
  categories: [
    {
      id: '1',
      title: 'Pembayaran dan tagihan',
      alias: 'Pembayaran',
      reply: 'Apa yang ingin Anda ketahui tentang pembayaran?',
      children: [
        {
          id: '101',
          title: 'Bagaimana cara membayar tagihan?',
          reply: 'Anda dapat membayar lewat bank atau minimarket. Mana yang Anda pilih?',
          children: [
            { id: '1011', title: 'Lewat bank', words: ['bank', 'atm', 'transfer', 'virtual', 'account'], reply: 'Buka detail pinjaman, tekan Bayar, pilih bank Anda, lalu ikuti langkah pembayaran dengan nomor Virtual Account yang muncul. Nomor berlaku 24 jam.' },
            { id: '1012', title: 'Lewat minimarket', words: ['alfamart', 'indomaret', 'minimarket', 'gerai', 'tunai'], reply: 'Pilih minimarket pada halaman metode pembayaran, lalu tunjukkan kode pembayaran kepada kasir. Ada biaya layanan gerai.' },
          ],
        },
        { id: '102', title: 'Saya sudah membayar tetapi status belum berubah', words: ['sudah', 'bayar', 'status', 'belum', 'masuk'], reply: 'Pembayaran biasanya tercatat dalam beberapa menit, paling lama 1×24 jam. Simpan bukti pembayaran dan jangan membayar dua kali.' },
        { id: '103', title: 'Apakah saya bisa memperpanjang pinjaman?', words: ['perpanjang', 'perpanjangan', 'tunda'], reply: 'Bila tersedia, tombol perpanjangan muncul di detail pinjaman saat jatuh tempo. Anda membayar biaya perpanjangan dan tanggal jatuh tempo mundur 14 hari.' },
        { id: '104', title: 'Berapa denda keterlambatan?', words: ['denda', 'telat', 'terlambat'], reply: 'Denda dihitung per hari sejak lewat jatuh tempo dan sudah termasuk dalam jumlah yang tertera di halaman tagihan.' },
        { id: '199', title: 'Bicara dengan petugas', isHuman: true, reply: 'Baik, kami sambungkan Anda dengan layanan pelanggan.' },
      ],
    },
    {
      id: '2',
      title: 'Pengajuan dan pencairan',
      alias: 'Pengajuan',
      reply: 'Apa yang ingin Anda ketahui tentang pengajuan?',
      children: [
        { id: '201', title: 'Berapa lama pengajuan saya ditinjau?', words: ['tinjau', 'lama', 'review', 'pengajuan'], reply: 'Keputusan keluar paling lambat dalam 1 hari. Anda akan menerima pemberitahuan di aplikasi.' },
        { id: '202', title: 'Kapan dana masuk ke rekening?', words: ['cair', 'dana', 'rekening', 'kapan'], reply: 'Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.' },
        { id: '203', title: 'Mengapa pengajuan saya ditolak?', words: ['tolak', 'ditolak', 'gagal'], reply: 'Penilaian memakai banyak data dan tidak dapat kami rinci. Anda dapat mengajukan kembali setelah 30 hari.' },
        { id: '204', title: 'Berapa jumlah yang bisa saya pinjam?', words: ['limit', 'jumlah', 'maksimal'], reply: 'Antara Rp1.000.000 dan Rp15.000.000, tergantung penilaian dan riwayat pembayaran Anda.' },
        { id: '299', title: 'Bicara dengan petugas', isHuman: true, reply: 'Baik, kami sambungkan Anda dengan layanan pelanggan.' },
      ],
    },
    {
      id: '3',
      title: 'Penagihan',
      reply: 'Apa yang terjadi?',
      children: [
        { id: '301', title: 'Petugas menghubungi saya di luar jam kerja', words: ['telepon', 'malam', 'jam'], reply: 'Penagihan hanya boleh dilakukan pukul 08.00–20.00. Laporkan waktu dan nomor yang menghubungi Anda, kami akan menindaklanjuti.' },
        { id: '302', title: 'Keluarga atau teman saya dihubungi', words: ['keluarga', 'teman', 'kontak'], reply: 'Kami tidak membaca kontak Anda dan petugas tidak boleh menghubungi orang lain. Buat laporan dengan bukti agar kami periksa.' },
        { id: '399', title: 'Laporkan petugas', isHuman: true, reply: 'Baik, kami sambungkan Anda dengan layanan pelanggan.' },
      ],
    },
    {
      id: '4',
      title: 'Akun dan data pribadi',
      alias: 'Akun',
      reply: 'Apa yang ingin Anda ketahui tentang akun Anda?',
      children: [
        { id: '401', title: 'Bagaimana cara mengganti nomor telepon?', words: ['nomor', 'telepon', 'ganti'], reply: 'Hubungi layanan pelanggan dengan foto KTP Anda. Nomor diganti setelah identitas Anda diperiksa.' },
        { id: '402', title: 'Bagaimana cara menghapus akun?', words: ['hapus', 'akun', 'tutup'], reply: 'Akun dapat dihapus bila tidak ada pinjaman yang berjalan. Ajukan permintaan lewat layanan pelanggan.' },
        { id: '403', title: 'Siapa yang dapat melihat data saya?', words: ['data', 'pribadi', 'privasi'], reply: 'Data Anda hanya dipakai untuk menilai dan melayani pinjaman Anda. Selengkapnya ada di Kebijakan Privasi.' },
        { id: '499', title: 'Bicara dengan petugas', isHuman: true, reply: 'Baik, kami sambungkan Anda dengan layanan pelanggan.' },
      ],
    },
  ],
};
