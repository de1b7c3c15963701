import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { useServices } from '@/services/services';
import { HelpButton } from '@/ui/ways-out';
import { Facts } from './facts';
import { Hero } from './hero';
import { OpenInBrowser } from './open-in-browser';
import type { PromotionLink } from './promotion-link';
import { PromotionShell } from './promotion-shell';
import { templateQuery } from './queries';
import { RegisterForm } from './register-form';
import type { Registered } from './use-registration';

type Props = {
  link: PromotionLink;
  /** Absolute address of this page, free of session parameters. */
  shareHref: string;
  agreement: { href: string; onOpen: () => void };
  onDone: (how: Registered) => void;
  hint?: ReactNode;
};

/**
 * The page of a campaign, where visitors register (specification section 2). It is drawn from the operator's template;
 * without one, or with one that cannot be read, it is a page of our own that registers just as well.
 */
export function RegisterScreen({ link, shareHref, agreement, onDone, hint }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const { data: template, isPending } = useQuery(templateQuery(api, link));
  const title = template?.title || t`Short-term loans for people with a salary`;

  return (
    <PromotionShell
      title={isPending ? appConfig.appName : title}
      color={template?.backgroundColor ?? ''}
      hero={<Hero title={isPending ? null : title} banner={template?.banner ?? ''} />}
      foot={<SmallPrint />}
    >
      <RegisterForm key={link.id} link={link} onDone={onDone} agreement={agreement} hint={hint} />
      <Facts />
      <OpenInBrowser href={shareHref} />
    </PromotionShell>
  );
}

function SmallPrint() {
  return (
    <>
      <p>
        <Trans>For people over 18. Loans run for 91 to 365 days. Please borrow only what you can pay back.</Trans>
      </p>
      <HelpButton />
      <p>{appConfig.companyName}</p>
    </>
  );
}
