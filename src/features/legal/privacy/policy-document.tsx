import { useLingui } from '@lingui/macro';
import { PrivacyPolicy } from './privacy-policy';
import styles from '../legal-article.module.css';

/**
 * The privacy policy alone, for the frame of the official site (decision 18, sandboxed frames): rendered at build time,
 * without any script. Its style is that of the article: no other sheet is loaded there.
 */
export function PolicyDocument() {
  const { t } = useLingui();
  return (
    <main className={styles['document']}>
      <title>{t`Privacy policy`}</title>
      <h1 className={styles['name']}>{t`Privacy policy`}</h1>
      <PrivacyPolicy />
    </main>
  );
}
