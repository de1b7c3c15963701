import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { withBase } from '@/config/base-path';
import { languages, localesOf, type Locale } from '@/domain/languages';
import { Icon, type IconName } from '@/ui/icon';
import { RadioTabs } from '@/ui/radio-tabs';
import { deskPath, sitePath, testPath } from '../../paths';
import type { DemoControls } from '../demo-controls';
import { launchTitle } from '../demo-link';
import { scenarioIn } from '../tour/step-address';
import type { TourMarket } from '../tour/steps';
import { Face, people, type Person } from './people';
import styles from './home.module.css';

type Props = Pick<DemoControls, 'launchLinks'> & {
  market: TourMarket;
  language: Locale;
  onMarket: (market: TourMarket) => void;
  onLanguage: (language: Locale) => void;
  onPlay: () => void;
};

/** What the market's borrowers may choose. */
const languagesOf = (market: TourMarket) =>
  localesOf(market).map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }));

const hrefOf = (links: Props['launchLinks'], name: string) => links.find(({ scenario }) => scenario === name)?.href;

/** Where the demo begins: one large Play, people to meet, market and language, and what else there is to see. */
export function Home({ launchLinks, market, language, onMarket, onLanguage, onPlay }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles['home']}>
      <header className={styles['hero']}>
        <p className={styles['badge']}>
          <Icon name="shield" size={18} />
          <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>
        </p>
        <h1 className={styles['title']}>
          <Trans>A loan in good hands</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>
            Pay, pull the cable, and the payment code is still there, counting on. See it in twenty seconds.
          </Trans>
        </p>
        <button type="button" className={styles['play']} onClick={onPlay}>
          <span className={styles['disc']}>
            <Icon name="play" size={34} />
          </span>
          <span className={styles['playText']}>
            <span className={styles['playWord']}>
              <Trans comment="Large button: plays the guided tour">Play</Trans>
            </span>
            <span>
              <Trans>The whole product in two minutes, by itself</Trans>
            </span>
          </span>
        </button>
      </header>

      <div className={styles['choices']}>
        <RadioTabs
          label={t`Market`}
          options={[
            { value: 'indonesia', label: t({ message: 'Indonesia', comment: 'A market' }) },
            { value: 'india', label: t({ message: 'India', comment: 'A market' }) },
          ]}
          value={market}
          onChange={onMarket}
        />
        <RadioTabs label={t`Language`} options={languagesOf(market)} value={language} onChange={onLanguage} />
      </div>

      <section aria-labelledby="people">
        <h2 id="people" className={styles['heading']}>
          <Trans>Or meet somebody</Trans>
        </h2>
        <ul className={styles['people']}>
          {people.map((person) => (
            <li key={person.scenario}>
              <PersonCard
                person={person}
                market={market}
                href={hrefOf(launchLinks, scenarioIn(person.scenario, market))}
              />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="exhibits">
        <h2 id="exhibits" className={styles['heading']}>
          <Trans>Also on show</Trans>
        </h2>
        <ul className={styles['exhibits']}>
          <Exhibit icon="globe" market={market} path={sitePath}>
            <Trans>Official site</Trans>
          </Exhibit>
          <Exhibit icon="chat" market={market} path={deskPath}>
            <Trans>Chats, played back</Trans>
          </Exhibit>
          <Exhibit icon="edit" market={market} path={testPath}>
            <Trans>Test page for developers</Trans>
          </Exhibit>
        </ul>
        <AllLinks launchLinks={launchLinks} />
      </section>
    </div>
  );
}

function PersonCard({ person, market, href }: { person: Person; market: TourMarket; href: string | undefined }) {
  const { t } = useLingui();
  const { names, says, status, looks } = person;
  return (
    <a className={styles['person']} href={href}>
      <span className={styles['face']}>
        <Face looks={looks} />
      </span>
      <span className={styles['words']}>
        <strong>{names[market]}</strong>
        <span>{t(says)}</span>
        <small className={styles['status']}>
          {status === null ? (
            <Trans comment="Below a person's name: there is no loan yet">no loan yet</Trans>
          ) : (
            <Trans comment="Below a person's name: the number of the order's status">status {status}</Trans>
          )}
        </small>
      </span>
    </a>
  );
}

type ExhibitProps = { icon: IconName; market: TourMarket; path: string; children: ReactNode };

/** A page beside the scenarios, in the market that was chosen. */
function Exhibit({ icon, market, path, children }: ExhibitProps) {
  return (
    <li>
      <a className={styles['exhibit']} href={withBase(__BASE_PATH__, path) + (market === 'india' ? '?pop=1' : '')}>
        <Icon name={icon} size={20} />
        <span>{children}</span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

/** Every scenario, with the name it has in addresses and in the terminal. */
function AllLinks({ launchLinks }: Pick<Props, 'launchLinks'>) {
  const { i18n } = useLingui();
  const count = launchLinks.length;
  return (
    <details className={styles['all']}>
      <summary>
        <Trans>All {count} launch links</Trans>
      </summary>
      <ul className={styles['list']}>
        {launchLinks.map((link) => (
          <li key={link.scenario}>
            <a className={styles['link']} href={link.href}>
              <span>{launchTitle(i18n, link)}</span>
              <code className={styles['name']}>{link.scenario}</code>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
