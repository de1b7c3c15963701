import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import type { LaunchLink } from '@mocks/launch-links';
import type { ReactNode } from 'react';
import { withBase } from '@/config/base-path';
import { languages, type Locale, localesOf } from '@/domain/languages';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { RadioTabs } from '@/ui/tabs';
import { deskPath, sitePath, testPath } from '../paths';
import { launchTitle, marketNames } from './demo-link';
import type { TourMarket } from './tour/steps';
import { scenarioIn, tourMarkets } from './tour/tour-address';
import staff from '../staff.module.css';
import styles from './demo.module.css';

/** Shapes and colours of a face that belongs to no real person. */
type Looks = {
  skin: string;
  hair: string;
  cloth: string;
  ground: string;
  style: 'short' | 'bun' | 'scarf' | 'long' | 'curls' | 'cap';
  hasGlasses?: boolean;
};

/** A scenario shown as a person. */
type Person = {
  /** Plain name; the Indian scenario is derived from it. */
  scenario: string;
  names: Readonly<Record<TourMarket, string>>;
  /** The situation of the loan, shown after the name. */
  says: MessageDescriptor;
  looks: Looks;
};

/** The most interesting scenarios; the list of launch links has all of them. */
const people: readonly Person[] = [
  {
    scenario: 'due-today',
    names: { indonesia: 'Sari', india: 'Asha' },
    says: msg`due today`,
    looks: { skin: '#d9a074', hair: '#7b4b94', cloth: '#7b4b94', ground: '#f3e2f5', style: 'scarf' },
  },
  {
    scenario: 'new-loan',
    names: { indonesia: 'Dewi', india: 'Priya' },
    says: msg`takes a first loan`,
    looks: { skin: '#e3b187', hair: '#2f2119', cloth: '#1f7a6b', ground: '#dcf1ec', style: 'long' },
  },
  {
    scenario: 'under-review',
    names: { indonesia: 'Agus', india: 'Arjun' },
    says: msg`waits for an answer`,
    looks: { skin: '#b97a50', hair: '#1c1510', cloth: '#2b5d9c', ground: '#dfeafa', style: 'short', hasGlasses: true },
  },
  {
    scenario: 'repaying',
    names: { indonesia: 'Rina', india: 'Meera' },
    says: msg`due in ten days`,
    looks: { skin: '#cf9468', hair: '#3a2318', cloth: '#c8553d', ground: '#fbe5df', style: 'bun' },
  },
  {
    scenario: 'overdue',
    names: { indonesia: 'Budi', india: 'Ravi' },
    says: msg`five days late`,
    looks: { skin: '#a86a44', hair: '#15100c', cloth: '#51606f', ground: '#e4e9ee', style: 'curls' },
  },
  {
    scenario: 'extension-available',
    names: { indonesia: 'Wayan', india: 'Vikram' },
    says: msg`needs more time`,
    looks: { skin: '#c58a5d', hair: '#4a5d23', cloth: '#4a5d23', ground: '#eaf0d8', style: 'cap' },
  },
  {
    scenario: 'further-ways',
    names: { indonesia: 'Lestari', india: 'Neha' },
    says: msg`pays with an app`,
    looks: { skin: '#d3986c', hair: '#241812', cloth: '#0f6e84', ground: '#dbeff4', style: 'long', hasGlasses: true },
  },
  {
    scenario: 'complaint-answered',
    names: { indonesia: 'Putri', india: 'Kavya' },
    says: msg`complained, and has an answer`,
    looks: { skin: '#dba67c', hair: '#1d4f91', cloth: '#163b6d', ground: '#dde9fb', style: 'scarf', hasGlasses: true },
  },
  {
    scenario: 'collection',
    names: { indonesia: 'Joko', india: 'Rahul' },
    says: msg`forty days late`,
    looks: { skin: '#b57648', hair: '#6b6258', cloth: '#8a3b2f', ground: '#f5e1dc', style: 'short' },
  },
  {
    scenario: 'settled',
    names: { indonesia: 'Mega', india: 'Anita' },
    says: msg`has paid it all back`,
    looks: { skin: '#e0ad82', hair: '#53301f', cloth: '#17683a', ground: '#def1e4', style: 'curls' },
  },
];

const hairPaths: Readonly<Record<Looks['style'], string>> = {
  short: 'M18.5 29C17 16 24 10.5 32.5 10.5S47.5 16 45.5 29c-1.5-5-4-8.2-6.5-9-5 2-12 2.2-15 1-2 1.5-4.5 4-5.5 8Z',
  bun: 'M32 4.5a6 6 0 0 1 5.5 7.5C44 13.5 47 20 45.5 30c-2-7-6-10.5-13.5-11-7.5.5-11.5 4-13.5 11C17 20 20 13.5 26.5 12A6 6 0 0 1 32 4.5Z',
  scarf:
    'M32 8.5c11 0 16.5 8 16.5 19 0 9-2 15 1.5 22-5 5-31 5-36 0 3.5-7 1.5-13 1.5-22 0-11 5.5-19 16.5-19Zm0 9.5c-7 0-10.5 5-10.5 12S26 43 32 43s10.5-6 10.5-13S39 18 32 18Z',
  long: 'M32 9.5c10 0 15 7 15 17 0 9 1 17 3 22h-7c1-4 .5-8 .5-12 1-8-2-14-6-16-4 3-10 4-15 3.5-2 3-2.5 8-2 12.5 0 4-.5 8 .5 12h-7c2-5 3-13 3-22 0-10 5-17 15-17Z',
  curls:
    'M19 30c-4-2-4-7-1-9-1-5 3-8 6.5-7.5C27 9 34 8.5 37 11.5c4-1.5 8.5 1.5 8 6 3.5 2 3.5 8 .5 11.5-1-4-3-8-6-9.5-5 1.5-11 1.5-14.5 0C22 22 20 25.5 19 30Z',
  cap: 'M17.5 24.5C17 15 23.5 9.5 32 9.5s15 5.5 14.5 15c2.5.5 4.5 1.5 5.5 3-6-1.5-13-2-20-2s-14 .5-20 2c1-1.5 3-2.5 5.5-3Z',
};

/** A face of a few shapes; the name is beside it. */
function Face({ looks: { skin, hair, cloth, ground, style, hasGlasses = false } }: { looks: Looks }) {
  const isScarf = style === 'scarf';
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      <path d="M8 66c1-13 10-18.5 24-18.5S55 53 56 66Z" fill={cloth} />
      <path d="M27 38h10v11.5a5 5 0 0 1-10 0Z" fill={skin} />
      <ellipse cx="32" cy="29.5" rx="12" ry="13.5" fill={skin} />
      <path d={hairPaths[style]} fill={hair} fillRule={isScarf ? 'evenodd' : 'nonzero'} />
      <circle cx="27.5" cy="30" r="1.5" fill="var(--black)" />
      <circle cx="36.5" cy="30" r="1.5" fill="var(--black)" />
      <path d="M28 36c2.5 2.6 5.5 2.6 8 0" fill="none" stroke="var(--black)" strokeWidth="1.5" strokeLinecap="round" />
      {hasGlasses && (
        <path
          d="M23 30a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm9 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Z"
          fill="none"
          stroke="var(--black)"
          strokeWidth="1.2"
        />
      )}
    </svg>
  );
}

type Props = {
  badge: ReactNode;
  launchLinks: readonly LaunchLink[];
  market: TourMarket;
  language: Locale;
  onMarket: (market: TourMarket) => void;
  onLanguage: (language: Locale) => void;
  onPlay: () => void;
};

/** The languages of the market. */
const languagesOf = (market: TourMarket) =>
  localesOf(market).map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }));

/** The home of the demo: a Play button for the tour, people, market and language, and other programs. */
export function Home({ badge, launchLinks, market, language, onMarket, onLanguage, onPlay }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.home}>
      <header className={styles.hero}>
        {badge}
        <h1 className={styles.headline}>{t`A loan in good hands`}</h1>
        <p className={styles.lead}>
          {t`Pay, pull the cable, and the payment code is still there, counting on. See it in fifteen seconds.`}
        </p>
        <button type="button" className={styles.play} onClick={onPlay}>
          <span className={styles.disc}>
            <Icon name="play" size={34} />
          </span>
          <span className={styles.playText}>
            <span className={styles.playWord}>
              {t({ message: 'Play', comment: 'Large button: plays the guided tour' })}
            </span>
            <span>{t`The whole product in two minutes, by itself`}</span>
          </span>
        </button>
      </header>

      <div className={styles.choices}>
        <RadioTabs
          label={t`Market`}
          options={tourMarkets.map((value) => ({ value, label: t(marketNames[value]) }))}
          value={market}
          onChange={onMarket}
        />
        <RadioTabs label={t`Language`} options={languagesOf(market)} value={language} onChange={onLanguage} />
      </div>

      <section aria-labelledby="people">
        <h2 id="people" className={styles.heading}>
          {t`Or meet somebody`}
        </h2>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.scenario}>
              <PersonCard person={person} market={market} launchLinks={launchLinks} />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="exhibits">
        <h2 id="exhibits" className={styles.heading}>
          {t`Also on show`}
        </h2>
        <Card>
          <Exhibit icon="globe" market={market} path={sitePath}>
            {t`Official site`}
          </Exhibit>
          <Exhibit icon="chat" market={market} path={deskPath}>
            {t`Chats, played back`}
          </Exhibit>
          <Exhibit icon="edit" market={market} path={testPath}>
            {t`Test page for developers`}
          </Exhibit>
          <AllLinks launchLinks={launchLinks} />
        </Card>
      </section>
    </div>
  );
}

type PersonProps = Pick<Props, 'market' | 'launchLinks'> & { person: Person };

function PersonCard({ person, market, launchLinks }: PersonProps) {
  const { t } = useLingui();
  const { names, says, looks } = person;
  const name = scenarioIn(person.scenario, market);
  return (
    <a
      className={cx('row', staff['paper'], styles.person)}
      href={launchLinks.find(({ scenario }) => scenario === name)?.href}
    >
      <span className={styles.face}>
        <Face looks={looks} />
      </span>
      <span className={styles.about}>
        <strong>{names[market]}</strong>
        <span>{t(says)}</span>
      </span>
    </a>
  );
}

type ExhibitProps = { icon: IconName; market: TourMarket; path: string; children: ReactNode };

/** A page outside of the scenarios, in the chosen market. */
function Exhibit({ icon, market, path, children }: ExhibitProps) {
  const href = withBase(__BASE_PATH__, path) + (market === 'india' ? '?pop=1' : '');
  return (
    <a className={cx('row', styles.link)} href={href}>
      <Icon name={icon} size={20} />
      <span className="grow">{children}</span>
      <Icon name="chevron-right" size={18} />
    </a>
  );
}

/** Every scenario, with its name in addresses and in the terminal. */
function AllLinks({ launchLinks }: Pick<Props, 'launchLinks'>) {
  const { t, i18n } = useLingui();
  const count = launchLinks.length;
  return (
    <Accordion summary={t`All ${count} launch links`}>
      <ul className="divided">
        {launchLinks.map((link) => (
          <li key={link.scenario}>
            <a className={cx('row', styles.link)} href={link.href}>
              <span>{launchTitle(i18n, link)}</span>
              <code className="hint">{link.scenario}</code>
            </a>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
