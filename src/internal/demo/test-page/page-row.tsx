import { Trans, useLingui } from '@lingui/macro';
import { publicPathOf } from '@/config/public-path';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import type { LaunchValues } from './launch-values';
import { hashLink, launchLink, missingInputs } from './page-link';
import type { TestedPage } from './pages';
import styles from './test-page.module.css';

type Props = {
  page: TestedPage;
  values: LaunchValues;
  place: Parameters<typeof launchLink>[2];
  /** False while the route is missing in this build. */
  isBuilt: boolean;
  onShowCode: (shown: { title: string; link: string }) => void;
};

/** One page: its link, its copy, its code, and what it still needs. */
export function PageRow({ page, values, place, isBuilt, onShowCode }: Props) {
  const { t } = useLingui();
  const { session } = useServices();
  const title = t(page.title);
  const link = launchLink(page, values, place);
  const missing = missingInputs(page, values);

  /** A launch that names nobody would go on with the session of before. */
  function forgetSession() {
    if (values.token === '' && values.sessionId === '' && values.userId === '') session.signOut();
  }

  return (
    <li className={styles['page']}>
      <div className={styles['about']}>
        <a className={styles['open']} href={link} onClick={forgetSession}>
          <span className={styles['name']}>{title}</span>
          <code className={styles['path']}>{publicPathOf(page.path, place.overrides)}</code>
        </a>
        {!isBuilt && (
          <p className={styles['soft']}>
            <Trans>Not in this build</Trans>
          </p>
        )}
        {missing.length > 0 && (
          <p className={styles['soft']}>
            <Trans>Needs {missing.join(', ')}: give it under “More parameters”</Trans>
          </p>
        )}
        {page.hasHashLink && (
          <a className={styles['old']} href={hashLink(page, values, place)} onClick={forgetSession}>
            <Trans comment="Link in the form with a hash, as old apps open it">Old link: #{page.path}</Trans>
          </a>
        )}
      </div>
      <div className={styles['tools']}>
        <CopyButton text={link} label={t`link to ${title}`} />
        <Button variant="quiet" aria-label={t`QR code of ${title}`} onClick={() => onShowCode({ title, link })}>
          QR
        </Button>
      </div>
    </li>
  );
}
