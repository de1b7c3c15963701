import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { canShare, share, type SharedText } from './share';
import { useTapLock } from './use-write';

/** Shares a text with another app, without a result, because a copy button is beside it; absent if it cannot. */
export function ShareButton({ title, text, children }: SharedText & { children: ReactNode }) {
  const once = useTapLock();
  if (!canShare({ title, text })) return null;
  return (
    <Button variant="secondary" onClick={() => void once(() => share({ title, text }))}>
      <Icon name="share" size={18} />
      {children}
    </Button>
  );
}
