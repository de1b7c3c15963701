import { useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { appConfig } from '@/config/env';
import type { OfferMarket } from '@/domain/loan-offer';
import { useMarket } from '@/services/market';
import { Calculator } from '../calculator/calculator';
import { ContactSection } from '../contact/contact-section';
import { SiteShell } from '../frame/site-shell';
import { Faq } from './faq';
import { Hero } from './hero';
import { OfferSection } from './offer-section';
import { Steps } from './steps';
import { Trust } from './trust';
import styles from './landing-screen.module.css';

/** The front door of the site: what the product is, per market, and what a loan costs (specification sections 1 and 2). */
export function LandingScreen({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { id } = useMarket();
  const [market, setMarket] = useState<OfferMarket>(id === 'india' ? 'india' : 'indonesia');
  return (
    <SiteShell
      title={appConfig.appName}
      description={t`Short-term loans for people with a salary: every cost before you accept, a decision within a day, and a repayment plan that fits.`}
      hero={<Hero />}
    >
      <OfferSection market={market} onChoose={setMarket} />
      <Steps />
      <Calculator key={market} market={market} />
      <Trust />
      <Faq />
      <ContactSection />
      <div className={styles['more']}>{children}</div>
    </SiteShell>
  );
}
