import type { PageText } from '@/platform/i18n/page-text';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { TextWords } from '@/ui/text-words';
import { firstWords, itemsOf, linksOf, plainText, refuseOthers } from '../frame/text-parts';
import { HeroArt } from './hero-art';
import styles from './hero.module.css';

/** In the order of the text. */
const icons = ['user', 'clock', 'bank'] as const;

/** The first screen of the site: what this is, in one sentence and one picture. */
export function Hero({ text: { title, lead } }: { text: PageText }) {
  const [action, more] = linksOf(lead);
  // The sentence, the two links, and the list of promises.
  refuseOthers(lead, 4);
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <p className={styles['lead']}>
          <TextWords words={firstWords(lead)} />
        </p>
        <div className={styles['actions']}>
          {action && (
            <a className={cx(buttonClass('primary'), styles['action'])} href={action.to}>
              <TextWords words={action.words} />
            </a>
          )}
          {more && (
            <a className={styles['more']} href={more.to}>
              <TextWords words={more.words} />
              <Icon name="chevron-down" size={18} />
            </a>
          )}
        </div>
        <ul className={styles['promises']}>
          {itemsOf(lead).map((promise, index) => (
            <li key={plainText(promise)}>
              <Icon name={icons[index] ?? 'bank'} size={20} />
              <span>
                <TextWords words={promise} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <HeroArt />
    </div>
  );
}
