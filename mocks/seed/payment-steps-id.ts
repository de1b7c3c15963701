export const indonesianSteps = `
# ATM
Masukkan kartu ATM {place} dan PIN Anda.
Pilih menu Transaksi Lainnya, lalu Pembayaran, lalu Virtual Account.
Masukkan nomor Virtual Account {number}.
Pastikan nama dan jumlah {amount} sudah benar, lalu pilih Ya.
Simpan struk sebagai bukti bayar.
# Mobile Banking
Buka aplikasi mobile banking {place} dan masuk.
Pilih menu Pembayaran, lalu Virtual Account.
Masukkan nomor Virtual Account {number}.
Periksa jumlah {amount}, lalu konfirmasi.
Masukkan PIN Anda. Pembayaran selesai.
# Internet Banking
Masuk ke situs internet banking {place}.
Pilih menu Pembayaran, lalu Virtual Account.
Masukkan nomor Virtual Account {number} dan lanjutkan.
Periksa jumlah {amount}, lalu masukkan kode dari token Anda.
Simpan bukti bayar.
# BCA: ATM
Masukkan kartu ATM BCA dan PIN Anda.
Pilih Transaksi Lainnya, lalu Transfer, lalu Ke Rek BCA Virtual Account.
Masukkan nomor Virtual Account {number}, lalu tekan Benar.
Pastikan jumlah {amount} sudah sesuai, lalu pilih Ya.
Simpan struk sebagai bukti bayar.
# BCA: Mobile Banking
Buka BCA mobile dan pilih m-BCA.
Pilih m-Transfer, lalu BCA Virtual Account.
Masukkan nomor Virtual Account {number}, lalu pilih Send.
Periksa jumlah {amount}, lalu pilih OK.
Masukkan PIN m-BCA Anda. Pembayaran selesai.
# BCA: Internet Banking
Masuk ke KlikBCA Individual.
Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.
Masukkan nomor Virtual Account {number} dan pilih Lanjutkan.
Periksa jumlah {amount}, lalu masukkan respons KeyBCA Appli 1.
Cetak atau simpan bukti bayar.
# BNI: ATM
Masukkan kartu ATM BNI dan PIN Anda.
Pilih Menu Lainnya, lalu Transfer, lalu Virtual Account Billing.
Masukkan nomor Virtual Account {number}.
Periksa tagihan {amount} di layar, lalu pilih Ya.
Simpan struk sebagai bukti bayar.
# BNI: Mobile Banking
Buka BNI Mobile Banking dan masuk dengan MPIN.
Pilih Transfer, lalu Virtual Account Billing.
Pilih rekening debet, lalu masukkan nomor {number}.
Periksa tagihan {amount}, lalu masukkan password transaksi.
# BRI: ATM
Masukkan kartu ATM BRI dan PIN Anda.
Pilih Transaksi Lain, lalu Pembayaran, lalu Lainnya, lalu BRIVA.
Masukkan nomor BRIVA {number}.
Pastikan jumlah {amount} sudah sesuai, lalu pilih Ya.
# BRI: Mobile Banking
Buka BRImo dan masuk.
Pilih menu BRIVA, lalu Pembayaran Baru.
Masukkan nomor BRIVA {number}.
Periksa jumlah {amount}, lalu masukkan PIN BRImo Anda.
# MANDIRI: ATM
Masukkan kartu ATM Mandiri dan PIN Anda.
Pilih Bayar/Beli, lalu Lainnya, lalu Multi Payment.
Masukkan kode perusahaan 70012, lalu pilih Benar.
Masukkan nomor Virtual Account {number}, lalu pilih Benar.
Tekan 1 untuk tagihan {amount}, lalu pilih Ya.
# MANDIRI: Mobile Banking
Buka Livin’ by Mandiri dan masuk.
Pilih Bayar, lalu cari penyedia jasa 70012.
Masukkan nomor Virtual Account {number}.
Periksa jumlah {amount}, lalu masukkan PIN Anda.
# market
Datang ke gerai {place} terdekat.
Katakan kepada kasir bahwa Anda ingin membayar cicilan pinjaman.
Tunjukkan kode pembayaran {number}.
Kasir menyebutkan jumlah {amount}, sudah termasuk biaya admin gerai. Pastikan sudah benar.
Bayar, lalu simpan struk sebagai bukti bayar.
# provider
Catat kode pembayaran {number}.
Datang ke gerai yang bekerja sama dengan {place}.
Sebutkan kode pembayaran dan jumlah {amount}, sudah termasuk biaya admin.
Bayar tepat sesuai jumlah, sebelum masa berlaku habis.
Simpan bukti bayar dari gerai.
# bill pay
Buka aplikasi bank mana pun dan pilih {place}.
Pilih Pembayaran pinjaman, lalu masukkan kode pembayaran {number}.
Periksa nama pemberi pinjaman dan jumlah {amount}.
Konfirmasi dan simpan nomor referensinya.
`;
