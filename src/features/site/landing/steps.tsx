import type { TextSection } from '@/platform/i18n/page-text';
import { Icon } from '@/ui/icon';
import { TextWords } from '@/ui/text-words';
import { Section } from '../frame/section';
import { firstWords, plainText, pointsOf } from '../frame/text-parts';
import styles from './steps.module.css';

/** In the order of the text. */
const icons = ['download', 'edit', 'receipt', 'calendar'] as const;

/** From the app to the last repayment, step by step. */
export function Steps({ text }: { text: TextSection }) {
  return (
    <Section text={text} tone="tint" lead={<TextWords words={firstWords(text.blocks)} />}>
      <ol className={styles['steps']}>
        {pointsOf(text.blocks).map((step, index) => (
          <li key={plainText(step.title)} className={styles['step']}>
            <span className={styles['mark']}>
              <span className={styles['number']}>{index + 1}</span>
              <Icon name={icons[index] ?? 'calendar'} />
            </span>
            <h3 className={styles['title']}>
              <TextWords words={step.title} />
            </h3>
            <p className={styles['text']}>
              <TextWords words={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
