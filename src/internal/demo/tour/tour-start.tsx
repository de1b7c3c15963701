import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { languages, locales, type Locale } from '@/domain/languages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { RadioTabs } from '@/ui/radio-tabs';
import { tourLanguageOf } from './step-address';
import styles from './tour.module.css';

const options = locales.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }));

/** Starts the tour, in a language of choice: each in the market whose own it is. */
export function TourStart({ onBegin }: { onBegin: (language: Locale) => void }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Locale>(tourLanguageOf(i18n.locale));
  return (
    <Card title={t`Guided tour`}>
      <p>
        <Trans>
          The whole product in two minutes, played in the app by itself. It pauses as soon as you touch the app.
        </Trans>
      </p>
      <div className={styles['start']}>
        <RadioTabs label={t`Language of the tour`} options={options} value={language} onChange={setLanguage} />
        <Button onClick={() => onBegin(language)}>
          <Icon name="play" /> <Trans>Play the tour</Trans>
        </Button>
      </div>
    </Card>
  );
}
