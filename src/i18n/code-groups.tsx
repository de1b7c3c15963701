import { Fragment } from 'react';
import styles from './code-groups.module.css';

/**
 * A code in groups that stand apart only to the eye: selected, searched or read aloud it is the one number it is.
 * @param text groups with a space between them
 */
export function CodeGroups({ text }: { text: string }) {
  const groups = text.split(' ').map((group, index) => ({ group, place: `${String(index)}-${group}` }));
  return groups.map(({ group, place }) => (
    <Fragment key={place}>
      <span className={styles['group']}>{group}</span>
      <wbr />
    </Fragment>
  ));
}
