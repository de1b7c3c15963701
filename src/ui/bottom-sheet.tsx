import { Modal, type ModalProps } from './modal';

/** A choice that rises from the lower edge, in thumb reach. Behaves as the dialog does. */
export function BottomSheet({ open, ...props }: ModalProps) {
  return open ? <Modal {...props} shape="sheet" /> : null;
}
