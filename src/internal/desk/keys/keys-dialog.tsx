import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import styles from './keys-dialog.module.css';

const listKeys: readonly [string, MessageDescriptor][] = [
  ['/', msg`Search`],
  ['J ↓ · K ↑', msg`Next and previous row`],
  ['Enter', msg`Open the case`],
  ['D', msg`Done, or open again`],
  ['X', msg`Choose for a comparison: the second one opens it`],
  ['?', msg`These keys`],
];

const caseKeys: readonly [string, MessageDescriptor][] = [
  ['J · K', msg`Next and previous case`],
  ['D', msg`Done, and on to the next open case`],
  ['M', msg`Write a note; Esc leaves it`],
  ['→ · ←', msg`One event forward, back`],
  ['⇧→ · ⇧←', msg`Ten seconds forward, back`],
  ['F · ⇧F', msg`Next and previous hit of the search`],
  ['Home · End', msg`First and last event`],
  ['Space', msg`Play, pause`],
  ['L', msg`Copy the link to this second`],
  ['E', msg`Export`],
  ['S', msg`Case or screen, in a narrow window`],
  ['U', msg`Back to the list`],
];

type Props = { open: boolean; onClose: () => void; hasKeys: boolean; onKeys: (hasKeys: boolean) => void };

/** What every key does, and the switch that turns single keys off. */
export function KeysDialog({ open, onClose, hasKeys, onKeys }: Props) {
  const { t } = useLingui();
  const parts = [
    { title: t`In the list`, keys: listKeys },
    { title: t`In a case`, keys: caseKeys },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t`Keys`}>
      {parts.map(({ title, keys }) => (
        <section key={title} className={styles['keys']}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, meaning]) => (
              <div key={key} className={styles['key']}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={<Trans>Work with single keys. Turn this off if you speak to your computer.</Trans>}
        checked={hasKeys}
        onChange={onKeys}
      />
    </Dialog>
  );
}
