import { category, human, question, topic, type ChatTree } from './chat-types';

const connecting = 'Baik, kami sambungkan Anda dengan layanan pelanggan.';

const repayment = category(
  '1',
  'Pembayaran',
  'Pembayaran dan tagihan',
  'Apa yang ingin Anda ketahui tentang pembayaran?',
  [
    topic(
      '101',
      'Bagaimana cara membayar tagihan?',
      'Anda dapat membayar lewat bank atau minimarket. Mana yang Anda pilih?',
      [
        question(
          '1011',
          'Lewat bank',
          'bank atm transfer virtual account',
          'Buka detail pinjaman, tekan Bayar, pilih bank Anda, lalu ikuti langkah pembayaran dengan nomor Virtual Account yang muncul. Nomor berlaku 24 jam.',
        ),
        question(
          '1012',
          'Lewat minimarket',
          'alfamart indomaret minimarket gerai tunai',
          'Pilih minimarket pada halaman metode pembayaran, lalu tunjukkan kode pembayaran kepada kasir. Ada biaya layanan gerai.',
        ),
        question(
          '1013',
          'Dari rekening orang lain',
          'orang lain istri suami teman diwakilkan',
          'Bisa. Siapa pun boleh membayar ke nomor Virtual Account Anda; pembayaran tercatat untuk pinjaman Anda.',
        ),
        question(
          '1014',
          'Nomor saya sudah kedaluwarsa',
          'kedaluwarsa berlaku nomor baru',
          'Buka lagi halaman pembayaran untuk mendapat nomor baru. Jangan membayar ke nomor lama.',
        ),
      ],
    ),
    topic('102', 'Setelah membayar', 'Ada apa dengan pembayaran Anda?', [
      question(
        '1021',
        'Saya sudah membayar tetapi status belum berubah',
        'sudah membayar status belum berubah masuk',
        'Pembayaran biasanya tercatat dalam beberapa menit, paling lama 1×24 jam. Simpan bukti pembayaran dan jangan membayar dua kali.',
      ),
      question(
        '1022',
        'Saya membayar terlalu banyak',
        'lebih banyak dua kali kembali refund',
        'Kelebihan pembayaran dikembalikan ke rekening Anda dalam 5 hari kerja.',
      ),
      question(
        '1023',
        'Saya membayar terlalu sedikit',
        'kurang sedikit sebagian sisa',
        'Pinjaman tetap terbuka untuk sisanya. Bayar sisa tagihan dengan nomor baru sebelum jatuh tempo.',
      ),
      question(
        '1024',
        'Di mana bukti pembayaran saya?',
        'bukti struk kuitansi konfirmasi',
        'Setelah tercatat, periode ditandai lunas di Detail Tagihan. Halaman itu menjadi bukti Anda.',
      ),
    ]),
    topic('103', 'Jumlah dan tanggal', 'Apa yang ingin Anda ketahui?', [
      question(
        '1031',
        'Berapa yang harus saya bayar?',
        'berapa jumlah total tagihan',
        'Jumlah tagihan ada di bagian atas detail pinjaman, beserta rinciannya.',
      ),
      question(
        '1032',
        'Bolehkah membayar sebelum jatuh tempo?',
        'sebelum awal cepat dipercepat',
        'Boleh. Setiap periode dapat dibayar lebih awal sesuai jumlah yang tertera; seluruh pinjaman setelah separuh masa pinjaman.',
      ),
      question(
        '1033',
        'Bolehkah membayar beberapa angsuran sekaligus?',
        'beberapa angsuran cicilan sekaligus',
        'Boleh. Tandai periode di Detail Tagihan, selalu mulai dari yang pertama, atau nyalakan bayar semua.',
      ),
    ]),
    human('199', 'Bicara dengan petugas', connecting),
  ],
);

const delay = category(
  '2',
  'Perpanjangan',
  'Terlambat dan perpanjangan',
  'Apa yang ingin Anda ketahui tentang membayar nanti?',
  [
    topic('201', 'Memperpanjang jatuh tempo', 'Apa yang ingin Anda ketahui tentang perpanjangan?', [
      question(
        '2011',
        'Apakah saya bisa memperpanjang pinjaman?',
        'perpanjang perpanjangan memperpanjang tunda',
        'Bila tersedia, tombol perpanjangan muncul di detail pinjaman saat jatuh tempo. Anda membayar biaya perpanjangan dan tanggal jatuh tempo mundur 14 hari.',
      ),
      question(
        '2012',
        'Berapa biaya perpanjangan?',
        'biaya perpanjangan harga',
        'Biaya perpanjangan ditampilkan sebelum Anda membayar. Biaya ini tidak mengurangi pokok pinjaman.',
      ),
      question(
        '2013',
        'Berapa kali boleh diperpanjang?',
        'kali sering lagi diperpanjang',
        'Selama perpanjangan muncul di pinjaman Anda, Anda boleh memakainya. Setiap kali dikenakan biaya yang tertera.',
      ),
      question(
        '2014',
        'Mengapa tidak ada perpanjangan untuk saya?',
        'tidak muncul mengapa perpanjangan',
        'Perpanjangan ditawarkan menjelang jatuh tempo, dan tidak untuk setiap produk. Silakan bayar tagihan, atau hubungi kami lebih awal.',
      ),
    ]),
    topic('202', 'Terlambat membayar', 'Apa yang ingin Anda ketahui?', [
      question(
        '2021',
        'Berapa biaya keterlambatan?',
        'denda biaya telat terlambat keterlambatan bunga',
        'Biaya keterlambatan dihitung per hari sejak lewat jatuh tempo dan sudah termasuk dalam jumlah yang tertera di halaman tagihan.',
      ),
      question(
        '2022',
        'Apakah keterlambatan memengaruhi riwayat kredit?',
        'slik riwayat kredit catatan skor',
        'Ya, keterlambatan dilaporkan ke SLIK. Semakin cepat Anda membayar, semakin kecil dampaknya.',
      ),
      question(
        '2023',
        'Saya kehilangan penghasilan',
        'penghasilan kerja phk gaji kesulitan',
        'Beri tahu layanan pelanggan sebelum jatuh tempo. Kami mencari rencana yang dapat Anda jalani.',
      ),
      question(
        '2024',
        'Saya sedang sakit',
        'sakit rumah kecelakaan dirawat',
        'Kami turut prihatin. Kirim surat keterangan rumah sakit kepada layanan pelanggan, kami lihat apa yang bisa dibantu.',
      ),
    ]),
    topic('203', 'Pengingat', 'Ada apa dengan pengingat?', [
      question(
        '2031',
        'Kapan saya diingatkan?',
        'pengingat diingatkan notifikasi pemberitahuan',
        'Tiga hari sebelum jatuh tempo, dan pada harinya, lewat pesan di aplikasi.',
      ),
      question(
        '2032',
        'Saya tetap diingatkan padahal sudah membayar',
        'tetap diingatkan padahal',
        'Mungkin pengingat sudah terlanjur dikirim. Bila sehari kemudian masih terjadi, beri tahu layanan pelanggan.',
      ),
    ]),
    human('299', 'Bicara dengan petugas', connecting),
  ],
);

const account = category('3', 'Akun', 'Akun dan data pribadi', 'Apa yang ingin Anda ketahui tentang akun Anda?', [
  topic('301', 'Data saya', 'Data yang mana?', [
    question(
      '3011',
      'Bagaimana cara mengganti nomor telepon?',
      'nomor telepon ganti mengganti',
      'Hubungi layanan pelanggan dengan foto KTP Anda. Nomor diganti setelah identitas Anda diperiksa.',
    ),
    question(
      '3012',
      'Bagaimana cara mengganti rekening bank?',
      'ganti mengganti rekening bank',
      'Tambahkan rekening baru di aplikasi pada menu Saya. Pinjaman berjalan tetap memakai rekening lama sampai lunas.',
    ),
    question(
      '3013',
      'Nama atau alamat saya berubah',
      'nama alamat pindah menikah',
      'Beri tahu kami dalam 3 hari, dengan dokumen yang menunjukkan perubahannya.',
    ),
  ]),
  topic('302', 'Pengajuan', 'Apa yang ingin Anda ketahui tentang pengajuan?', [
    question(
      '3021',
      'Berapa lama pengajuan saya ditinjau?',
      'tinjau ditinjau lama review pengajuan',
      'Keputusan keluar paling lambat dalam 1 hari. Anda akan menerima pemberitahuan di aplikasi.',
    ),
    question(
      '3022',
      'Kapan dana masuk ke rekening?',
      'cair dana masuk rekening kapan',
      'Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.',
    ),
    question(
      '3023',
      'Mengapa pengajuan saya ditolak?',
      'tolak ditolak gagal',
      'Penilaian memakai banyak data dan tidak dapat kami rinci. Anda dapat mengajukan kembali setelah 30 hari.',
    ),
    question(
      '3024',
      'Berapa jumlah yang bisa saya pinjam?',
      'limit pinjam maksimal plafon',
      'Antara {least} dan {most}, tergantung penilaian dan riwayat pembayaran Anda.',
    ),
  ]),
  topic('303', 'Data dan keamanan', 'Apa yang ingin Anda ketahui?', [
    question(
      '3031',
      'Bagaimana cara menghapus akun?',
      'hapus menghapus akun tutup',
      'Akun dapat dihapus bila tidak ada pinjaman yang berjalan. Ajukan permintaan lewat layanan pelanggan.',
    ),
    question(
      '3032',
      'Siapa yang dapat melihat data saya?',
      'data pribadi privasi melihat',
      'Data Anda hanya dipakai untuk menilai dan melayani pinjaman Anda. Selengkapnya ada di Kebijakan Privasi.',
    ),
    question(
      '3033',
      'Ada yang meminta kode saya',
      'kode otp sandi pin penipuan',
      'Jangan berikan kode kepada siapa pun, termasuk kami. Ganti kata sandi Anda dan laporkan nomornya kepada layanan pelanggan.',
    ),
  ]),
  human('399', 'Bicara dengan petugas', connecting),
]);

const complaint = category('4', 'Keluhan', 'Keluhan', 'Apa yang terjadi?', [
  topic('401', 'Tentang penagihan', 'Apa yang terjadi?', [
    question(
      '4011',
      'Petugas menghubungi saya di luar jam kerja',
      'telepon malam jam luar ditelepon',
      'Penagihan hanya boleh dilakukan pukul {from}–{until}. Laporkan waktu dan nomor yang menghubungi Anda, kami akan menindaklanjuti.',
    ),
    question(
      '4012',
      'Keluarga atau teman saya dihubungi',
      'keluarga teman kontak dihubungi',
      'Kami tidak membaca kontak Anda dan petugas tidak boleh menghubungi orang lain. Buat laporan dengan bukti agar kami periksa.',
    ),
    question(
      '4013',
      'Petugas kasar atau mengancam',
      'kasar ancam mengancam ancaman menghina',
      'Itu tidak diperbolehkan. Silakan buat keluhan dengan nomor, waktu, dan rekaman bila ada.',
    ),
    question(
      '4014',
      'Ada yang menagih uang tunai',
      'menagih tunai datang penagih',
      'Kami tidak pernah menagih uang tunai di rumah. Jangan membayar, laporkan kepada kami dan kepada polisi.',
    ),
  ]),
  topic('402', 'Tentang produk', 'Mengenai apa?', [
    question(
      '4021',
      'Jumlahnya berbeda dari yang dijanjikan',
      'salah berbeda dijanjikan hitung',
      'Bandingkan dengan rencana pembayaran di pinjaman Anda. Bila berbeda, buat keluhan dengan gambarnya.',
    ),
    question(
      '4022',
      'Saya tidak mengambil pinjaman ini',
      'tidak pernah mengambil identitas dicuri',
      'Jangan membayar. Segera buat keluhan dengan salinan KTP, kami akan memblokir pinjaman itu.',
    ),
    question(
      '4023',
      'Aplikasi tidak berfungsi',
      'aplikasi error rusak macet kosong',
      'Perbarui aplikasi lalu coba lagi. Bila masih terjadi, kirim gambar layar dalam keluhan.',
    ),
  ]),
  topic('403', 'Keluhan saya', 'Apa yang ingin Anda ketahui?', [
    question(
      '4031',
      'Kapan saya mendapat jawaban?',
      'jawaban balasan keluhan menunggu',
      'Dalam 3 hari kerja. Hasilnya ada di daftar keluhan Anda.',
    ),
    question(
      '4032',
      'Saya tidak setuju dengan hasilnya',
      'setuju hasil kecewa keberatan',
      'Ajukan sekali lagi dan sebutkan apa yang kurang. Rekan lain akan membacanya.',
    ),
  ]),
  human('499', 'Laporkan petugas', connecting),
]);

export const indonesianChat: ChatTree = {
  lost: 'Maaf, saya belum memahami pertanyaan Anda. Anda dapat menghubungi layanan pelanggan kami.',
  ratingThanks: 'Terima kasih atas penilaian Anda. Kami akan memperbaiki layanan kami.',
  categories: [repayment, delay, account, complaint],
};
