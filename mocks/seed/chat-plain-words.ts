import type { Distress } from '@/domain/borrower-words/topics';
import type { TextsByLanguage } from './texts-by-language';

/** Sentences with the figures of one loan: `{order}`, `{amount}`, `{date}`, `{all}`, `{fee}`. */
export type FigureWords = Readonly<Record<'owes' | 'owesNothing' | 'extends' | 'extendsNot', string>>;

/** Texts of the chatbot outside of its questions. */
export type PlainWords = {
  /** The answer to a free text that is not understood. */
  lost: string;
  /** The answers to distress: never a way to pay, always a person. */
  care: Readonly<Record<Distress, string>>;
  figures: FigureWords;
};

export const plainWords: TextsByLanguage<PlainWords> = {
  en: {
    lost: 'Sorry, I did not understand this, and I do not want to guess. Choose a topic above, or talk to customer service.',
    care: {
      crisis:
        'Thank you for telling me. I am only an automatic assistant and cannot help you as a person can. Please talk to somebody right now. This loan can wait.',
      pressure:
        'I am sorry that this happens to you. Nobody may threaten you, shame you, or contact your family and friends, and calls are allowed from {from} to {until} only. Write down the time, the name and the number. Customer service will look into it.',
      hardship:
        'Thank you for telling us. I am an automatic assistant and cannot decide this, but customer service can see what is possible. You need not decide anything now.',
    },
    figures: {
      owes: 'Loan {order}: {amount}, due on {date}. Left of the whole loan: {all}.',
      owesNothing: 'Nothing has to be paid for this loan now.',
      extends: 'For loan {order}: a fee of {fee}, new due date {date}.',
      extendsNot: 'There is no extension for this loan now.',
    },
  },
  hi: {
    lost: 'माफ़ कीजिए, यह समझ नहीं आया, और अंदाज़ा लगाना ठीक नहीं होगा। ऊपर कोई विषय चुनें, या ग्राहक सेवा से बात करें।',
    care: {
      crisis:
        'बताने के लिए धन्यवाद। मैं केवल एक ऑटोमैटिक सहायक हूँ और किसी इंसान की तरह मदद नहीं कर सकता। कृपया अभी किसी से बात करें। यह लोन बाद में देखा जा सकता है।',
      pressure:
        'हमें खेद है कि आपके साथ ऐसा हो रहा है। कोई आपको धमका नहीं सकता, शर्मिंदा नहीं कर सकता, न आपके परिवार और दोस्तों से संपर्क कर सकता है, और कॉल केवल {from} से {until} के बीच किए जा सकते हैं। समय, नाम और नंबर लिख लें। ग्राहक सेवा इसकी जाँच करेगी।',
      hardship:
        'बताने के लिए धन्यवाद। मैं एक ऑटोमैटिक सहायक हूँ और यह तय नहीं कर सकता, पर ग्राहक सेवा देख सकती है कि क्या हो सकता है। अभी आपको कुछ तय करने की ज़रूरत नहीं है।',
    },
    figures: {
      owes: 'लोन {order}: {amount}, देय तारीख {date}। पूरे लोन का बाकी: {all}।',
      owesNothing: 'इस लोन के लिए अभी कुछ नहीं चुकाना है।',
      extends: 'लोन {order} के लिए: शुल्क {fee}, नई देय तारीख {date}।',
      extendsNot: 'इस लोन के लिए अभी तारीख नहीं बढ़ सकती।',
    },
  },
  id: {
    lost: 'Maaf, saya tidak memahami pertanyaan Anda dan tidak mau menebak. Pilih topik di atas, atau bicara dengan layanan pelanggan.',
    care: {
      crisis:
        'Terima kasih sudah menceritakannya. Saya hanya asisten otomatis dan tidak dapat menolong Anda seperti seorang manusia. Tolong bicara dengan seseorang sekarang juga. Pinjaman ini bisa diurus nanti.',
      pressure:
        'Saya menyesal ini terjadi. Tidak seorang pun boleh mengancam Anda, mempermalukan Anda, atau menghubungi keluarga dan teman Anda, dan penagihan hanya boleh pukul {from}–{until}. Catat waktu, nama, dan nomornya. Layanan pelanggan akan memeriksanya.',
      hardship:
        'Terima kasih sudah memberi tahu. Saya asisten otomatis dan tidak dapat memutuskan hal ini, tetapi layanan pelanggan dapat melihat apa yang mungkin. Anda tidak perlu memutuskan apa pun sekarang.',
    },
    figures: {
      owes: 'Pinjaman {order}: {amount}, jatuh tempo {date}. Seluruh sisa pinjaman: {all}.',
      owesNothing: 'Saat ini tidak ada yang harus dibayar untuk pinjaman ini.',
      extends: 'Untuk pinjaman {order}: biaya {fee}, jatuh tempo baru {date}.',
      extendsNot: 'Saat ini tidak ada perpanjangan untuk pinjaman ini.',
    },
  },
  zh: {
    lost: '抱歉，我没有理解您的意思，也不想随意猜测。请在上方选择一个主题，或与客服联系。',
    care: {
      crisis: '谢谢您告诉我。我只是自动助手，无法像人一样帮助您。请现在就找一个人说说话。这笔借款可以以后再处理。',
      pressure:
        '很抱歉您遇到这样的事。任何人都不得威胁您、羞辱您，或联系您的家人和朋友，催收也只允许在 {from}–{until} 之间进行。请记下时间、姓名和号码，客服会调查。',
      hardship: '谢谢您告诉我们。我是自动助手，无法决定这件事，但客服可以看看有什么办法。您现在不需要做任何决定。',
    },
    figures: {
      owes: '借款 {order}：{amount}，到期日 {date}。整笔借款剩余：{all}。',
      owesNothing: '该借款目前没有需要还的款项。',
      extends: '借款 {order}：延期费用 {fee}，新的到期日 {date}。',
      extendsNot: '该借款目前不能延期。',
    },
  },
};
