import { useLingui } from '@lingui/macro';

/** Shows a share as per cent in the language of the page: 0.463 is "46.3%". */
export function usePercent(): (share: number, digits?: number) => string {
  const { i18n } = useLingui();
  return (share, digits = 1) =>
    i18n.number(share, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: digits });
}
