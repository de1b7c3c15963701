import type { Market } from '@/domain/market';

/** What borrowers write and customer service answers, in one language. */
type Texts = {
  /** The two complaints that every seeded list begins with. */
  paid: string;
  calls: string;
  /** By type of complaint: older ones. */
  samples: Readonly<Record<string, string>>;
  /** By type of complaint. */
  answers: Readonly<Record<string, string>>;
  otherAnswer: string;
};

const indonesian: Texts = {
  paid: 'Saya sudah membayar cicilan kedua lewat Virtual Account BCA, tetapi petugas masih menagih saya lewat telepon.',
  calls: 'Petugas menelepon saya pukul sepuluh malam, padahal tagihan belum jatuh tempo.',
  samples: {
    '1': 'Petugas menghubungi adik saya dan menyebut pinjaman saya.',
    '2': 'Pembayaran lewat minimarket kemarin belum masuk, struknya masih saya simpan.',
    '3': 'Dana belum masuk ke rekening saya, padahal pengajuan sudah disetujui tiga hari lalu.',
    '4': 'Biaya layanan di tagihan berbeda dengan yang tertulis di perjanjian.',
    '5': 'Mohon hapus nomor telepon lama saya dari data Anda.',
    '6': 'Aplikasi tertutup sendiri setiap kali saya membuka riwayat pinjaman.',
  },
  answers: {
    '1': 'Terima kasih sudah menghubungi kami. Laporan Anda sudah kami periksa dan petugas terkait sudah ditegur. Pembayaran Anda tercatat dan tidak ada tagihan ganda. Mohon maaf atas ketidaknyamanannya.',
    '2': 'Terima kasih sudah menghubungi kami. Pembayaran Anda sudah kami temukan dan kami catat pada cicilan yang benar. Bukti pencatatannya kami lampirkan.',
    '3': 'Terima kasih sudah menghubungi kami. Bank Anda sempat menolak transfer; dana sudah kami kirim ulang dan akan masuk paling lambat besok.',
    '4': 'Terima kasih sudah menghubungi kami. Rincian biaya kami lampirkan. Selisih yang Anda temukan sudah kami hapus dari tagihan berikutnya.',
    '5': 'Terima kasih sudah menghubungi kami. Data yang Anda sebutkan sudah kami hapus. Kami tidak membagikan data Anda kepada pihak lain.',
  },
  otherAnswer:
    'Terima kasih sudah menghubungi kami. Masalah yang Anda laporkan sudah kami perbaiki. Silakan beri tahu kami bila terjadi lagi.',
};

const english: Texts = {
  paid: 'I paid the second instalment through the virtual account, but an agent still calls me about it.',
  calls: 'An agent called me at ten in the evening although nothing is due yet.',
  samples: {
    '1': 'An agent contacted my brother and told him about my loan.',
    '2': 'What I paid at the shop yesterday has not arrived. I still have the receipt.',
    '3': 'The money has not reached my account, although you approved it three days ago.',
    '4': 'The service fee on the bill is not the one in the agreement.',
    '5': 'Please remove my old phone number from your records.',
    '6': 'The app closes every time I open the history of my loans.',
  },
  answers: {
    '1': 'Thank you for writing to us. We have looked into your report and spoken to the people concerned. Your payment is recorded and nothing is billed twice. We are sorry for the trouble.',
    '2': 'Thank you for writing to us. We have found your payment and recorded it with the right instalment. The proof is attached.',
    '3': 'Thank you for writing to us. Your bank had turned the transfer down; we have sent it again, and it arrives tomorrow at the latest.',
    '4': 'Thank you for writing to us. The fees are listed in the attachment. We have taken the difference you found off your next bill.',
    '5': 'Thank you for writing to us. What you named is deleted. We do not share your data with anybody.',
  },
  otherAnswer: 'Thank you for writing to us. We have mended what you reported. Please tell us if it happens again.',
};

export function complaintTextsOf(market: Market): Texts {
  return market.id === 'india' ? english : indonesian;
}

/** What customer service says to a complaint of a type. */
export function answerTo(type: string, market: Market): string {
  const { answers, otherAnswer } = complaintTextsOf(market);
  return answers[type] ?? otherAnswer;
}
