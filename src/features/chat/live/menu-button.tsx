import { useLingui } from '@lingui/macro';
import styles from './menu-button.module.css';

/** Opens the menu of the conversation: three dots, in the manner of the shared icon buttons. */
export function MenuButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles['button']} aria-haspopup="dialog" aria-label={t({ message: 'Chat menu', comment: 'Button: start over, share or forget this chat' })} onClick={onClick}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M12 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm0 6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm0 6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z" />
      </svg>
    </button>
  );
}
