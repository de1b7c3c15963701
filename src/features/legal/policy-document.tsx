import type { PageText } from '@/platform/i18n/page-text';
import { LegalArticle } from './legal-article';
import styles from './legal-article.module.css';

/**
 * The privacy policy alone, for the frame of the official site (decision 18, sandboxed frames): rendered at build time,
 * without any script. Its style is that of the article: no other sheet is loaded there.
 */
export function PolicyDocument({ text }: { text: PageText }) {
  return (
    <main className={styles['document']}>
      <title>{text.title}</title>
      <h1 className={styles['name']}>{text.title}</h1>
      <LegalArticle text={text} />
    </main>
  );
}
