import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { cx } from './cx';
import { entryField, writeEntryField } from './history-entry';
import { Icon } from './icon';
import styles from './tabs.module.css';

/** In the state of a history entry: the names of its open accordions. */
const stateKey = 'accordions';

function openNames(): readonly unknown[] {
  const names = typeof history === 'undefined' ? null : entryField(history.state, stateKey);
  return Array.isArray(names) ? names : [];
}

/** Where the engine refuses, it is closed again after coming back. */
function remember(name: string, isOpen: boolean): void {
  const others = openNames().filter((other) => other !== name);
  writeEntryField('replaceState', stateKey, isOpen ? [...others, name] : others);
}

type Props = {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Told each time it has been unfolded. */
  onOpen?: (() => void) | undefined;
  /** Unlike any other of its page: who comes back to the page finds it open, if it was. */
  name?: string | undefined;
};

/** Something to unfold: native details, so it opens before any script has run and is found by search in page. */
export function Accordion({ summary, children, defaultOpen = false, onOpen, name }: Props) {
  const wasOpen = useMemo(() => name !== undefined && openNames().includes(name), [name]);
  const opened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (wasOpen) opened();
  }, [wasOpen]);

  function onToggle(isOpen: boolean): void {
    if (name !== undefined && openNames().includes(name) !== isOpen) remember(name, isOpen);
    if (isOpen) onOpen?.();
  }

  return (
    <details
      className={styles['fold']}
      open={defaultOpen || wasOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={cx('row', styles['summary'])}>
        <span className="grow">{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
