import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx';
import { useIsLive } from './use-is-live';
import styles from './tabs.module.css';

type Props = {
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  label: string;
  children: ReactNode;
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** ARIA tabs: one Tab stop, arrow keys move and select. Many tabs scroll sideways; the selected one stays in view. */
export function Tabs({ tabs, selected, onSelect, label, children }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === selected);

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[at];
    if (!strip || !(tab instanceof HTMLElement)) return;
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [at]);

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const next = steps[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    const node = list.current?.children[next];
    if (node instanceof HTMLElement) node.focus();
  }

  return (
    <div className="stack">
      <div ref={list} role="tablist" aria-label={label} className={styles.strip}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${index}`}
            aria-selected={index === at}
            aria-controls={`${base}panel`}
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${Math.max(0, at)}`}
        tabIndex={0}
        className="stack"
      >
        {children}
      </div>
    </div>
  );
}

type RadioTabsProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** A few choices side by side, four and more in two columns, one always selected: a native radio group. */
export function RadioTabs<T extends string>({ label, options, value, onChange }: RadioTabsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={!useIsLive()}>
      <legend className="sr-only">{label}</legend>
      <div className={cx(styles.track, options.length > 3 && styles.many)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="cover"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
