import { Trans, useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { ChoiceList } from '@/ui/choice-list';
import { CodeField } from '@/ui/code-field/code-field';
import { DigitsField } from '@/ui/digits-field';
import { LanguageButton } from '@/ui/language-button';
import { RadioTabs } from '@/ui/radio-tabs';
import { SendCodeButton } from '@/ui/send-code-button';
import { StarRating, type Stars } from '@/ui/star-rating';
import { Tabs } from '@/ui/tabs';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import styles from './test-page.module.css';

/** Components of src/ui by their names, separated by commas, and how they look. */
export function Sample({ names, children }: { names: string; children: ReactNode }) {
  return (
    <div className={styles['sample']}>
      <h3 className={styles['names']}>
        <code>{names}</code>
      </h3>
      {children}
    </div>
  );
}

type ButtonVariant = NonNullable<Parameters<typeof Button>[0]['variant']>;
const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Buttons in their weights and states. */
export function ButtonSamples() {
  const { t } = useLingui();
  const working = t({ message: 'Working…', comment: 'Sample of a button that is busy' });
  const sendCode = t({ message: 'Send me a code', comment: 'Sample of a button for an SMS code' });
  return (
    <>
      <Sample names="Button">
        <div className={styles['row']}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <div className={styles['row']}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </div>
        <Button busy busyLabel={working}>
          {working}
        </Button>
        <Button block disabled disabledReason={t`The reason stands below the button`}>
          <Trans comment="Sample of a button that cannot be tapped">Cannot be tapped</Trans>
        </Button>
      </Sample>
      <Sample names="SendCodeButton">
        <div className={styles['row']}>
          {[0, 42].map((secondsLeft) => (
            <SendCodeButton
              key={secondsLeft}
              wait={{ secondsLeft, isWaiting: secondsLeft > 0, isOver: false, start: () => undefined }}
              label={sendCode}
              onSend={() => undefined}
            />
          ))}
        </div>
      </Sample>
    </>
  );
}

/** Fields: as they are, with a hint, with a mistake. */
export function FieldSamples() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [long, setLong] = useState('');
  const [digits, setDigits] = useState('6222021234567890');
  const [code, setCode] = useState('12');
  const label = t({ message: 'Name of the field', comment: 'Sample of a label' });
  const hint = t`A hint says what belongs here`;
  const error = t`An error says what is wrong`;
  return (
    <>
      <Sample names="TextField">
        <TextField label={label} value={text} onChange={setText} hint={hint} />
        <TextField label={label} value={text} onChange={setText} error={error} />
        <TextField label={label} value={text} onChange={setText} disabled />
      </Sample>
      <Sample names="TextArea">
        <TextArea label={label} value={long} onChange={setLong} limit={200} rows={3} error={error} />
      </Sample>
      <Sample names="DigitsField">
        <DigitsField label={label} value={digits} onChange={setDigits} groups={[4]} maxDigits={19} />
      </Sample>
      <Sample names="CodeField">
        <CodeField label={label} value={code} onChange={setCode} maxLength={6} error={error} />
      </Sample>
    </>
  );
}

/** Choices of one or several. */
export function ChoiceSamples() {
  const { t } = useLingui();
  const [choice, setChoice] = useState<'first' | 'second' | 'third' | null>(null);
  const [side, setSide] = useState<'first' | 'second'>('first');
  const [tab, setTab] = useState('first');
  const [isTicked, setIsTicked] = useState(true);
  const [stars, setStars] = useState<0 | Stars>(3);
  const [language, setLanguage] = useState('en');
  const label = t({ message: 'What is chosen', comment: 'Sample of a label of a choice' });
  const first = t({ message: 'First', comment: 'Sample of one of several choices' });
  const second = t({ message: 'Second', comment: 'Sample of one of several choices' });
  const tabs = [
    { id: 'first', label: first },
    { id: 'second', label: second },
  ];
  return (
    <>
      <Sample names="ChoiceList">
        <ChoiceList
          label={label}
          showLabel
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'first', label: first, hint: t`A hint says what belongs here` },
            { value: 'second', label: second },
            {
              value: 'third',
              label: t({ message: 'Cannot be chosen', comment: 'Sample of a choice' }),
              disabled: true,
            },
          ]}
        />
      </Sample>
      <Sample names="RadioTabs">
        <RadioTabs
          label={label}
          value={side}
          onChange={setSide}
          options={[
            { value: 'first', label: first },
            { value: 'second', label: second },
          ]}
        />
      </Sample>
      <Sample names="Tabs">
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} label={label}>
          <p>{tab === 'first' ? first : second}</p>
        </Tabs>
      </Sample>
      <Sample names="Checkbox">
        <Checkbox label={first} checked={isTicked} onChange={setIsTicked} />
        <Checkbox
          label={second}
          checked={!isTicked}
          onChange={() => setIsTicked(!isTicked)}
          error={t`An error says what is wrong`}
        />
      </Sample>
      <Sample names="StarRating">
        <StarRating label={label} value={stars} onChange={setStars} />
      </Sample>
      <Sample names="LanguageButton">
        <LanguageButton
          current={language}
          languages={[
            { code: 'en', name: 'English' },
            { code: 'id', name: 'Bahasa Indonesia' },
          ]}
          onSelect={(code) => Promise.resolve(setLanguage(code))}
        />
      </Sample>
    </>
  );
}
