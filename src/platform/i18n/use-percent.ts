import { useLingui } from '@lingui/macro';

/**
 * The one way to a per cent sign: each language has its own form, `0,1%` or `0.1%`.
 * @returns a function of a share (0.463 is `46.3%`) and the most digits behind the sign of the
 *   fraction, one unless told
 */
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
