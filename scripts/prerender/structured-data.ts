// Read by scripts/prerender/render-pages.tsx: what search engines read of a page of the site.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { loanTerms } from '@/domain/loan-terms';
import { markets } from '@/domain/market';
import { loanOffers } from '@/features/site/loan-offer';
import { plainText, pointsOf, sectionOf } from '@/features/site/text-parts';
import { defaultLender } from '@/platform/i18n/lender';
import { readPageText } from '@/platform/i18n/page-text';

const { appName, h5BaseUrl } = appConfig;
const { lender, service } = defaultLender;

function company(): Record<string, unknown> {
  const facts = {
    '@type': 'FinancialService',
    name: appName,
    legalName: lender.name,
    address: lender.address,
    telephone: service.phone,
    email: service.email,
    url: h5BaseUrl.startsWith('http') ? h5BaseUrl : '',
    areaServed: ['ID', 'IN'],
  };
  // An empty value in structured data is a false statement.
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

function loan(market: keyof typeof loanOffers, i18n: I18n): Record<string, unknown> {
  const { amount } = loanOffers[market];
  return {
    '@context': 'https://schema.org',
    '@type': 'LoanOrCredit',
    name: i18n._(msg`Short-term loan`),
    areaServed: market === 'india' ? 'IN' : 'ID',
    currency: markets[market].currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency: markets[market].currency,
      // schema.org expects whole currency units.
      minValue: Number(amount.min / 100n),
      maxValue: Number(amount.max / 100n),
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: loanTerms.term.min,
      maxValue: loanTerms.term.max,
      unitCode: 'DAY',
    },
    provider: company(),
  };
}

function faq(i18n: I18n): Record<string, unknown> {
  const { blocks: questions } = sectionOf(readPageText(i18n, 'site/home', 'indonesia'), 'faq');
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pointsOf(questions).map(({ title, text }) => ({
      '@type': 'Question',
      name: plainText(title),
      acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
    })),
  };
}

/** Structured data of a page for search engines (schema.org). @param i18n has the catalog of the site */
export function factsFor(path: string, i18n: I18n): object[] {
  const organization = { '@context': 'https://schema.org', ...company() };
  if (path === '/') return [organization, faq(i18n)];
  if (path === '/Loan') return [loan('indonesia', i18n), loan('india', i18n)];
  return path === '/About' || path === '/aboutUs' ? [organization] : [];
}
