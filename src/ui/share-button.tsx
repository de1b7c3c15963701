import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { canShare, share, type SharedText } from './share';
import { useTapLock } from './use-tap-lock';

type Props = SharedText & { children: ReactNode };

/**
 * Shares a text with another app; absent where the browser cannot share. The result is not shown: a button to copy
 * is beside it.
 */
export function ShareButton({ title, text, children }: Props) {
  const once = useTapLock();
  if (!canShare({ title, text })) return null;
  return (
    <Button variant="secondary" onClick={() => void once(() => share({ title, text }))}>
      <Icon name="share" size={18} />
      {children}
    </Button>
  );
}
