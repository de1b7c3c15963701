import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import { marketRules } from '@/domain/market-rules';
import { markup, Markup } from '@/domain/text/markup';
import { useMarket } from '@/platform/i18n/market';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { FileActions } from '@/ui/file-actions';
import { fileResults } from '@/ui/file-results/file-results';
import { canPrint, PrintSheet } from '@/ui/print-sheet';
import { type FormProps, KeyFactsForm } from './key-facts-form';
import styles from '../costs.module.css';

/** Style sheet of the file: for any browser, a narrow phone, and paper. */
const style = `:root{color-scheme:light}body{background:#fff;color:#000;font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:760px;overflow-wrap:anywhere;padding:16px}h1{font-size:1.5rem}h2{border-bottom:1px solid #000;font-size:1.125rem;margin:28px 0 8px}dl{margin:0}dl>div{border-top:1px solid #ccc;padding:6px 0}dl>div:first-child{border-top:0}dt>span{margin-right:8px}dd{font-weight:600;margin:0}dd dl{font-weight:400;padding-left:16px}table{border-collapse:collapse;display:block;overflow-x:auto;width:100%}th,td{border-top:1px solid #ccc;padding:4px 8px 4px 0;text-align:left;vertical-align:top}[aria-hidden]{display:none}ul{margin:0;padding-left:18px}.figure{white-space:nowrap}`;

type Content = { title: string; language: string; element: Element | null };

/** The element as HTML, without the class names of the page. */
function plain(element: Element | null): string {
  const copy = document.createElement('main');
  if (element) copy.append(element.cloneNode(true));
  for (const styled of copy.querySelectorAll('[class]'))
    if (styled.className !== 'figure') styled.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

/** The form as a page for any browser, without script and network. React has escaped its texts. */
export function formPage({ title, language, element }: Content): string {
  // In the file the parts are the second level, because it has one title.
  const content = plain(element).replace(/<(\/?)h3\b/g, '<$1h2');
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><h1>${title}</h1>
${new Markup(content)}
</body></html>
`.html;
}

/** The key facts in the market's form, folded; they are calculated when a person unfolds them. */
export function FormAccordion({ form, isOffer }: Pick<FormProps, 'form' | 'isOffer'>) {
  const { t, i18n } = useLingui();
  const source = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const isStatement = marketRules(useMarket()).keyFacts.form === 'statement';
  const title = isStatement
    ? t({ message: 'Key Facts Statement', comment: 'Name of a form of the Indian regulator' })
    : t({ message: 'Loan summary', comment: 'Title: what a loan costs and what holds for it, on one page' });
  if (form.payments.length === 0) return null;
  return (
    <Accordion name="form" summary={title}>
      {() => (
        <>
          <div ref={source}>
            <KeyFactsForm form={form} isOffer={isOffer} />
          </div>
          {isStatement && (
            <p className={styles.note}>
              <Trans>The file also has Annex B and C: how the annual rate is worked out, and the payment plan.</Trans>
            </p>
          )}
          <FileActions
            name={`key-facts-${form.today}.html`}
            type="text/html"
            content={() => formPage({ title, language: i18n.locale, element: source.current })}
            first="save"
            isMain={false}
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
              <p className={styles.title}>{title}</p>
              <KeyFactsForm form={form} isOffer={isOffer} isPaper />
            </PrintSheet>
          )}
        </>
      )}
    </Accordion>
  );
}
