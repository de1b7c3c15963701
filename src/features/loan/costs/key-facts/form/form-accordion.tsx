import { useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import { marketRules } from '@/domain/market-rules';
import { useMarket } from '@/services/market';
import { Accordion } from '@/ui/accordion';
import { FormActions } from './form-actions';
import { type FormProps, KeyFactsForm } from './key-facts-form';

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
