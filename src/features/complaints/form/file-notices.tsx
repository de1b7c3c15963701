import { Plural, Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { RefusedFile } from '../images/evidence';
import type { ImageProblem } from '../images/inspect-image';
import styles from './file-notices.module.css';

type Props = { refused: readonly RefusedFile[]; leftOut: number; onDismiss: () => void };

/** Which of the picked files were not taken, and why; the others are not touched by it. */
export function FileNotices({ refused, leftOut, onDismiss }: Props) {
  const { t } = useLingui();
  if (refused.length === 0 && leftOut === 0) return null;
  return (
    <Notice
      kind="error"
      title={t`Not everything could be added`}
      action={
        <Button variant="secondary" onClick={onDismiss}>
          <Trans comment="Button: takes a message away that was read">Understood</Trans>
        </Button>
      }
    >
      <ul className={styles['files']}>
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            <strong className={styles['name']}>{name === '' ? <Trans>Picture without a name</Trans> : name}</strong>{' '}
            <Reason problem={problem} />
          </li>
        ))}
        {leftOut > 0 && (
          <li>
            <Trans>A complaint takes up to 9 pictures.</Trans>{' '}
            <Plural value={leftOut} one="# picture was left out." other="# pictures were left out." />
          </li>
        )}
      </ul>
    </Notice>
  );
}

function Reason({ problem }: { problem: ImageProblem }) {
  switch (problem) {
    case 'empty':
      return <Trans>is empty. Please pick it again, or another one.</Trans>;
    case 'not-image':
      return <Trans>is not a picture that we can use. Please pick a JPEG, PNG or WebP.</Trans>;
    case 'too-large':
      return <Trans>is too large. Please pick one below 25 MB, or take a screenshot of it.</Trans>;
    case 'too-many-pixels':
      return (
        <Trans>
          has more pixels than can be opened here (120 megapixels). Please take a screenshot of it, and pick that.
        </Trans>
      );
    case 'heic':
      return (
        <Trans>
          is a HEIC picture that this phone cannot open here. Please take a screenshot of it, and pick that.
        </Trans>
      );
    case 'broken':
      return <Trans>is damaged and cannot be opened. Please pick another one.</Trans>;
    case 'blank':
      return (
        <Trans>could not be made smaller on this phone. Please pick another one, or take a screenshot of it.</Trans>
      );
    default:
      return null;
  }
}
