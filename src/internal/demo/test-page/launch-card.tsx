import { Trans, useLingui } from '@lingui/macro';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { isSameLaunch, launchNames, type LaunchValues, type Preset } from './launch-values';
import styles from './test-page.module.css';

type Props = {
  values: LaunchValues;
  presets: readonly Preset[];
  onChange: (values: LaunchValues) => void;
};

/** Beside the tests there is room for every value; above them, on a phone, they would push everything else away. */
const isWide = () => window.matchMedia('(min-width: 1000px)').matches;

/** What the native app would say when it opens a page: ready-made or by hand. The names are those of the address. */
export function LaunchCard({ values, presets, onChange }: Props) {
  const { t } = useLingui();
  const field = (name: keyof LaunchValues) => ({
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    limit: 4096,
  });
  return (
    <Card title={t`Launch values`}>
      <p className={styles['soft']}>
        <Trans>Every link on this page carries them. An empty one is left out.</Trans>
      </p>
      <div className={styles['row']}>
        {presets.map((preset) => {
          const isTaken = isSameLaunch(preset.values, values);
          return (
            <Button
              key={preset.id}
              variant={isTaken ? 'primary' : 'secondary'}
              aria-pressed={isTaken}
              onClick={() => onChange(preset.values)}
            >
              {t(preset.label)}
            </Button>
          );
        })}
      </div>
      <Accordion summary={t`Edit the values`} defaultOpen={isWide()}>
        <div className={styles['fields']}>
          {launchNames.map((name) => (
            <TextField key={name} label={name} {...field(name)} />
          ))}
        </div>
        <div className={styles['last']}>
          <TextField
            label={t`More parameters`}
            hint={t`As in an address, for example: problemId=7&demo=overdue&clock=+3d`}
            {...field('more')}
          />
        </div>
        <p className={styles['soft']}>
          <Trans>
            Kept on this device; token and session id only until the tab is closed. Use demo values, never those of a
            borrower.
          </Trans>
        </p>
      </Accordion>
    </Card>
  );
}
