import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import staff from '../staff.module.css';
import styles from './desk.module.css';

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
  ['L', msg`Copy link to this moment`],
  ['E', msg`Export`],
  ['S', msg`Case or screen, in a narrow window`],
  ['U', msg`Back to the list`],
];

type Props = { open: boolean; onClose: () => void; hasKeys: boolean; onKeys: (hasKeys: boolean) => void };

/** The list of keys, and a switch that turns single keys off. */
export function KeysDialog({ open, onClose, hasKeys, onKeys }: Props) {
  const { t } = useLingui();
  const parts = [
    { title: t`In the list`, keys: listKeys },
    { title: t`In a case`, keys: caseKeys },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t`Keys`}>
      {parts.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, meaning]) => (
              <div key={key} className="row">
                <dt className={styles.key}>
                  <kbd className={cx('pill', staff['state'])}>{key}</kbd>
                </dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t`Work with single keys. Turn this off if you speak to your computer.`}
        checked={hasKeys}
        onChange={onKeys}
      />
    </Dialog>
  );
}
