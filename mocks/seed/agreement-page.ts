import type { Locale } from '@/domain/languages';

/** Languages that an agreement is written in: only Indian offers name one. */
const written = ['en', 'hi'] as const;

/** The path of the demo's agreement in a language, below the API; the fallback language has the plain name. */
const fileIn = (language: (typeof written)[number]) =>
  language === 'en' ? 'demo-agreement.html' : `demo-agreement.${language}.html`;

type Text = { title: string; sample: string; clauses: readonly (readonly [string, string])[] };

const english: Text = {
  title: 'Loan agreement',
  sample: 'Sample for demonstration: it binds nobody.',
  clauses: [
    [
      'Parties',
      'This agreement is made between the lender and you, the borrower. You are over 18 and have a permanent address in the country.',
    ],
    [
      'The loan',
      'The lender pays the amount you apply for into your own bank account, within 1 to 3 calendar days after it has accepted your application.',
    ],
    [
      'Interest and fees',
      'Interest is charged on the whole loan for every month. The service fee falls due with the first instalment. Both are named in the repayment plan, together with every due date.',
    ],
    [
      'Repaying early',
      'You may repay early once half of the term has passed, and not before 7 calendar days from the payment of the loan.',
    ],
    [
      'Paying late',
      'Late instalments cost a penalty once and a late charge for each day on what is unpaid, as the terms and conditions of the loan state.',
    ],
    [
      'Your data',
      'The lender uses your data to decide on your application and to run this loan, as its privacy policy says.',
    ],
  ],
};

const hindi: Text = {
  title: 'लोन एग्रीमेंट',
  sample: 'दिखाने के लिए नमूना: यह किसी को बाध्य नहीं करता।',
  clauses: [
    ['पक्ष', 'यह एग्रीमेंट ऋणदाता और आपके, यानी लोन लेने वाले के बीच है। आपकी उम्र 18 से अधिक है और देश में आपका स्थायी पता है।'],
    ['लोन', 'आवेदन स्वीकार करने के 1 से 3 कैलेंडर दिनों में ऋणदाता आपकी माँगी राशि आपके अपने बैंक खाते में देता है।'],
    [
      'ब्याज और शुल्क',
      'पूरे लोन पर हर महीने ब्याज लगता है। सेवा शुल्क पहली किस्त के साथ देय है। दोनों हर देय तारीख के साथ भुगतान योजना में लिखे हैं।',
    ],
    ['जल्दी चुकाना', 'आधी अवधि बीतने पर, और लोन मिलने के 7 कैलेंडर दिनों से पहले नहीं, आप जल्दी चुका सकते हैं।'],
    [
      'देर से चुकाना',
      'देर की किस्तों पर एक बार का जुर्माना और बकाया पर रोज़ का विलंब शुल्क लगता है, जैसा लोन के नियम और शर्तों में लिखा है।',
    ],
    [
      'आपका डेटा',
      'ऋणदाता आपके डेटा का उपयोग आवेदन पर फ़ैसले और इस लोन को चलाने के लिए करता है, जैसा उसकी गोपनीयता नीति में लिखा है।',
    ],
  ],
};

const texts: Readonly<Record<(typeof written)[number], Text>> = { en: english, hi: hindi };

/**
 * An agreement as a lender's server sends it: a page without scripts, which a sandboxed frame can show. It has no
 * style, because the security headers forbid inline styles.
 */
function pageIn(language: (typeof written)[number]): string {
  const { title, sample, clauses } = texts[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>`,
    `<body><font face="system-ui, sans-serif"><h1>${title}</h1><p>${sample}</p>`,
    ...clauses.map(([heading, text], index) => `<h2>${index + 1}. ${heading}</h2><p>${text}</p>`),
    '</font></body></html>',
  ].join('\n');
}

/** Every language's page, by its file. */
export const agreementPages: Readonly<Record<string, string>> = Object.fromEntries(
  written.map((language) => [fileIn(language), pageIn(language)]),
);

/** The file of the agreement for readers of a language. */
export function agreementFileIn(language: Locale): string {
  return fileIn(written.find((one) => one === language) ?? 'en');
}
