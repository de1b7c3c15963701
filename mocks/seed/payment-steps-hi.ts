/** Steps in Hindi: `{number}`, `{amount}` and `{place}` are filled in by the server. */
export const hindiChannels: Readonly<Record<string, readonly string[]>> = {
  UPI: [
    'कोई भी UPI ऐप खोलें और बैंक खाते में भेजना चुनें।',
    'वर्चुअल खाता नंबर {number} डालें; बैंक {place} है।',
    'ठीक वही राशि {amount} डालें जो दिखाई गई है।',
    'अपने UPI PIN से पुष्टि करें और रेफ़रेंस नंबर रखें।',
  ],
  'NEFT / IMPS': [
    'अपने बैंक में साइन इन करें और {place} में लाभार्थी जोड़ें।',
    'खाता नंबर की जगह वर्चुअल खाता नंबर {number} डालें।',
    'तुरंत भुगतान के लिए IMPS चुनें, या NEFT।',
    'ठीक वही राशि {amount} डालें जो दिखाई गई है और पुष्टि करें।',
  ],
  'Net banking': [
    '{place} की नेट बैंकिंग में साइन इन करें।',
    'Pay bills चुनें, फिर Virtual account।',
    'वर्चुअल खाता नंबर {number} डालें।',
    'राशि {amount} जाँचें और OTP से पुष्टि करें।',
  ],
};

export const hindiCounterSteps: readonly string[] = [
  'अपने पास के {place} पर जाएँ।',
  'बताएँ कि आप लोन की किस्त चुकाना चाहते हैं।',
  'भुगतान कोड {number} दिखाएँ।',
  '{amount} और काउंटर का सेवा शुल्क चुकाएँ।',
  'जब तक भुगतान ऐप में न दिखे, रसीद रखें।',
];

export const hindiProviderSteps: readonly string[] = [
  'रेफ़रेंस नंबर {number} लिख लें।',
  'ऐसे किसी काउंटर पर जाएँ जो {place} के साथ काम करता हो।',
  'रेफ़रेंस नंबर और राशि {amount} के साथ सेवा शुल्क बताएँ।',
  'वाउचर की समय खत्म होने से पहले ठीक यही राशि चुकाएँ।',
  'काउंटर की रसीद रखें।',
];

/** Of a group that no page knows. */
export const hindiBillPaySteps: readonly string[] = [
  'किसी भी बैंक का ऐप खोलें और {place} चुनें।',
  'लोन का भुगतान चुनें और नंबर {number} डालें।',
  'लोन देने वाली कंपनी का नाम और राशि {amount} जाँचें।',
  'पुष्टि करें और रेफ़रेंस नंबर रखें।',
];
