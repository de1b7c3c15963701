import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { locales } from './src/domain/languages';

/** Texts about writes, on pages where people pay or apply for a loan. */
const writes = 'src/platform/writes';
/** Questions and words about the payments of a loan, on each page where people pay. */
const payments = 'src/features/pay/payments';
/** The names of a payment code, on the pages that pay and on receipts. */
const codeNames = 'src/features/pay/payments/code-names.ts';
/** That a payment has arrived, on the pages of a code and of the loan. */
const arrivedWords = 'src/features/pay/payments/arrived-words.ts';
/** Results of saving or sharing a file. */
const fileResults = 'src/ui/file-results';
/** Reading amounts and steps aloud. */
const aloud = 'src/ui/aloud';

/** The question for one to five stars. */
const rating = 'src/ui/rating-dialog.tsx';

/** The charges for late payment, in the terms and in the costs of a loan. */
const lateRules = 'src/ui/late-rules.tsx';

/** Addresses that opened in another window. */
const outside = 'src/ui/outside';

/** The payments and the term of a loan, on the page of the offer and in the costs of a running loan. */
const loanPlan = 'src/features/loan/plan';

/** The time that is left, on the pages of a payment code. */
const countdown = 'src/ui/countdown.tsx';
/** The field for the code of an SMS and its button, on two pages. */
const codeField = ['src/ui/code-field', 'src/ui/send-code-button.tsx'];

/** Folders and files with their own catalog, by its folder in locales/; src/platform/i18n/catalogs.ts loads them. */
const catalogs: Record<string, readonly string[]> = {
  // Demo and desk; src/internal/texts.ts loads these, and the product does not.
  'internal/demo': ['src/internal/demo', aloud],
  'internal/desk': ['src/internal/desk', aloud],
  site: ['src/features/site', 'scripts/prerender/structured-data.ts'],
  legal: ['src/features/legal', lateRules],
  // The offer to install the app is on the landing page; it comes later than the page.
  promotion: ['src/features/promotion', 'src/features/shell/install-card.tsx', ...codeField],
  offers: ['src/features/loan/confirm', 'src/features/products', loanPlan, writes, outside],
  // Few borrowers see the texts about payments under way, so the loan page does not load them.
  repayment: [
    'src/features/pay',
    'src/features/loan/extension',
    'src/features/loan/details/payments',
    payments,
    codeNames,
    arrivedWords,
    countdown,
    aloud,
    outside,
  ],
  cards: ['src/features/pay/card', 'src/features/pay/bind', payments, ...codeField, writes],
  // The operator's switches are rarely shown, so they share a catalog.
  help: [
    'src/features/complaints',
    'src/features/contact',
    'src/features/loan/details/rating',
    'src/features/shell/switches',
    rating,
    outside,
  ],
  chat: ['src/features/chat', rating],
  // The texts for people in trouble are on the loan page and in the chat.
  insights: ['src/features/loan/costs', 'src/features/chat/distress', loanPlan, lateRules, aloud, fileResults],
  records: ['src/features/records', codeNames, fileResults],
  // Only in builds with reports.
  reports: ['src/features/reports'],
};

const tests = '**/*.test.*';
const allFolders = Object.values(catalogs).flat();

/** The files of a folder or a file of a catalog. */
const filesOf = (place: string) => (/\.tsx?$/.test(place) ? place : `${place}/**`);

/** A folder of one catalog inside a folder of another belongs only to the inner one. */
function catalogOf(catalog: string, folders: readonly string[]) {
  const inner = allFolders.filter(
    (folder) => !folders.includes(folder) && folders.some((outer) => folder.startsWith(`${outer}/`)),
  );
  return {
    path: `<rootDir>/locales/${catalog}/{locale}`,
    include: [...folders],
    exclude: [tests, ...inner.map(filesOf)],
  };
}

/**
 * A complete set of catalogs per language (decision 2, language packs). Messages are in the code in English; `npm run
 * i18n` collects them. Without line numbers, so that moving code does not change the catalogs.
 */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', 'scripts/prerender'],
      exclude: [tests, '**/*.gen.ts', ...allFolders.map(filesOf)],
    },
    ...Object.entries(catalogs).map(([catalog, folders]) => catalogOf(catalog, folders)),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // Our `Trans` escapes values (src/platform/i18n/trans.tsx).
  runtimeConfigModule: { Trans: ['@/platform/i18n/trans', 'Trans'] },
};

export default config;
