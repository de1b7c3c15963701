import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { cx } from './cx';
import { entryField, writeEntryField } from './history-entry';
import { Icon } from './icon';
import styles from './tabs.module.css';

/** In the state of a history entry: the names of its open accordions. */
const stateKey = 'accordions';

function openNames(): readonly unknown[] {
  const names = typeof history === 'undefined' ? null : entryField(stateKey);
  return Array.isArray(names) ? names : [];
}

type Props = {
  summary: ReactNode;
  /** A function is called when the accordion is opened for the first time. */
  children: ReactNode | (() => ReactNode);
  defaultOpen?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  /** Unique on its page. If a person comes back to the page, an accordion that was open is open again. */
  name?: string | undefined;
};

/** A native details element, so it opens before any script has run and search in page finds its content. */
export function Accordion({ summary, children, defaultOpen = false, onOpen, name }: Props) {
  const wasOpen = useMemo(() => name !== undefined && openNames().includes(name), [name]);
  const [isOpened, setIsOpened] = useState(defaultOpen || wasOpen);
  const opened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (wasOpen) opened();
  }, [wasOpen]);

  function onToggle(isOpen: boolean): void {
    if (name !== undefined && openNames().includes(name) !== isOpen) {
      const others = openNames().filter((other) => other !== name);
      // If the engine refuses, the accordion is closed after coming back.
      writeEntryField('replaceState', stateKey, isOpen ? [...others, name] : others);
    }
    if (!isOpen) return;
    setIsOpened(true);
    onOpen?.();
  }

  return (
    <details
      className={styles.fold}
      open={defaultOpen || wasOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={cx('row', styles.summary)}>
        <span className="grow">{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.body}>{typeof children === 'function' ? isOpened && children() : children}</div>
    </details>
  );
}
