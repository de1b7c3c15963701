import { useLingui } from '@lingui/macro';
import { PrivacyPolicy } from './privacy-policy';
import styles from './policy-document.module.css';

/** The privacy policy alone, for the frame of the official site (decision 18): drawn at build time, without any script. */
export function PolicyDocument() {
  const { t } = useLingui();
  return (
    <main className={styles['document']}>
      <title>{t`Privacy policy`}</title>
      <h1 className={styles['title']}>{t`Privacy policy`}</h1>
      <PrivacyPolicy />
    </main>
  );
}
