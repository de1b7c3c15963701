import { millisecondsInHour } from 'date-fns/constants';
import type { SwitchesFile } from '@/api/contract/switches';

type Words = Record<'en' | 'hi' | 'id' | 'zh', string>;

const bankDown: Words = {
  en: 'Payments to BCA virtual accounts are down for about two hours. Other banks and mini markets work as usual.',
  hi: 'BCA वर्चुअल अकाउंट में भुगतान लगभग दो घंटे बंद हैं। दूसरे बैंक और मिनी मार्केट हमेशा की तरह चल रहे हैं।',
  id: 'Pembayaran ke virtual account BCA terganggu sekitar dua jam. Bank lain dan minimarket berjalan seperti biasa.',
  zh: 'BCA 虚拟账户付款中断约两小时。其他银行和便利店照常可用。',
};

const bankClosed: Words = {
  en: 'Down for about two hours. Please choose another one.',
  hi: 'लगभग दो घंटे बंद है। कृपया कोई दूसरा चुनें।',
  id: 'Terganggu sekitar dua jam. Silakan pilih yang lain.',
  zh: '中断约两小时，请选择其他方式。',
};

const extensionClosed: Words = {
  en: 'Due dates cannot be extended here until tomorrow morning. You can still pay your instalments.',
  hi: 'कल सुबह तक यहाँ देय तिथि आगे नहीं बढ़ाई जा सकती। किस्तें आप अब भी चुका सकते हैं।',
  id: 'Jatuh tempo tidak dapat diperpanjang di sini sampai besok pagi. Cicilan tetap dapat dibayar.',
  zh: '明早之前无法在此延期，但仍可偿还分期。',
};

/** What can be put into the file by one tap; each adds to what stands there. */
export const samples = {
  notice: (file: SwitchesFile, now: number): SwitchesFile => ({
    ...file,
    notices: [
      ...(file.notices ?? []).slice(0, 4),
      {
        kind: 'warning',
        text: bankDown,
        markets: ['indonesia'],
        until: new Date(now + 2 * millisecondsInHour).toISOString(),
      },
    ],
  }),
  page: (file: SwitchesFile): SwitchesFile => ({
    ...file,
    closedPages: [{ page: '/extension', text: extensionClosed, instead: '/installment' }],
  }),
  way: (file: SwitchesFile): SwitchesFile => ({ ...file, closedWays: [{ way: 'BCA', text: bankClosed }] }),
  worker: (file: SwitchesFile): SwitchesFile => ({
    ...file,
    offlineWorker: file.offlineWorker === 'off' ? 'on' : 'off',
  }),
  reload: (file: SwitchesFile, _: number, release: string): SwitchesFile => ({ ...file, reload: [release] }),
} satisfies Record<string, (file: SwitchesFile, now: number, release: string) => SwitchesFile>;
