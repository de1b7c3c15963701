import type { Locale } from '@/domain/languages';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** Texts of borrowers and answers of customer service, in one language. */
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
  otherAnswer: 'Thank you for writing to us. We have fixed what you reported. Please tell us if it happens again.',
};

const hindi: Texts = {
  paid: 'मैंने दूसरी किस्त वर्चुअल खाते से चुका दी है, फिर भी एजेंट मुझे कॉल करता है।',
  calls: 'एजेंट ने रात दस बजे मुझे कॉल किया, जबकि अभी कुछ देय नहीं है।',
  samples: {
    '1': 'एजेंट ने मेरे भाई से संपर्क किया और उसे मेरे लोन के बारे में बताया।',
    '2': 'कल दुकान पर जो चुकाया वह पहुँचा नहीं है। रसीद मेरे पास है।',
    '3': 'पैसा मेरे खाते में नहीं आया, जबकि आपने तीन दिन पहले मंज़ूरी दी थी।',
    '4': 'बिल का सेवा शुल्क एग्रीमेंट वाले शुल्क से अलग है।',
    '5': 'कृपया मेरा पुराना फ़ोन नंबर अपने रिकॉर्ड से हटाएँ।',
    '6': 'लोन का इतिहास खोलते ही ऐप बंद हो जाता है।',
  },
  answers: {
    '1': 'हमें लिखने के लिए धन्यवाद। हमने आपकी शिकायत देखी और संबंधित लोगों से बात की। आपका भुगतान दर्ज है और कुछ भी दो बार नहीं माँगा गया। असुविधा के लिए खेद है।',
    '2': 'हमें लिखने के लिए धन्यवाद। हमें आपका भुगतान मिल गया है और सही किस्त में दर्ज कर दिया है। प्रमाण साथ में है।',
    '3': 'हमें लिखने के लिए धन्यवाद। आपके बैंक ने पैसा लौटा दिया था; हमने फिर से भेजा है, और वह कल तक पहुँच जाएगा।',
    '4': 'हमें लिखने के लिए धन्यवाद। शुल्क का ब्योरा साथ में है। आपने जो अंतर पाया वह अगले बिल से घटा दिया गया है।',
    '5': 'हमें लिखने के लिए धन्यवाद। आपने जो बताया वह हटा दिया गया है। हम आपका डेटा किसी को नहीं देते।',
  },
  otherAnswer: 'हमें लिखने के लिए धन्यवाद। आपने जो बताया उसे हमने ठीक कर दिया है। अगर फिर ऐसा हो, तो हमें बताएँ।',
};

const chinese: Texts = {
  paid: '我已通过虚拟账户还了第二期，但催收人员仍打电话向我催款。',
  calls: '账单还没有到期，催收人员却在晚上十点给我打电话。',
  samples: {
    '1': '催收人员联系了我的弟弟，并告诉他我的借款。',
    '2': '昨天在便利店付的款还没有到账，付款凭证我还留着。',
    '3': '申请三天前就通过了，款项还没有到我的账户。',
    '4': '账单上的服务费与协议中写的不同。',
    '5': '请从你们的资料中删除我的旧电话号码。',
    '6': '每次打开借款记录，应用都会自动关闭。',
  },
  answers: {
    '1': '感谢您的来信。我们已核实您的反馈，并与相关人员谈话。您的还款已入账，没有重复收费。给您带来不便，深表歉意。',
    '2': '感谢您的来信。我们已找到您的还款，并记入正确的一期。付款凭证见附件。',
    '3': '感谢您的来信。您的银行曾退回转账；我们已重新汇出，最迟明天到账。',
    '4': '感谢您的来信。费用明细见附件。您发现的差额已从下期账单中扣除。',
    '5': '感谢您的来信。您提到的资料已删除。我们不会与他人分享您的资料。',
  },
  otherAnswer: '感谢您的来信。您反馈的问题已修复。如再次出现，请告诉我们。',
};

const texts: TextsByLanguage<Texts> = { en: english, hi: hindi, id: indonesian, zh: chinese };

/** Texts of borrowers in a language, with their answers. */
export function complaintTextsIn(language: Locale): Texts {
  return textsIn(texts, language);
}

/** Customer service's answer to a complaint of a type. */
export function answerTo(type: string, language: Locale): string {
  const { answers, otherAnswer } = complaintTextsIn(language);
  return answers[type] ?? otherAnswer;
}

const linesOf = ({ paid, calls, samples }: Texts): readonly string[] => [paid, calls, ...Object.values(samples)];

/** A complaint of the first state, in a language; texts that a person wrote stay unchanged. */
export function seededTextIn(content: string, language: Locale): string {
  for (const known of Object.values(texts)) {
    const place = linesOf(known).indexOf(content);
    if (place !== -1) return linesOf(complaintTextsIn(language))[place] ?? content;
  }
  return content;
}
