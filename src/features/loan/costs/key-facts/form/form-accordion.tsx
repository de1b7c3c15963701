import { useLingui, Trans } from '@lingui/macro';
import { useRef, useState, type RefObject } from 'react';
import { marketRules } from '@/domain/market-rules';
import { useMarket } from '@/platform/i18n/market';
import { Accordion } from '@/ui/accordion';
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
function FormActions({ title, source, ...props }: Props) {
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

/** The key facts in the market's form, folded; nothing of them is worked out before somebody unfolds them. */
export function FormAccordion({ form, isOffer }: Pick<FormProps, 'form' | 'isOffer'>) {
  const { t } = useLingui();
  const source = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isStatement = marketRules(useMarket()).keyFacts.form === 'statement';
  const title = isStatement
    ? t({ message: 'Key Facts Statement', comment: 'Name of a form of the Indian regulator' })
    : t({ message: 'Loan summary', comment: 'Title: what a loan costs and what holds for it, on one page' });
  if (form.schedule.rows.length === 0) return null;
  return (
    <Accordion name="form" summary={title} onOpen={() => setIsOpened(true)}>
      {isOpened && (
        <>
          <div ref={source}>
            <KeyFactsForm form={form} isOffer={isOffer} />
          </div>
          <FormActions title={title} form={form} isOffer={isOffer} source={source} />
        </>
      )}
    </Accordion>
  );
}
