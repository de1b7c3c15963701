import { useLingui } from '@lingui/macro';
import { Accordion } from '@/ui/accordion';
import { Section } from '../frame/section';
import styles from './faq.module.css';
import { questions } from './questions';

/** Questions and answers; unfolds without script. */
export function Faq() {
  const { t } = useLingui();
  return (
    <Section id="faq" tone="tint" title={t`Good to know`}>
      <div className={styles['list']}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question.id} summary={t(question)}>
            <p>{t(answer)}</p>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}
