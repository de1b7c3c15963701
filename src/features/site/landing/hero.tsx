import { Plural, Trans } from '@lingui/macro';
import { millionsOfUsers } from '@/domain/loan-offer';
import { useLender } from '@/services/lender';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import { HeroArt } from './hero-art';
import styles from './hero.module.css';

/** The first screen of the site: what this is, in one sentence and one picture. */
export function Hero() {
  const { decisionDays, creditDays } = useLender().promises;
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
          <Trans>A loan you understand, before you take it</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>
            For people with a regular salary: see every cost first, get the money in your own account, and repay in
            steps that fit.
          </Trans>
        </p>
        <div className={styles['actions']}>
          <a className={cx(buttonClass('primary'), styles['action'])} href="#calculator">
            <Trans>See what a loan costs</Trans>
          </a>
          <a className={styles['more']} href="#steps">
            <Trans>How it works</Trans>
            <Icon name="chevron-down" size={18} />
          </a>
        </div>
        <ul className={styles['promises']}>
          <li>
            <Icon name="user" size={20} />
            <span>
              <Trans>Over {millionsOfUsers} million users</Trans>
            </span>
          </li>
          <li>
            <Icon name="clock" size={20} />
            <span>
              <Plural
                value={decisionDays}
                one={`Decision within ${decisionDays} day`}
                other={`Decision within ${decisionDays} days`}
              />
            </span>
          </li>
          <li>
            <Icon name="bank" size={20} />
            <span>
              <Trans>
                Money within {creditDays.from} to {creditDays.to} days
              </Trans>
            </span>
          </li>
        </ul>
      </div>
      <HeroArt />
    </div>
  );
}
