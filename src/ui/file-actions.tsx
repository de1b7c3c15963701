import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { canSaveFiles, canShare, saveFile, share, type ShareOutcome } from './share';
import { useTapLock } from './use-write';
import styles from './notice.module.css';

type Outcome = ShareOutcome | 'download-started';

type Props = {
  name: string;
  /** The media type, which decides whether the file can be shared. */
  type: string;
  /** Writes the text of the file, once it is saved or shared. */
  content: () => string;
  /** The first button; it is the main one if the browser supports both. */
  first: 'save' | 'share';
  /** False where the page has another main action. */
  isMain?: boolean;
  saveLabel: ReactNode;
  shareLabel: ReactNode;
  /** The message for each outcome; an outcome without a message shows none. */
  results: Partial<Record<Outcome, ReactNode>>;
  /** True: the message is below the buttons, in a reserved place. */
  isResultBelow?: boolean;
  /** Shown instead of the buttons if this browser can neither save nor share the file. */
  otherwise?: ReactNode;
  children?: ReactNode;
};

const kinds = { shared: 'success', cancelled: 'info', failed: 'warning', 'download-started': 'info' } as const;

/** Buttons to save and to share a file, if this browser supports it, and a message with the outcome. */
export function FileActions({
  name,
  type,
  content,
  first,
  isMain = true,
  saveLabel,
  shareLabel,
  results,
  isResultBelow = false,
  otherwise,
  children,
}: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSavable = canSaveFiles();
  const fileOf = (text: string) => new File([text], name, { type });
  const isShareable = canShare(fileOf(''));

  const once = useTapLock();

  const shareNow = () =>
    once(async () => {
      setOutcome(null);
      setOutcome(await share(fileOf(content())));
    });

  function saveNow() {
    saveFile(fileOf(content()));
    setOutcome('download-started');
  }

  const variantOf = (isFirst: boolean) => (isMain && isFirst ? 'primary' : 'secondary');
  const words = outcome === null ? undefined : results[outcome];
  const result = (
    <output className={isResultBelow ? undefined : styles.result}>
      {outcome !== null && words !== undefined && <Notice kind={kinds[outcome]}>{words}</Notice>}
    </output>
  );
  const saveButton = isSavable && (
    <Button block variant={variantOf(first === 'save' || !isShareable)} onClick={saveNow}>
      {saveLabel}
    </Button>
  );
  const shareButton = isShareable && (
    <Button block variant={variantOf(first === 'share' || !isSavable)} onClick={() => void shareNow()}>
      {shareLabel}
    </Button>
  );
  return (
    <>
      {!isResultBelow && result}
      <div className="stack-2">
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
