import { type ReactNode, useId, useRef } from 'react';
import { CloseButton } from './button';
import { cx } from './cx';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

type ModalProps = {
  open: boolean;
  /** Called by Esc, a tap beside the panel, and the close button; the caller sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** If false, only the actions close it. Default: true. */
  dismissible?: boolean | undefined;
};

type ShapedProps = Omit<ModalProps, 'open'> & { shape: 'dialog' | 'sheet' };

/** The shared part of dialog and bottom sheet. It is open while it is mounted. */
function Modal({ onClose, title, children, actions, dismissible = true, shape }: ShapedProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(
    ref,
    () => dismissible && onClose(),
    () => (dismissible ? onClose() : ref.current?.showModal()),
  );

  return (
    <dialog
      ref={ref}
      className={cx(styles.layer, styles[shape])}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {dismissible && (shape === 'sheet' || !actions) && <CloseButton onClose={onClose} />}
        </div>
        <div className={cx(styles.body, 'stack')}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** A question or a message in the middle. Closed, it renders nothing and the focus returns to its opener. */
export function Dialog({ open, ...props }: ModalProps) {
  return open ? <Modal {...props} shape="dialog" /> : null;
}

/** A choice at the lower edge, in thumb reach. Otherwise like `Dialog`. */
export function BottomSheet({ open, ...props }: ModalProps) {
  return open ? <Modal {...props} shape="sheet" /> : null;
}
