import { Trans } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useTapLock } from '@/ui/use-tap-lock';

type Props = { title: string; text: string };

/** Hands a text to the phone's own sharing; absent where the webview has none. */
export function ShareButton({ title, text }: Props) {
  const once = useTapLock();
  if (!('share' in navigator)) return null;

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text });
    } catch {
      // Closed without sharing, or not allowed here: copying stands beside it.
    }
  }

  return (
    <Button variant="secondary" onClick={() => void once(share)}>
      <Icon name="share" size={18} />
      <Trans comment="Button: shares a receipt">Share</Trans>
    </Button>
  );
}
