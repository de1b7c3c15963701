import { useLingui } from '@lingui/macro';

/** @returns formats a share (0.463 is `46.3%`) in the page's language, by default with at most one decimal */
export function usePercent(): (share: number, digits?: number) => string {
  const { i18n } = useLingui();
  return (share, digits = 1) =>
    i18n.number(share, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: digits });
}

/** @returns the same for a rate of terms or of law, written in hundredths: 0.067 is `0.067%` */
export function useRate(): (percent: number) => string {
  const percent = usePercent();
  return (rate) => percent(rate / 100, 3);
}
