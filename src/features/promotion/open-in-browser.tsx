import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { shareHref, type PromotionLink } from './promotion-link';
import styles from './promotion.module.css';

/** Parts of user agents of browsers inside other apps. `QQ/` needs its blank: in `MQQBrowser/` downloads work. */
const marks = [
  /MicroMessenger\//i,
  /(?:^|\s)QQ\//,
  /TIM\//,
  /DingTalk\//i,
  /Weibo(?:\s|\(|\/|_)/i,
  /WhatsApp\//i,
  /\bFB(?:AN|AV|_IAB)\b/,
  /Instagram\s/,
  /(?:^|\s)Line\//i,
  /KAKAOTALK/i,
  /Telegram/i,
  /Snapchat\//i,
  /Zalo\s?(?:iOS|android|\/)/i,
] as const;

/** Whether the page runs in the browser of a messaging app, where downloads fail (specification section 9). */
export function isMessagingBrowser(userAgent: string): boolean {
  return marks.some((mark) => mark.test(userAgent));
}

/** The absolute address of a promotion page to share: campaign and market only, no session parameters. */
export function useShareHref(to: '/register' | '/downloadTemplate', link: PromotionLink): string {
  const { session } = useServices();
  const router = useRouter();
  // At build time there is no page, and the origin is one that no page can have.
  const origin = typeof window === 'undefined' ? 'https://app.invalid' : window.location.origin;
  return shareHref(origin + router.buildLocation({ to }).publicHref, link, session.commonParams()['pop']);
}

/** In a messaging app: asks to open `href`, without session parameters, outside (decision 23, messaging browsers). */
export function OpenInBrowser({ href }: { href: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(
    () => typeof navigator !== 'undefined' && isMessagingBrowser(navigator.userAgent),
  );
  const onClose = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`Open this page in your browser`}
      actions={
        <>
          <CopyButton
            text={href}
            label={t({ message: 'link', comment: 'What is copied, inside "Copy …": the address of this page' })}
          />
          <Button variant="quiet" onClick={onClose}>
            <Trans comment="Button: closes the request to open the page in a browser">Stay here</Trans>
          </Button>
        </>
      }
    >
      <svg className={styles.arrow} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
        <path d="M14 86C20 48 44 22 80 16M60 8l22 7-9 21" />
      </svg>
      <p>{t`Downloads do not work inside a chat app.`}</p>
      <ol className="numbered">
        <li>{t`Tap the menu in the top right corner.`}</li>
        <li>{t`Choose “Open in browser”.`}</li>
      </ol>
    </Dialog>
  );
}
