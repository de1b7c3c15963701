// Part of every build: reads the files of the folder that VITE_MARKET_PACKS names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackSwitches } from '../../config/env-schema.ts';
import {
  packNames,
  parseMarketPack,
  type MarketPack,
  type MarketPacks,
  type ReportConsent,
} from '../../config/market-packs.ts';

/** What the build reads from the packs. */
export type ReadPacks = {
  /** What of them the application shows. */
  packs: MarketPacks;
  consent: ReportConsent;
  /** What being late costs; money in minor units. */
  late: Record<keyof MarketPacks, MarketPack['rules']['late']>;
};

/**
 * Reads the packs of all markets.
 * @param folder where they lie, from `root` (`VITE_MARKET_PACKS`)
 * @param home what the build says instead of Indonesia's own words, such as `VITE_COMPANY_NAME`
 * @throws Error naming a file that is missing, or wrong and why
 */
export function readMarketPacks(root: string, { folder, home }: PackSwitches): ReadPacks {
  const [indonesia, india] = packNames.map((name) => {
    const file = path.join(folder, `${name}.json`);
    const whole = path.resolve(root, file);
    if (!existsSync(whole)) throw new Error(`VITE_MARKET_PACKS: there is no ${file}`);
    return parseMarketPack(readFileSync(whole, 'utf8'), file);
  });
  if (!indonesia || !india) throw new Error('VITE_MARKET_PACKS: a market has no pack');
  const { lender, service } = indonesia;
  return {
    packs: {
      indonesia: {
        ...shownOf(indonesia),
        lender: { ...lender, name: home.name || lender.name, address: home.address || lender.address },
        service: { phone: home.phone || service.phone, email: home.email || service.email },
      },
      india: shownOf(india),
    },
    consent: { indonesia: indonesia.reports, india: india.reports },
    late: { indonesia: indonesia.rules.late, india: india.rules.late },
  };
}

/** What of a pack the application shows. */
function shownOf({
  holidays: _days,
  rules: _rules,
  reports: _reports,
  ...shown
}: MarketPack): MarketPacks['indonesia'] {
  return shown;
}
