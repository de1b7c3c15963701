import { Modal, type ModalProps } from './modal';

/** A question or a message in the middle of the screen. Closed, it renders nothing; focus returns to its opener. */
export function Dialog({ open, ...props }: ModalProps) {
  return open ? <Modal {...props} shape="dialog" /> : null;
}
