import { usePageText } from '@/platform/i18n/use-page-text';
import { Icon } from '@/ui/icon';
import { TextWords } from '@/ui/text-words';
import { Section } from '../frame/section';
import { firstWords, plainText, pointsOf, sectionOf } from '../frame/text-parts';
import styles from './trust.module.css';

/** In the order of the text. */
const icons = ['receipt', 'shield', 'phone', 'chat'] as const;

/** Why one can rely on us: on the landing page, and on that about the company. */
export function Trust() {
  const text = sectionOf(usePageText('site/home'), 'trust');
  return (
    <Section text={text} lead={<TextWords words={firstWords(text.blocks)} />}>
      <ul className={styles['reasons']}>
        {pointsOf(text.blocks).map((reason, index) => (
          <li key={plainText(reason.title)} className={styles['reason']}>
            <Icon name={icons[index] ?? 'chat'} size={28} />
            <h3 className={styles['title']}>
              <TextWords words={reason.title} />
            </h3>
            <p className={styles['text']}>
              <TextWords words={reason.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
