import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import styles from './staff.module.css';

type FilePickerProps = {
  accept: string;
  /** Opens the camera. */
  capture?: 'environment';
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that opens a file picker. The same file can be selected again. */
export function FilePicker({ accept, capture, onFile, children }: FilePickerProps) {
  return (
    <label className={cx(buttonClass('secondary'), styles.picker)}>
      {children}
      <input
        type="file"
        accept={accept}
        capture={capture}
        className="cover"
        onChange={({ target }) => {
          const [file] = Array.from(target.files ?? []);
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
