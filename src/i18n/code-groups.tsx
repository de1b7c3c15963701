import { Fragment } from 'react';
import styles from './code-groups.module.css';

/** Writes a code in groups of four, the way people read it out: `3901 0123 4567 8`. Its own spaces do not count. */
export function groupInFours(code: string): string {
  return code.replace(/\s+/g, '').replace(/(.{4})(?=.)/gu, '$1 ');
}

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
