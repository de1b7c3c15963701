import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * Three packs, each complete (docs/decisions/0002). Messages live in the code in English; `npm run i18n` collects them.
 * Line numbers are left out, so that moving code makes no diff in the catalogs.
 */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'id', 'zh'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/*.test.*', '**/*.gen.ts', 'src/features/demo/**', 'src/features/chat/replay/**'] },
    // Pages that only builds with internal tools have: their texts are no part of what borrowers download.
    { path: '<rootDir>/locales/internal/{locale}', include: ['src/features/demo', 'src/features/chat/replay'], exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
};

export default config;
