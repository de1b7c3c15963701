import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './slider.module.css';

type Props = {
  label: string;
  /** What can be chosen, as shown. */
  choices: readonly string[];
  /** Index of the chosen one. */
  value: number;
  onChange: (index: number) => void;
};

/**
 * A native slider over a list of choices. The part behind the thumb is a progress bar: a strict
 * policy knows no inline style.
 */
export function Slider({ label, choices, value, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const last = choices.length - 1;

  // The page stands there before its script runs: whoever moved the slider meanwhile has
  // chosen, though nobody was told.
  const takeOver = useEffectEvent(() => {
    const moved = Number(input.current?.value ?? value);
    if (moved !== value) onChange(moved);
  });
  useEffect(() => takeOver(), []);

  return (
    <div>
      <div className={styles['head']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <output htmlFor={id} className={styles['value']}>
          {choices[value]}
        </output>
      </div>
      <div className={styles['track']}>
        <progress className={styles['done']} value={value} max={last} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          className={styles['input']}
          type="range"
          min={0}
          max={last}
          step={1}
          value={value}
          aria-valuetext={choices[value]}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <div className={styles['ends']} aria-hidden="true">
        <span>{choices[0]}</span>
        <span>{choices[last]}</span>
      </div>
    </div>
  );
}
