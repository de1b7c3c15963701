import { useLingui } from '@lingui/macro';
import { IconButton } from '@/ui/icon-button';

/** Opens the menu of the conversation. */
export function MenuButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon="more"
      label={t({ message: 'Chat menu', comment: 'Button: start over, share or forget this chat' })}
      opensDialog
      onClick={onClick}
    />
  );
}
