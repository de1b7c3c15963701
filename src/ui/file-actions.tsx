import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { canSaveFiles, canShare, saveFile, share, type ShareOutcome } from './share';
import { useTapLock } from './use-tap-lock';
import styles from './file-actions.module.css';

type Outcome = ShareOutcome | 'download-started';

type Props = {
  /** Asked for anew at each tap. */
  makeFile: () => File;
  /** The way that comes first, and stands out where both work. */
  first: 'save' | 'share';
  saveLabel: ReactNode;
  shareLabel: ReactNode;
  /** What is said of an outcome, no more than is known of it; nothing where there are no words. */
  results: Partial<Record<Outcome, ReactNode>>;
  /** True where the words stand below the buttons, in a place that is kept for them. */
  isResultBelow?: boolean;
  /** In the place of the buttons, where this browser can neither save nor share the file. */
  otherwise?: ReactNode;
  /** A further way, below the buttons. */
  children?: ReactNode;
};

const kinds = { shared: 'success', cancelled: 'info', failed: 'warning', 'download-started': 'info' } as const;

/**
 * Offers a file to be saved and to be handed to another app, as far as this browser does either,
 * and says what came of it.
 */
export function FileActions({
  makeFile,
  first,
  saveLabel,
  shareLabel,
  results,
  isResultBelow = false,
  otherwise,
  children,
}: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSavable = canSaveFiles();
  const isShareable = canShare(makeFile());

  const once = useTapLock();

  const shareNow = () =>
    once(async () => {
      setOutcome(null);
      setOutcome(await share(makeFile()));
    });

  function saveNow() {
    saveFile(makeFile());
    setOutcome('download-started');
  }

  const words = outcome === null ? undefined : results[outcome];
  const result = (
    <output className={isResultBelow ? undefined : styles['result']}>
      {outcome !== null && words !== undefined && <Notice kind={kinds[outcome]}>{words}</Notice>}
    </output>
  );
  const saveButton = isSavable && (
    <Button block variant={first === 'save' || !isShareable ? 'primary' : 'secondary'} onClick={saveNow}>
      {saveLabel}
    </Button>
  );
  const shareButton = isShareable && (
    <Button block variant={first === 'share' || !isSavable ? 'primary' : 'secondary'} onClick={() => void shareNow()}>
      {shareLabel}
    </Button>
  );
  return (
    <>
      {!isResultBelow && result}
      <div className={styles['ways']}>
        {first === 'save' && saveButton}
        {shareButton}
        {first === 'share' && saveButton}
        {!isSavable && !isShareable && otherwise}
        {children}
      </div>
      {isResultBelow && result}
    </>
  );
}
