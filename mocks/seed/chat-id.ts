import { readQuestions } from './chat-questions';

export const indonesianChat = readQuestions(
  {
    ratingThanks: 'Terima kasih atas penilaian Anda. Kami akan memperbaiki layanan kami.',
    connecting: 'Baik, kami sambungkan Anda dengan layanan pelanggan.',
  },
  `
# Pembayaran / Pembayaran dan tagihan
> Apa yang ingin Anda ketahui tentang pembayaran?
## Bagaimana cara membayar tagihan?
> Anda dapat membayar lewat bank atau minimarket. Mana yang Anda pilih?
- Lewat bank
? cara|bagaimana|gimana bayar*|transfer -alfamart -minimarket -indomaret, bayar* lewat|via|pakai|melalui bank|bca|bri|bni|mandiri|permata|atm|mobile|transfer|va|virtual, virtual+account, transfer kemana|ke+mana
> Buka detail pinjaman, tekan Bayar, pilih bank Anda, lalu ikuti langkah pembayaran dengan nomor Virtual Account yang muncul. Nomor berlaku 24 jam.
- Lewat minimarket
? alfamart|indomaret|minimarket|mini+market|gerai -expired -kedaluwarsa, bayar* tunai|cash
> Pilih minimarket pada halaman metode pembayaran, lalu tunjukkan kode pembayaran kepada kasir. Ada biaya admin gerai.
- Dari rekening orang lain
? rekening|akun orang+lain|istri|suami|teman, orang+lain|istri|suami|teman bayar*, bayar* diwakilkan
> Bisa. Siapa pun boleh membayar ke nomor Virtual Account Anda; pembayaran tercatat untuk pinjaman Anda.
- Nomor saya sudah kedaluwarsa
? nomor|kode|va|virtual+account kedaluwarsa|kadaluarsa|expired|hangus|mati|tidak+berlaku
> Buka lagi halaman pembayaran untuk mendapat kode pembayaran baru. Jangan gunakan kode lama.
## Setelah membayar
> Ada apa dengan pembayaran Anda?
- Saya sudah membayar tetapi status belum berubah
? sudah bayar*|membayar|transfer|lunas belum|tidak|masih|kok berubah|masuk|update|tercatat|ditagih|status|terverifikasi|lunas -gaji, sudah bayar*|transfer kok|tapi, pembayaran belum|tidak masuk|tercatat|terbaca
> Pembayaran biasanya tercatat dalam beberapa menit, paling lama 1×24 jam. Simpan bukti bayar dan jangan membayar dua kali.
- Saya membayar terlalu banyak
? bayar* dua+kali|2+kali|2x|dobel|double|lebih|kelebihan, kelebihan bayar*, refund, dipotong|potong|kepotong|terpotong|ditarik|diambil|kedebet|terdebet|didebet dua+kali|2+kali|2x|dobel|double|2kali, dua+kali|2x|dobel|double dipotong|kepotong|terpotong|ditarik|diambil|bayar
> Kelebihan pembayaran dikembalikan ke rekening Anda dalam 5 hari kerja.
- Saya membayar terlalu sedikit
? bayar* kurang|kekurangan, kurang bayar*
> Pinjaman tetap terbuka untuk sisanya. Bayar sisa tagihan dengan kode pembayaran baru paling lambat pada tanggal jatuh tempo.
- Di mana bukti bayar saya?
? bukti|struk|kuitansi|kwitansi pembayaran|bayar*|mana|lunas
> Setelah tercatat, cicilan ditandai lunas di Detail Tagihan. Halaman itu menjadi bukti Anda.
## Jumlah dan tanggal
> Apa yang ingin Anda ketahui?
- Berapa yang harus saya bayar?
> Jumlah tagihan dan rinciannya ada di detail pinjaman.
- Bolehkah membayar sebelum jatuh tempo?
? bayar*|lunas*|melunasi sebelum|awal|lebih+cepat|dipercepat, pelunasan awal|dipercepat, dipercepat
> Boleh. Setiap cicilan dapat dibayar lebih awal sesuai jumlah yang tertera; seluruh pinjaman setelah separuh tenor.
- Bolehkah membayar beberapa cicilan sekaligus?
? beberapa|semua|dua|tiga|banyak angsuran|cicilan|periode sekaligus|bersamaan, bayar* sekaligus
> Boleh. Tandai cicilan di Detail Tagihan, selalu mulai dari yang pertama, atau nyalakan bayar semua.
! Bicara dengan layanan pelanggan

# Perpanjangan / Terlambat dan perpanjangan
> Apa yang ingin Anda ketahui tentang keterlambatan dan perpanjangan?
## Memperpanjang jatuh tempo
> Apa yang ingin Anda ketahui tentang perpanjangan?
- Apakah saya bisa memperpanjang pinjaman?
? perpanjang|perpanjangan|memperpanjang|diperpanjang -biaya -berapa -kenapa -mengapa -tidak, tunda|undur|mundur tempo|bayar*|pembayaran
> Bila tersedia, tombol perpanjangan muncul di detail pinjaman saat jatuh tempo. Anda membayar biaya perpanjangan dan tanggal jatuh tempo mundur 14 hari.
- Berapa biaya perpanjangan?
? biaya|ongkos|harga perpanjang*|memperpanjang, perpanjang* berapa -kali
> Biaya perpanjangan ditampilkan sebelum Anda membayar. Biaya ini tidak mengurangi pokok pinjaman.
- Berapa kali boleh diperpanjang?
? berapa+kali|sering perpanjang*|diperpanjang|memperpanjang, perpanjang* lagi|berapa+kali
> Selama perpanjangan muncul di pinjaman Anda, Anda boleh memakainya. Setiap kali dikenakan biaya yang tertera.
- Mengapa tidak ada perpanjangan untuk saya?
? tidak|kenapa|mengapa perpanjang*, perpanjang* tidak muncul|ada|bisa, tombol perpanjang*
> Perpanjangan ditawarkan menjelang jatuh tempo, dan tidak untuk setiap produk. Silakan bayar tagihan, atau hubungi kami lebih awal.
## Terlambat membayar
> Apa yang ingin Anda ketahui?
- Berapa biaya keterlambatan?
? berapa|biaya|hitung|besar denda|dendanya|keterlambatan|bunga, denda|dendanya berapa|per|hari|dihitung|kalau|telat|terlambat, kalau|jika telat|terlambat bayar*, kapan denda|dendanya
> Biaya keterlambatan dihitung per hari sejak lewat jatuh tempo dan sudah termasuk dalam jumlah yang tertera di halaman tagihan.
- Apakah keterlambatan memengaruhi riwayat kredit?
? slik|bi+checking|bichecking|skor|riwayat kredit|checking, slik, bi+checking, blacklist
> Ya, keterlambatan dilaporkan ke SLIK. Semakin cepat Anda membayar, semakin kecil dampaknya.
- Saya kehilangan penghasilan
> Kami turut prihatin. Petugas kami dapat mencari jalan yang sanggup Anda jalani. Ceritakan kepada mereka; tidak perlu surat apa pun untuk mulai.
- Saya sedang sakit
> Kami turut prihatin, semoga lekas pulih. Petugas kami dapat melihat apa yang bisa dibantu; tidak perlu surat apa pun untuk mulai.
## Pengingat
> Ada apa dengan pengingat?
- Kapan saya diingatkan?
? kapan diingatkan|pengingat|notifikasi|reminder, pengingat
> Tiga hari sebelum jatuh tempo, dan pada harinya, lewat pesan di aplikasi.
- Saya tetap diingatkan padahal sudah membayar
? sudah bayar* diingatkan|pengingat|notifikasi|sms
> Mungkin pengingat sudah terlanjur dikirim. Bila sehari kemudian masih terjadi, beri tahu layanan pelanggan.
! Bicara dengan layanan pelanggan

# Akun / Akun dan data pribadi
> Apa yang ingin Anda ketahui tentang akun Anda?
## Data saya
> Data yang mana?
- Bagaimana cara mengganti nomor telepon?
? ganti|ubah|mengganti|rubah nomor|no telepon|hp|handphone|wa, nomor|no telepon|hp hilang|ganti|baru
> Hubungi layanan pelanggan dengan foto KTP Anda. Nomor diganti setelah identitas Anda diperiksa.
- Bagaimana cara mengganti rekening bank?
? ganti|ubah|mengganti rekening|bank
> Tambahkan rekening baru di aplikasi pada menu Saya. Pinjaman berjalan tetap memakai rekening lama sampai lunas.
- Nama atau alamat saya berubah
? ganti|ubah|berubah|pindah nama|alamat, alamat|nama pindah|berubah|ganti
> Beri tahu kami dalam 3 hari, dengan dokumen yang menunjukkan perubahannya.
## Pengajuan
> Apa yang ingin Anda ketahui tentang pengajuan?
- Berapa lama pengajuan saya ditinjau?
? berapa+lama|lama pengajuan|review|ditinjau|disetujui|acc|prosesnya, pengajuan kapan|lama|belum disetujui|acc|keluar|ditinjau
> Keputusan keluar paling lambat dalam 1 hari. Anda akan menerima pemberitahuan di aplikasi.
- Kapan dana masuk ke rekening?
? kapan cair|dana|uang|pencairan, dana|pencairan|uang kapan|belum cair|masuk, uang*|dana*|pinjaman* belum|tidak cair|masuk|terima|sampai|diterima|ada -bayar* -transfer, belum|tidak terima|menerima|dapat uang|dana|pinjaman -bayar*
> Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.
- Mengapa pengajuan saya ditolak?
? pengajuan|pinjaman ditolak|gagal|tidak+disetujui, kenapa|mengapa ditolak
> Penilaian memakai banyak data dan tidak dapat kami rinci. Anda dapat mengajukan kembali setelah 30 hari.
- Berapa jumlah yang bisa saya pinjam?
? limit|plafon berapa|naik*|maksimal|pinjam*, berapa pinjam|dipinjam|limit|maksimal, naikkan limit
> Antara {least} dan {most}, tergantung penilaian dan riwayat pembayaran Anda.
## Data dan keamanan
> Apa yang ingin Anda ketahui?
- Bagaimana cara menghapus akun?
? hapus|tutup|menghapus|delete akun|data, hapus|menghapus|hilangkan|delete|buang data|informasi|nomor|kontak, data|informasi|nomor dihapus|dihilangkan
> Akun dapat dihapus bila tidak ada pinjaman yang berjalan. Ajukan permintaan lewat layanan pelanggan.
- Siapa yang dapat melihat data saya?
? siapa|apakah|apa data dilihat|melihat|aman|dijual|pribadi, privasi|kebijakan+privasi, data pribadi aman
> Data Anda hanya dipakai untuk menilai dan melayani pinjaman Anda. Selengkapnya ada di Kebijakan Privasi.
- Ada yang meminta kode saya
? minta|meminta|tanya kode|otp|pin|sandi|password, kode|otp diminta|penipuan|penipu, penipuan|penipu|ditipu
> Jangan berikan kode kepada siapa pun, termasuk kami. Ganti kata sandi Anda dan laporkan nomornya kepada layanan pelanggan.
! Bicara dengan layanan pelanggan

# Pengaduan / Pengaduan
> Apa yang terjadi?
## Tentang penagihan
> Apa yang terjadi?
- Petugas menghubungi saya di luar jam kerja
> Penagihan hanya boleh dilakukan pukul {from}–{until}. Laporkan waktu dan nomor yang menghubungi Anda, kami akan menindaklanjuti.
- Keluarga atau teman saya dihubungi
> Kami tidak membaca kontak Anda dan petugas tidak boleh menghubungi orang lain. Buat laporan dengan bukti agar kami periksa.
- Petugas kasar atau mengancam
> Itu tidak diperbolehkan. Silakan buat pengaduan dengan nomor, waktu, dan rekaman bila ada.
- Ada yang menagih uang tunai
> Kami tidak pernah menagih uang tunai di rumah. Jangan serahkan uang kepada orang itu. Bila Anda merasa terancam, hubungi polisi, lalu laporkan kepada kami.
## Tentang produk
> Mengenai apa?
- Jumlahnya berbeda dari yang dijanjikan
? jumlah*|tagihan*|angka* beda|berbeda|salah|tidak+sesuai, beda|tidak+sesuai janji|dijanjikan|perjanjian, nominal* salah|beda|tidak+sesuai|keliru, tagihan*|nominal* kebanyakan|kebesaran|kemahalan, kenapa|mengapa|kok tagihan*|jumlah*|nominal* besar|banyak|mahal|beda
> Bandingkan dengan jadwal pembayaran di pinjaman Anda. Bila berbeda, buat pengaduan dengan tangkapan layarnya.
- Saya tidak mengambil pinjaman ini
? tidak|bukan ambil|mengambil|mengajukan|pinjam|meminjam pinjaman|ini|sini|pernah -bayar*, tidak pernah pinjam|meminjam|mengajukan|mengambil, bukan pinjaman|hutang saya, ktp|identitas|data|nama dipakai|dicuri|disalahgunakan|dicatut
> Jika ini benar bukan pinjaman Anda, buat pengaduan dengan salinan KTP sebelum membayar apa pun. Kami memeriksanya lebih dahulu.
- Aplikasi tidak berfungsi
? aplikasi|aplikasinya|apk|app error|macet|rusak|lemot|kosong|blank|crash|tidak+bisa|hang|tombol*, aplikasi tidak bisa|jalan|terbuka|berfungsi, tidak bisa buka|masuk|login aplikasi|akun
> Perbarui aplikasi lalu coba lagi. Bila masih terjadi, kirim tangkapan layar dalam pengaduan.
## Pengaduan saya
> Apa yang ingin Anda ketahui?
- Kapan saya mendapat jawaban?
? kapan|lama jawaban|balasan|dijawab|dibalas, keluhan|laporan|pengaduan kapan|belum|lama dijawab|dibalas|selesai|hasil
> Dalam 3 hari kerja. Hasilnya ada di daftar pengaduan Anda.
- Saya tidak setuju dengan hasilnya
? tidak setuju|puas|terima hasil*|keputusan|jawaban*, keberatan hasil*|keputusan
> Ajukan sekali lagi dan sebutkan apa yang kurang. Rekan lain akan membacanya.
! Laporkan petugas
`,
);
