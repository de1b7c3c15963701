import type { ChangeEvent, Ref } from 'react';
import { policy } from '@/config/policy';
import { Icon } from '@/ui/icon';
import styles from './evidence-picker.module.css';

type Props = { inputRef: Ref<HTMLInputElement>; label: string; onPick: (files: File[]) => void };

/**
 * The way to the gallery or the camera. It stays when nine pictures are there: what goes beyond is refused with a
 * message, where a button that has gone would only puzzle.
 */
export function EvidencePicker({ inputRef, label, onPick }: Props) {
  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // Otherwise picking the same file again would be no change.
    target.value = '';
    if (files.length > 0) onPick(files);
  }

  return (
    <label className={styles['picker']}>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        multiple={policy.evidencePicks === 'several'}
        className="cover"
        aria-label={label}
        onChange={pick}
      />
      <span className={styles['face']} aria-hidden="true">
        <Icon name="camera" />
        {label}
      </span>
    </label>
  );
}
