import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { locales } from './src/domain/languages';

/** Shown where people pay or apply for a loan. */
const unkept = 'src/platform/writes';
/** About a payment that this build cannot read: shown on each page where people pay. */
const unread = 'src/features/pay/unread';
/** How much of a loan is paid: after a payment by code and by card. */
const paidSoFar = 'src/features/pay/paid-so-far.tsx';
/** What came of saving or sharing a file. */
const fileResults = 'src/ui/file-results';
/** Reads amounts and steps aloud, where those are shown. */
const aloud = 'src/ui/aloud';

/** The payments and the term of a loan: on the page of the offer, and among the costs of a running one. */
const loanPlan = 'src/features/loan/plan';

/** The field for the code of an SMS, on two pages. */
const codeField = 'src/ui/code-field';

/** Features whose texts have a catalog of their own, by its folder below locales/ (src/platform/i18n/catalogs.ts loads them). */
const catalogs: Record<string, readonly string[]> = {
  // Programs of their own (src/internal/texts.ts loads these): the product does not know this folder.
  'internal/demo': ['src/internal/demo', aloud],
  'internal/desk': ['src/internal/desk', aloud],
  site: ['src/features/site'],
  legal: ['src/features/legal'],
  promotion: ['src/features/promotion', codeField],
  offers: ['src/features/loan/confirm', 'src/features/products', loanPlan, unkept],
  // Few borrowers see what follows a claim: its texts stay out of the loan page's own.
  repayment: ['src/features/pay', 'src/features/loan/extension', 'src/features/loan/details/claim', unread, aloud],
  cards: ['src/features/pay/card', 'src/features/pay/result', paidSoFar, codeField, unkept, unread],
  // What an operator's switches say is said seldom: it needs no catalog of its own.
  help: [
    'src/features/complaints',
    'src/features/contact',
    'src/features/loan/details/rating',
    'src/features/shell/switches',
  ],
  chat: ['src/features/chat'],
  // People in trouble find the same words on the loan's page and in the chat.
  insights: ['src/features/loan/costs', 'src/features/chat/distress', loanPlan, aloud, fileResults],
  records: ['src/features/records', fileResults],
  // Only builds that report say anything of it.
  reports: ['src/features/reports'],
};

const tests = '**/*.test.*';
const allFolders = Object.values(catalogs).flat();

/** What a folder or a file of a catalog stands for. */
const filesOf = (place: string) => (place.endsWith('.tsx') ? place : `${place}/**`);

/** A folder of one catalog inside a folder of another does not belong to the other's. */
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
 * One pack per language, each complete (decision 2, language packs). Messages live in the code in English; `npm run i18n`
 * collects them. Line numbers are left out, so that moving code makes no diff in the catalogs.
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
  // Words of others stay text in every sentence (src/platform/i18n/trans.tsx).
  runtimeConfigModule: { Trans: ['@/platform/i18n/trans', 'Trans'] },
};

export default config;
