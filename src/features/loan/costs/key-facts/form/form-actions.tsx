import { Trans, useLingui } from '@lingui/macro';
import { useState, type RefObject } from 'react';
import { Button } from '@/ui/button';
import { FileActions } from '@/ui/file-actions';
import { fileResults } from '@/ui/file-results/file-results';
import { PrintSheet } from '@/ui/print-sheet';
import { canPrint } from '../../can-print';
import { useToday } from '../../use-today';
import { formFile } from './form-file';
import { type FormProps, KeyFactsForm } from './key-facts-form';
import styles from './form.module.css';

type Props = Pick<FormProps, 'form' | 'isOffer'> & {
  title: string;
  /** Where the form stands: what is there goes into the file. */
  source: RefObject<HTMLElement | null>;
};

/** Takes the form out of the page: as a file, into another app, on paper. */
export function FormActions({ title, source, ...props }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <div className={styles['actions']}>
      <FileActions
        makeFile={() => formFile({ title, language: i18n.locale, element: source.current }, today)}
        first="save"
        saveLabel={<Trans comment="Button: saves the key facts of a loan">Save as a file</Trans>}
        shareLabel={<Trans comment="Button: hands the key facts of a loan to another app">Share as a file</Trans>}
        results={fileResults}
        isResultBelow
      >
        {canPrint() && (
          <Button block variant="quiet" onClick={() => setIsPrinting(true)}>
            <Trans comment="Button: prints the key facts of a loan">Print the key facts</Trans>
          </Button>
        )}
      </FileActions>
      {isPrinting && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          <p className={styles['title']}>{title}</p>
          <KeyFactsForm {...props} isPaper />
        </PrintSheet>
      )}
    </div>
  );
}
