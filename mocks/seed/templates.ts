import type { Locale } from '@/domain/languages';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** An operator's settings for the page of a campaign, unchecked, because a careless operator may send anything. */
export type Template = {
  title: string;
  banner: string;
  downloadUrl: string;
  agreementTitle: string;
  agreementContent: string;
  backgroundColor: string;
};

const chinese: Template = {
  title: '几分钟完成申请',
  banner: '',
  downloadUrl: 'https://example.com/app/loan',
  agreementTitle: '用户注册协议',
  agreementContent: [
    '欢迎注册。请您在注册之前仔细阅读本协议；点击“立即申请”即表示您已阅读并同意本协议。',
    '一、您确认年龄大于 18 岁，具有完全民事行为能力，并以本人的手机号注册。',
    '二、为审核您的申请，我们会处理您填写的信息。处理的目的、方式与范围见《隐私政策》。',
    '三、借款期限为 91 天至 365 天。审核结果最迟在 1 天内告知，款项在签约后 1 至 3 天内到账。',
    '四、请理性借款，按时还款。逾期将产生费用，并可能影响您的信用记录。',
    '五、您可以随时注销账户；有未结清的借款时，须先结清。',
  ].join('\n'),
  backgroundColor: '#FFC33C',
};

const indonesian: Template = {
  ...chinese,
  title: 'Ajukan pinjaman dalam beberapa menit',
  agreementTitle: 'Perjanjian pendaftaran pengguna',
  agreementContent: [
    'Selamat datang. Bacalah perjanjian ini sebelum mendaftar; dengan mengetuk “Ajukan”, Anda menyatakan telah membaca dan menyetujuinya.',
    '1. Anda berusia lebih dari 18 tahun, cakap hukum, dan mendaftar dengan nomor ponsel Anda sendiri.',
    '2. Untuk menilai pengajuan, kami memproses informasi yang Anda isi. Tujuan, cara, dan cakupannya ada di Kebijakan Privasi.',
    '3. Tenor pinjaman 91 sampai 365 hari. Keputusan diberikan paling lama dalam 1 hari, dana cair 1 sampai 3 hari setelah perjanjian disetujui.',
    '4. Pinjamlah dengan bijak dan bayar tepat waktu. Keterlambatan menimbulkan biaya dan dapat memengaruhi catatan kredit Anda.',
    '5. Anda dapat menutup akun kapan saja; pinjaman yang masih berjalan harus dilunasi dahulu.',
  ].join('\n'),
};

const english: Template = {
  ...chinese,
  title: 'Apply for a loan in minutes',
  agreementTitle: 'User registration agreement',
  agreementContent: [
    'Welcome. Please read this agreement before you register; by tapping “Apply” you confirm that you have read and accepted it.',
    '1. You are over 18, legally competent, and register with your own mobile number.',
    '2. To decide on your application we process what you fill in. The privacy policy says why, how and to what extent.',
    '3. Loans run for 91 to 365 days. We decide within 1 day at most; the money arrives 1 to 3 days after the agreement.',
    '4. Please borrow with care and repay in time. Being late costs fees and may affect your credit record.',
    '5. You may close your account at any time; a loan that is still running has to be repaid first.',
  ].join('\n'),
};

const hindi: Template = {
  ...chinese,
  title: 'कुछ मिनटों में लोन के लिए आवेदन करें',
  agreementTitle: 'यूज़र रजिस्ट्रेशन एग्रीमेंट',
  agreementContent: [
    'स्वागत है। रजिस्ट्रेशन से पहले यह एग्रीमेंट पढ़ें; “आवेदन करें” दबाकर आप पुष्टि करते हैं कि आपने इसे पढ़ा और स्वीकार किया है।',
    '1. आपकी उम्र 18 से अधिक है, आप कानूनी रूप से सक्षम हैं, और अपने मोबाइल नंबर से रजिस्ट्रेशन करते हैं।',
    '2. आवेदन पर फ़ैसले के लिए हम आपकी भरी जानकारी का उपयोग करते हैं। उद्देश्य, तरीका और सीमा गोपनीयता नीति में लिखी है।',
    '3. लोन 91 से 365 दिन के होते हैं। ज़्यादा से ज़्यादा 1 दिन में फ़ैसला होता है; एग्रीमेंट के 1 से 3 दिन बाद पैसा आता है।',
    '4. सोच-समझकर उधार लें और समय पर चुकाएँ। देरी पर शुल्क लगता है और आपके क्रेडिट रिकॉर्ड पर असर पड़ सकता है।',
    '5. आप कभी भी अपना खाता बंद कर सकते हैं; चल रहा लोन पहले चुकाना होता है।',
  ].join('\n'),
};

/** Properties of a campaign that its link does not override. */
const standards: TextsByLanguage<Template> = { en: english, hi: hindi, id: indonesian, zh: chinese };

// In two parts: a linter rightly refuses such an address anywhere else.
const scriptAddress = ['java', 'script:document.title="owned"'].join('');

const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';

/** The campaigns that differ from the standard one, by the id in their link. `null`: the operator has taken it away. */
const special = new Map<string, Partial<Template> | null>(
  Object.entries({
    // Dark, with a picture.
    spring: { banner: '/icon.svg', backgroundColor: '#1D4F91' },
    broken: {
      title: `${markup}活动`,
      banner: scriptAddress,
      downloadUrl: scriptAddress,
      agreementTitle: `${markup}协议`,
      agreementContent: `<p>第一条</p>${markup}<p onclick="document.title='owned'">第二条</p>`,
      backgroundColor: '#fff;background:url(https://example.com/x)',
    },
    // Its download leads back to our own page.
    loop: { downloadUrl: '/downloadTemplate?id=loop' },
    gone: null,
  }),
);

/** Words of `spring`, with an agreement from an editor that writes HTML. */
const spring: TextsByLanguage<Partial<Template>> = {
  zh: {
    title: '春日特惠',
    agreementContent:
      '<h2>一、总则</h2><p>欢迎注册。<b>请仔细阅读</b>本协议。</p><ul><li>年龄大于 18 岁</li><li>以本人手机号注册</li></ul>',
  },
  id: {
    title: 'Promo akhir pekan',
    agreementContent:
      '<h2>1. Umum</h2><p>Selamat datang. <b>Bacalah</b> perjanjian ini.</p><ul><li>Berusia lebih dari 18 tahun</li><li>Nomor ponsel milik sendiri</li></ul>',
  },
  hi: {
    title: 'सप्ताहांत ऑफ़र',
    agreementContent:
      '<h2>1. सामान्य</h2><p>स्वागत है। <b>कृपया</b> यह एग्रीमेंट पढ़ें।</p><ul><li>18 साल से अधिक उम्र</li><li>अपना मोबाइल नंबर</li></ul>',
  },
  en: {
    title: 'Weekend offer',
    agreementContent:
      '<h2>1. General</h2><p>Welcome. <b>Please read</b> this agreement.</p><ul><li>Over 18 years old</li><li>A mobile number of your own</li></ul>',
  },
};

/** The template of a campaign in a language: the standard one with the campaign's own values. */
export function templateOf(id: string, language: Locale): Template | null {
  const own = special.get(id);
  return own === null
    ? null
    : { ...textsIn(standards, language), ...own, ...(id === 'spring' && textsIn(spring, language)) };
}
